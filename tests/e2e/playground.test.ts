import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Response } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../../src/service/server/serve-folder.ts';
import { browserOptions } from './find-browser.ts';
import { findViolations } from './find-violations.ts';
import { type ApiServer, startApiServer } from './playground/api-server.ts';
import { report } from './playground/description.ts';
import { writeSite } from './playground/write-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-playground-'));
let api: ApiServer;
let server: Server;
/** A site whose playground is for readers who are signed in, and sends through a service. */
let guarded: Server;
let browser: Browser;
let context: BrowserContext;
let errors: string[] = [];
/** Messages that browsers write for responses a test asks for. */
let expected: RegExp[] = [];

beforeAll(async () => {
  api = await startApiServer();
  server = await serveSite('open', {}, []);
  guarded = await serveSite('guarded', { playground: { display: 'auth' } }, ['--service', api.url]);
  browser = await chromium.launch(browserOptions());
});

/** Builds a site with these settings and serves it. */
async function serveSite(name: string, settings: Record<string, unknown>, options: string[]): Promise<Server> {
  const [site, out] = [join(folder, name), join(folder, `${name}-out`)];
  writeSite({ folder: site, api: api.url, settings });
  execFileSync(process.execPath, ['bin/docwright.js', 'build', site, '--out', out, ...options], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: 'pipe',
  });
  return serveFolder({ folder: out, port: 0, host: '127.0.0.1', base: '' });
}

afterAll(async () => {
  await browser?.close();
  server?.close();
  guarded?.close();
  await api?.close();
  rmSync(folder, { recursive: true, force: true });
});

afterEach(async () => {
  const unexpected = errors.filter((message) => !expected.some((pattern) => pattern.test(message)));
  await context.close();
  errors = [];
  expected = [];
  expect(unexpected).toEqual([]);
});

async function newContext(): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(20_000);
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  context.on('weberror', (error) => errors.push(error.error().message));
}

async function open(name: string): Promise<Page> {
  await newContext();
  return openIn(name);
}

function addressOf(name: string, site = server): string {
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/api-reference/${name}`;
}

async function openIn(name: string, site = server): Promise<Page> {
  const page = await context.newPage();
  await page.goto(addressOf(name, site));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('dialog').waitFor();
  return page;
}

interface Echo {
  method: string;
  path: string;
  search: string;
  headers: Record<string, string>;
  body: string;
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Sends, and reads what the API echoes. */
async function sendForEcho(page: Page): Promise<Echo> {
  await send(page);
  await status(page, '200');
  return JSON.parse((await page.locator('.playground-response .playground-code').textContent())!) as Echo;
}

async function status(page: Page, text: string): Promise<void> {
  await page.locator('.playground-response .playground-code-pill', { hasText: text }).waitFor();
}

function snippet(page: Page): Promise<string | null> {
  return page.locator('.playground-snippet code').textContent();
}

test('sends the parameters that are filled in, shows them as code, and the response with its headers', async () => {
  const page = await open('list-orders');
  await page.getByLabel('limit').fill('0');
  await page.getByLabel('open', { exact: true }).selectOption('false');
  await page.getByLabel('X-Tenant').fill('acme');
  await page.getByRole('button', { name: 'Add state' }).click();
  await page.getByLabel('state 1', { exact: true }).and(page.locator(':focus')).waitFor();
  await page.getByLabel('state 1', { exact: true }).selectOption('sent');
  expect(await snippet(page)).toContain('limit=0&state=sent&open=false');
  expect(await snippet(page)).toContain('X-Tenant: acme');
  const echo = await sendForEcho(page);
  expect(echo).toMatchObject({ method: 'GET', path: '/orders', search: '?limit=0&state=sent&open=false' });
  expect(echo.headers).toMatchObject({ 'x-tenant': 'acme' });
  await page.locator('.playground-headers summary').click();
  await page.getByText('abc123').waitFor();
});

test('builds a body from its schema: variants, lists, null, free names', async () => {
  const page = await open('create-order');
  await page.getByLabel('customer').fill('Ada "A" Löve');
  await page.getByLabel('Kind of payment').selectOption('invoice');
  await page.getByLabel('iban').fill('DE01');
  await page.getByLabel('express').selectOption('true');
  await page.getByRole('button', { name: 'null' }).click();
  await page.getByLabel('amount').fill('1.50');
  await page.getByRole('button', { name: 'Add items' }).click();
  await page.getByLabel('sku').fill('A1');
  await page.getByRole('button', { name: 'Add labels' }).click();
  await page.getByRole('button', { name: 'Add field: labels' }).click();
  await page.getByLabel('Name 1').fill('size');
  await page.getByLabel('labels size', { exact: true }).fill('XL');
  const echo = await sendForEcho(page);
  expect(JSON.parse(echo.body)).toEqual({
    customer: 'Ada "A" Löve',
    payment: { kind: 'invoice', iban: 'DE01' },
    express: true,
    note: null,
    amount: 1.5,
    items: [{ sku: 'A1' }],
    labels: { size: 'XL' },
  });
});

test('fills a body with an example of the description, as JSON and by pasting', async () => {
  const page = await open('create-order');
  await page.getByRole('combobox', { name: 'Fill in…' }).selectOption('A small order');
  expect(await page.getByLabel('customer').inputValue()).toBe('Grace');
  await page.getByText('JSON', { exact: true }).click();
  const raw = page.getByLabel('Body, JSON');
  await raw.fill('{"customer": 12345678901234567890,}');
  await page
    .locator('.playground-fault')
    .filter({ hasText: /line 1, column/ })
    .waitFor();
  await raw.fill('{"customer": 12345678901234567890}');
  expect((await sendForEcho(page)).body).toBe('{"customer": 12345678901234567890}');
  await raw.fill('{"customer": "Lin"}');
  await page.getByText('Form', { exact: true }).click();
  expect(await page.getByLabel('customer').inputValue()).toBe('Lin');
  await page
    .getByLabel('iban')
    .or(page.getByLabel('number'))
    .first()
    .evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '{"customer":"Pasted"}');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
  expect(await page.getByLabel('customer').inputValue()).toBe('Pasted');
});

test('asks for what a request needs wherever it stands, and sends it anyway', async () => {
  const page = await open('create-order');
  await page.getByRole('button', { name: 'Add items' }).click();
  await send(page);
  const alert = page.getByRole('alert').filter({ hasText: 'customer' });
  await alert.getByText('The description requires a value for customer, items[0].sku, payment.number.').waitFor();
  for (const name of ['customer', 'number', 'sku'])
    expect([name, await page.getByLabel(name, { exact: true }).getAttribute('aria-invalid')]).toEqual([name, 'true']);
  await page.getByLabel('customer').and(page.locator(':focus')).fill('Ada');
  expect(await page.getByLabel('customer').getAttribute('aria-invalid')).toBeNull();
  await alert.getByRole('button', { name: 'Send anyway' }).click();
  await status(page, '200');
  const echo = JSON.parse((await page.locator('.playground-response .playground-code').textContent())!) as Echo;
  expect(JSON.parse(echo.body)).toEqual({ customer: 'Ada', payment: { kind: 'card' }, items: [{}] });
});

test('sends whole numbers of any length as they are typed, from the form and from JSON', async () => {
  const page = await open('create-order');
  await page.getByLabel('customer').fill('Ada');
  await page.getByLabel('number', { exact: true }).fill('1');
  await page.getByLabel('amount').fill('9223372036854775807');
  expect((await sendForEcho(page)).body).toContain('"amount":9223372036854775807');
  await page.getByText('JSON', { exact: true }).click();
  await page.getByRole('radio', { name: 'JSON' }).press('ArrowLeft');
  expect(await page.getByLabel('amount').inputValue()).toBe('9223372036854775807');
  await page.getByRole('radio', { name: 'Form' }).and(page.locator(':focus')).waitFor();
});

test('finds after a reload what was typed, where the reader wants it kept', async () => {
  const page = await open('list-orders');
  await page.getByLabel('limit').fill('7');
  await page.getByText('More headers and parameters').click();
  await page.getByRole('button', { name: 'Add header' }).click();
  await page.getByLabel('Headers, Name 1').fill('X-Own');
  await page.getByLabel('Headers, Value 1').fill('mine');
  expect((await sendForEcho(page)).headers).toMatchObject({ 'x-own': 'mine', accept: 'application/json' });
  await page.reload();
  expect(await page.getByLabel('limit').inputValue()).toBe('7');
  expect(await page.getByLabel('Headers, Value 1').inputValue()).toBe('mine');
  await page.getByLabel('Keep what I type').selectOption('Nowhere');
  await page.getByLabel('limit').fill('8');
  await page.reload();
  await page.getByLabel('Headers, Value 1').waitFor({ state: 'detached' });
  expect(await page.getByLabel('limit').inputValue()).toBe('');
});

test('shows no secret on the screen, and copies it', async () => {
  const page = await open('with-either');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Authorization', { exact: true }).first().selectOption('header key & query key');
  await page.getByLabel('X-Key').fill('hush-1');
  await page.getByLabel('key', { exact: true }).fill('hush-2');
  expect(await page.locator('.playground-address').textContent()).toContain('key=••••••••');
  expect(await page.locator('.playground').textContent()).not.toContain('hush');
  await page.locator('.playground-snippet').getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/hush-2[\s\S]*hush-1/);
  await page.getByRole('button', { name: 'Show secrets' }).click();
  expect(await snippet(page)).toContain('hush-1');
});

test('follows no redirect with a key in a header of its own, until it is told to', async () => {
  const page = await open('redirect-with-key');
  await page.getByLabel('X-Key').fill('k');
  await send(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Redirect not followed' });
  await alert.waitFor();
  expect(api.redirected()).toBe(0);
  await alert.getByRole('button', { name: 'Follow anyway' }).click();
  await status(page, '200');
  expect(api.redirected()).toBe(1);
  await page.locator('.playground-redirects').getByText('/redirected').waitFor();
});

test('ties controls to notes that exist, and says what is required', async () => {
  const page = await open('create-order');
  await page.getByRole('button', { name: 'Add items' }).click();
  const broken = await page.evaluate(
    () =>
      [...document.querySelectorAll('.playground [aria-describedby], .playground [aria-labelledby]')].filter(
        (element) =>
          `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-labelledby') ?? ''}`
            .split(' ')
            .some((id) => id !== '' && !document.getElementById(id)),
      ).length,
  );
  expect(broken).toBe(0);
  expect(await page.getByLabel('customer', { exact: true }).getAttribute('aria-required')).toBe('true');
  expect(await page.locator('label:has(> .playground-required)').count()).toBeGreaterThan(1);
});

test('asks for what an address needs', async () => {
  const page = await open('read-order');
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'The address needs a value for id' }).waitFor();
  const field = page.getByLabel('id', { exact: true });
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement && element.getAttribute('aria-invalid')))
    .toBe('true');
  expect(
    await field.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent,
    ),
  ).toBe('A value is needed here.');
  await field.fill('a/b c');
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  expect((await sendForEcho(page)).path).toBe('/orders/a%2Fb%20c');
});

test('chooses a server and its variables, also from a script of the page', async () => {
  const page = await open('list-orders');
  await page.getByLabel('Server', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('stage').selectOption('v2');
  expect((await sendForEcho(page)).path).toBe('/v2/orders');
  await page.evaluate(() =>
    (
      window as never as { mintlify: { api: { playground: { setServerVariables: (values: object) => void } } } }
    ).mintlify.api.playground.setServerVariables({ stage: 'v1' }),
  );
  expect((await sendForEcho(page)).path).toBe('/v1/orders');
});

test('says at once that it sends, and that there is no connection where the site does not answer', async () => {
  const page = await open('list-orders');
  let lose = (): void => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(/send-request[^/]*\.js$/, async (route) => {
    await lost;
    await route.abort();
  });
  expected = [/ERR_FAILED/];
  await send(page);
  await page.getByText('Sending…').first().waitFor();
  lose();
  await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
});

test('sends keys in headers and queries and passwords, keeps them for other pages, and forgets them', async () => {
  const page = await open('with-header-key');
  await page.getByLabel('X-Key').fill('k 1');
  expect((await sendForEcho(page)).headers['x-key']).toBe('k 1');
  const query = await openIn('with-query-key');
  await query.getByLabel('key', { exact: true }).fill('a&b');
  expect((await sendForEcho(query)).search).toBe('?key=a%26b');
  const basic = await openIn('with-password');
  await basic.getByLabel('Username').fill('ada');
  await basic.getByLabel('Password', { exact: true }).fill('päss');
  expect((await sendForEcho(basic)).headers['authorization']).toBe(
    `Basic ${Buffer.from('ada:päss').toString('base64')}`,
  );
  const again = await openIn('with-either');
  expect(await again.getByLabel('Authorization', { exact: true }).first().inputValue()).toBe('1');
  expect(await sendForEcho(again)).toMatchObject({ search: '?key=a%26b', headers: { 'x-key': 'k 1' } });
  await again.getByRole('button', { name: 'Forget credentials' }).click();
  expect(await snippet(again)).not.toContain('X-Key');
  expect(await again.evaluate(() => JSON.stringify(localStorage))).not.toContain('k 1');
});

test('sends a bearer token, and says that pages cannot send cookies', async () => {
  const page = await open('with-either');
  await page.getByLabel('Authorization', { exact: true }).last().fill('t0ken');
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer t0ken');
  const cookie = await openIn('with-cookie-key');
  await cookie.getByLabel('session').fill('s1');
  expect(await snippet(cookie)).toContain('session=••••••••');
  await cookie.getByText('Browsers do not let pages set cookies').waitFor();
});

test.each(['with-oauth', 'with-openid'])('signs in for %s with a code and its proof', async (name) => {
  const page = await open(name);
  await page.getByText('Get a token').click();
  await page.getByLabel('Client ID').fill('me');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Token received.').waitFor();
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer issued-token');
});

test('gets a token as the client itself', async () => {
  const page = await open('with-oauth');
  await page.getByText('Get a token').click();
  await page.getByLabel('Client ID').fill('me');
  await page.getByLabel('Way to get a token').selectOption('As the client itself (clientCredentials)');
  await page.getByLabel('Client secret').fill('secret');
  await page.getByRole('button', { name: 'Get token' }).click();
  await page.getByText('Token received.').waitFor();
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer client-issued-token');
});

test('gets a token with every other flow, says why there is none, and renews one that is over', async () => {
  expected = [/400/];
  const page = await open('with-every-flow');
  const flow = page.getByLabel('Way to get a token');
  await page.getByText('Get a token').click();
  await page.getByLabel('Client ID').fill('me');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Token received.').waitFor();
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer implicit-issued-token');
  await flow.selectOption('On another device (deviceAuthorization)');
  await page.getByRole('button', { name: 'Get token' }).click();
  await page.getByText('Token received.').waitFor();
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer device-issued-token');
  await flow.selectOption('With user name and password (password)');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Get token' }).click();
  await page.getByText('The server refused: Not with these.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('pass');
  await page.getByRole('button', { name: 'Get token' }).click();
  await page.getByText('The token has expired.').waitFor();
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer new-issued-token');
  await page.getByText('Valid for 60 more minutes.').waitFor();
});

test('folds, searches and formats what comes back, and shows pages without letting them run', async () => {
  expected = [/Blocked script execution|404/];
  const page = await open('list-orders');
  await sendForEcho(page);
  const response = page.locator('.playground-response');
  await response.getByRole('searchbox', { name: 'Search the response' }).fill('PATH');
  await response.getByRole('status').filter({ hasText: '1 of 1' }).waitFor();
  expect(await response.locator('mark[data-current]').textContent()).toBe('path');
  await response.getByRole('button', { name: 'Fold 1', exact: true }).press('Enter');
  await response.locator('mark').waitFor();
  // What is looked at is not folded away; what was folded is, once the search is over.
  await response.getByRole('searchbox').fill('');
  await expect.poll(() => response.locator('.playground-line').count()).toBe(2);
  const xml = await openIn('read-xml');
  await send(xml);
  await xml.locator('.playground-line').nth(2).filter({ hasText: '    <sku>A1</sku>' }).waitFor();
  await xml.getByRole('radio', { name: 'Formatted' }).press('ArrowRight');
  expect(await xml.locator('.playground-line').count()).toBe(1);
  const html = await openIn('read-page');
  await send(html);
  await html.getByText('Preview', { exact: true }).click();
  await html.frameLocator('iframe').getByRole('heading', { name: 'Hello' }).waitFor();
  expect(await html.evaluate(() => 'attacked' in window)).toBe(false);
  const pdf = await openIn('read-pdf');
  await send(pdf);
  expect(await pdf.locator('iframe.playground-page').getAttribute('src')).toMatch(/^blob:/);
});

test('uses environments, keeps what was sent, and fills it in again', async () => {
  const page = await open('list-orders');
  await page.getByLabel('X-Tenant').fill('{{tenant}}');
  const workspace = page.getByRole('button', { name: 'Workspace' });
  const panel = page.getByRole('dialog', { name: 'Workspace' });
  await workspace.click();
  await panel.getByRole('button', { name: 'New environment' }).click();
  await panel.getByLabel('Name 1').fill('other');
  await page.keyboard.press('Escape');
  await workspace.and(page.locator(':focus')).waitFor();
  await page.getByText('This environment has no value for tenant.').waitFor();
  await workspace.press('Enter');
  await panel.getByLabel('Name 1').fill('tenant');
  await panel.getByLabel('Value 1').fill('acme');
  await page.keyboard.press('Escape');
  await page.getByLabel('limit').fill('3');
  expect((await sendForEcho(page)).headers).toMatchObject({ 'x-tenant': 'acme' });
  await page.reload();
  await page.getByLabel('limit').fill('4');
  await workspace.click();
  expect(await panel.getByLabel('Environment', { exact: true }).inputValue()).toBe('0');
  await panel.getByRole('button', { name: 'Use again: List orders' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await page.getByLabel('limit').inputValue()).toBe('3');
  expect(await page.getByLabel('X-Tenant').inputValue()).toBe('{{tenant}}');
  await page.goto(`${addressOf('create-order')}?playground=open`);
  await workspace.click();
  await panel.getByRole('button', { name: 'Use again: List orders' }).click();
  await page.waitForURL('**/list-orders?playground=open');
  await expect.poll(() => page.getByLabel('limit').inputValue()).toBe('3');
});

test('takes a cURL command for the request, and gives requests to other clients', async () => {
  const page = await open('list-orders');
  await page.getByRole('button', { name: 'Workspace' }).click();
  const panel = page.getByRole('dialog', { name: 'Workspace' });
  await panel.getByLabel('Paste a cURL command').fill('wget x');
  await panel.getByRole('button', { name: 'Use as request' }).click();
  await panel.getByText('This is not a cURL command.').waitFor();
  await panel
    .getByLabel('Paste a cURL command')
    .fill(`curl '${api.url}/orders?limit=9&mine=1&state=paid' -H 'X-Tenant: acme'`);
  await panel.getByRole('button', { name: 'Use as request' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await page.getByLabel('limit').inputValue()).toBe('9');
  expect((await sendForEcho(page)).search).toBe('?limit=9&state=paid&mine=1');
  await page.getByRole('button', { name: 'Workspace' }).click();
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: '.http' }).click(),
  ]);
  expect(readFileSync(await one.path(), 'utf8')).toContain(`GET ${api.url}/orders?limit=9&state=paid&mine=1`);
  await panel.getByLabel('Export', { exact: true }).selectOption('All requests');
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Postman' }).click(),
  ]);
  const collection = JSON.parse(readFileSync(await all.path(), 'utf8')) as { item: { name: string }[] };
  expect(JSON.stringify(collection.item)).toContain('With every flow');
  expect(JSON.stringify(collection.item)).toContain('Upload bytes');
});

test('uploads files in parts and as a whole', async () => {
  const page = await open('upload-files');
  await page.getByLabel('title').fill('Two');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a "b".png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71, 0, 255]) });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('first') },
      { name: 'y.txt', mimeType: 'text/plain', buffer: Buffer.from('second') },
    ]);
  await send(page);
  await status(page, '201');
  const answer = JSON.parse((await page.locator('.playground-response .playground-code').textContent())!) as {
    text: string;
  };
  expect(answer.text).toContain(
    'name="photo"; filename="a %22b%22.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\x00\xff\r\n',
  );
  expect(answer.text).toMatch(/filename="x\.txt"[\s\S]*first[\s\S]*filename="y\.txt"[\s\S]*second/);
  const bytes = await openIn('upload-bytes');
  await send(bytes);
  await bytes.getByRole('alert').filter({ hasText: 'Choose a file' }).waitFor();
  await expect.poll(() => bytes.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  writeFileSync(join(folder, 'data.bin'), 'whole');
  await bytes.locator('input[type=file]').setInputFiles(join(folder, 'data.bin'));
  await send(bytes);
  await status(bytes, '201');
  expect(await bytes.locator('.playground-response .playground-code').textContent()).toContain('"text": "whole"');
});

test('sends forms and texts', async () => {
  const page = await open('send-form');
  await page.getByLabel('name', { exact: true }).fill('a&b=c d');
  expect((await sendForEcho(page)).body).toBe('name=a%26b%3Dc+d');
  const text = await openIn('send-text');
  await text.getByLabel('Body').fill('line 1\nline 2');
  const echo = await sendForEcho(text);
  expect([echo.headers['content-type'], echo.body]).toEqual(['text/plain', 'line 1\nline 2']);
});

test('shows streams as they arrive', async () => {
  const page = await open('stream-events');
  await send(page);
  await page.locator('.playground-events li').first().waitFor();
  expect(await page.locator('.playground-events li').count()).toBeLessThan(3);
  await page.locator('.playground-events li').nth(2).filter({ hasText: 'third' }).waitFor();
  expect(await page.locator('.playground-events li').nth(1).textContent()).toBe('2notesecond');
  const lines = await openIn('stream-lines');
  await send(lines);
  await lines.locator('.playground-events li').nth(2).filter({ hasText: '"line": 3' }).waitFor();
});

test('stops a request that waits and a stream that never ends', async () => {
  const [slow, aborted] = [api.slow(), api.aborted()];
  const page = await open('wait');
  await send(page);
  // What is cancelled before it has left the browser is no request that the server could see given up.
  await expect.poll(() => api.slow()).toBeGreaterThan(slow);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').filter({ hasText: 'Cancelled' }).waitFor();
  const stream = await openIn('stream-forever');
  await send(stream);
  await stream.locator('.playground-events li').nth(2).waitFor();
  await stream.getByRole('button', { name: 'Cancel' }).click();
  await stream.getByText('stopped').waitFor();
  await stream.getByRole('button', { name: 'Send' }).waitFor();
  await expect.poll(() => api.aborted()).toBeGreaterThanOrEqual(aborted + 2);
});

test('shows an error status and a picture', async () => {
  expected = [/503/];
  const page = await open('fail');
  await send(page);
  await status(page, '503');
  await page.getByText('as asked').waitFor();
  const picture = await openIn('draw');
  await send(picture);
  await picture.getByRole('img', { name: 'Response' }).waitFor();
  expect(
    await picture.getByRole('img', { name: 'Response' }).evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBe(120);
});

test('says in words that an API refuses pages, and that a server is not there', async () => {
  expected = [/CORS|ERR_FAILED|ERR_CONNECTION_REFUSED|403|405/];
  const page = await open('closed-to-pages');
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'Blocked by the browser (CORS)' }).waitFor();
  await page.route(`${api.url}/**`, (route) => route.abort('connectionrefused'));
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
});

test('opens by its address, closes with Escape and gives the focus back', async () => {
  const page = await open('list-orders');
  expect(page.url()).toContain('?playground=open');
  await page.getByLabel('limit').fill('7');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(page.url()).not.toContain('playground');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('tryit-button');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('limit').inputValue()).toBe('7');
  await page.getByLabel('limit').press('Enter');
  await status(page, '200');
  await page.goto(`${page.url().split('?')[0]}?playground=open`);
  await page.getByRole('dialog').waitFor();
});

test('a link to an inner field opens what is around it, and stands at the field at once', async () => {
  await newContext();
  // A phone's window, in which the field is far down.
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(addressOf('create-order'));
  const ids = await page.locator('.expandable .field[id]').evaluateAll((fields) => fields.map(({ id }) => id));
  const id = ids.find((one) => one.endsWith('items-sku'))!;
  await page.goto('about:blank');
  await page.goto(`${addressOf('create-order')}#${id}`);
  // Measured where the page first moves: a way that is animated would be at its beginning.
  const top = await page.waitForFunction((name) => {
    const field = document.getElementById(name);
    return scrollY > 0 && field?.checkVisibility() ? field.getBoundingClientRect().top : null;
  }, id);
  expect(await top.jsonValue()).toBeGreaterThanOrEqual(0);
  expect(await top.jsonValue()).toBeLessThan(250);
});

test('a field names the page of its schema, which names the endpoint again', async () => {
  await newContext();
  const page = await context.newPage();
  await page.goto(addressOf('create-order'));
  await page.locator('.field').getByRole('link', { name: 'Item', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Item' }).waitFor();
  expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/api-reference/schemas/item');
  await page.locator('main').getByRole('link', { name: 'Order', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Order' }).waitFor();
  await page.locator('main').getByRole('link', { name: 'Create order' }).first().waitFor();
});

test.each([
  ['create-order', 120_000],
  ['order-with-oauth', 120_000],
])('the page of %s and its playground stay within their budgets', async (name, budget) => {
  await newContext();
  const page = await context.newPage();
  const sizes = { page: 0, playground: 0 };
  let part: keyof typeof sizes = 'page';
  const bodies: Promise<void>[] = [];
  const weigh = (response: Response): void => {
    const counted = part;
    if (part === 'page' && response.request().resourceType() !== 'script') return;
    // What an endpoint's own data weigh is the description's affair.
    if (response.url().startsWith(new URL(addressOf('')).origin) && !response.url().endsWith('.json'))
      bodies.push(response.body().then((body) => void (sizes[counted] += gzipSync(body).length)));
  };
  page.on('response', weigh);
  await page.goto(addressOf(name), { waitUntil: 'networkidle' });
  // What is loaded for the next page at a reader's first move is no part of the playground.
  await Promise.all([page.waitForResponse(/\/instant-pages\./), page.locator('h1').hover()]);
  part = 'playground';
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', weigh);
  await Promise.all(bodies);
  expect(sizes.page).toBeGreaterThan(2_000);
  expect(sizes.page).toBeLessThan(10_000);
  expect(sizes.playground).toBeGreaterThan(60_000);
  expect(sizes.playground).toBeLessThan(budget);
});

test('copies the whole of an example of which the page shows the beginning', async () => {
  await newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(addressOf('read-report'));
  const block = page.locator('#response-example .code-block[data-rest]');
  expect(await block.locator('code').textContent()).not.toContain('"line": 399');
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"line": 399');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(report);
  expect(JSON.parse((await page.locator('#response-example code').textContent())!)).toEqual(report);
});

test('writes the example of the page in another language when a reader chooses it', async () => {
  const page = await open('list-orders');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Python' }).click();
  await page.locator('#request-example [role=tabpanel]:visible code', { hasText: 'import requests' }).waitFor();
});

/** Opens a list by the keyboard. What stands in a list that is just opening takes the focus a moment later. */
async function unfold(summary: Locator): Promise<void> {
  const takesFocus = (element: HTMLElement | SVGElement): boolean => {
    element.focus();
    return document.activeElement === element;
  };
  await expect.poll(() => summary.evaluate(takesFocus)).toBe(true);
  await summary.press('Enter');
}

test('fetches inner fields when the address names one of them, and names them after those around them', async () => {
  await newContext();
  const page = await context.newPage();
  await page.goto(`${addressOf('create-order')}#param-parent-parent-customer`);
  const field = page.locator('#param-parent-parent-customer');
  await field.waitFor();
  await page.waitForFunction(
    (element) => element!.getBoundingClientRect().top > 0 && element!.getBoundingClientRect().bottom < innerHeight,
    await field.elementHandle(),
  );
  expect(await field.locator('> p > a').getAttribute('href')).toBe('#param-parent-parent-customer');
  await unfold(page.locator('#param-parent-parent-parent summary'));
  await unfold(page.locator('#param-parent-parent-parent-payment summary'));
  await page.locator('#param-parent-parent-parent-payment [role=tab]', { hasText: 'invoice' }).first().click();
  await page.locator('#param-parent-parent-parent-payment-iban').waitFor();
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('links to inner fields where scripts do not run', async () => {
  context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(addressOf('create-order'));
  await page.locator('#param-parent summary').click();
  await page.locator('#param-parent details a').click();
  expect(await page.locator('.field > p:first-child').first().textContent()).toContain('customer');
});

test('shows only the address where a page asks for that', async () => {
  await newContext();
  const page = await context.newPage();
  await page.goto(addressOf('copy-only'));
  await page.getByRole('button', { name: 'Copy the path' }).waitFor();
  expect(await page.getByRole('button', { name: 'Try it' }).count()).toBe(0);
});

test('is there for readers who are signed in, and sends cookies through the service', async () => {
  await newContext();
  const page = await context.newPage();
  const asked = page.waitForResponse('**/_docwright/user');
  await page.goto(addressOf('with-cookie-key', guarded));
  await asked;
  await page.getByRole('button', { name: 'Copy the path' }).waitFor();
  expect(await page.getByRole('button', { name: 'Try it' }).isVisible()).toBe(false);
  api.signIn({ groups: [], apiPlaygroundInputs: { cookie: { session: 'known to the site' } } });
  const signedIn = await openIn('with-cookie-key', guarded);
  await signedIn.getByText('Sent through the service of this site.').waitFor();
  expect(await signedIn.getByLabel('session').inputValue()).toBe('known to the site');
  await signedIn.getByLabel('session').fill('s 1');
  const echo = await sendForEcho(signedIn);
  expect(echo).toMatchObject({
    method: 'GET',
    path: '/with/cookie',
    headers: { cookie: 'session=s%201', 'x-passed-on': 'yes' },
  });
});

test('says what the service says when it does not pass a request on', async () => {
  expected = [/403/];
  await newContext();
  api.signIn({ groups: [] });
  const page = await openIn('fail', guarded);
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'This address is not one of the API.' }).waitFor();
});

test('goes on with another endpoint from its list', async () => {
  const page = await open('list-orders');
  await page.getByRole('button', { name: 'Other endpoints' }).click();
  const field = page.getByRole('searchbox', { name: 'Find an endpoint' });
  await page.locator('.playground-endpoints a[aria-current=page]', { hasText: 'List orders' }).waitFor();
  await field.fill('orders nothing');
  await page.getByText('No endpoint fits.').waitFor();
  await page.keyboard.press('Escape');
  expect(await field.count()).toBe(0);
  expect(await page.getByRole('dialog', { name: 'Try it' }).isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await field.fill('post order');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create-order?playground=open');
  await page.getByRole('dialog', { name: 'Create order' }).waitFor();
});

test('works by keyboard alone, from the button to the response', async () => {
  await newContext();
  const page = await context.newPage();
  await page.goto(addressOf('list-orders'));
  await page.getByRole('button', { name: 'Try it' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  for (
    let presses = 0;
    presses < 40 && (await page.evaluate(() => document.activeElement?.tagName !== 'INPUT'));
    presses++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await status(page, '200');
  expect(await snippet(page)).toContain('limit=5');
  const button = page.getByRole('button', { name: 'Send' });
  await button.press('Enter');
  await page.getByRole('button', { name: 'Send' }).and(page.locator(':focus')).waitFor();
});

test('breaks no rule of accessibility that a program can see, empty, refused, answered, with its workspace', async () => {
  const page = await open('create-order');
  const workspace = page.getByRole('button', { name: 'Workspace' });
  await page.getByText('More headers and parameters').click();
  await page.getByRole('button', { name: 'Add header' }).click();
  await send(page);
  const anyway = page.getByRole('button', { name: 'Send anyway' });
  await anyway.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await anyway.click();
  await status(page, '200');
  await page.getByRole('searchbox', { name: 'Search the response' }).fill('a');
  expect(await findViolations(page)).toEqual([]);
  await workspace.click();
  await page.getByRole('button', { name: 'New environment' }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const box = (await page.getByRole('dialog', { name: 'Workspace' }).boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= 360]).toEqual([true, true]);
});

test('fits a phone without scrolling sideways', async () => {
  const page = await open('create-order');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('combobox', { name: 'Fill in…' }).selectOption('A small order');
  await send(page);
  await status(page, '200');
  expect(
    await page
      .getByRole('dialog')
      .evaluate((dialog) => [
        dialog.scrollWidth,
        dialog.clientWidth,
        dialog.querySelector('.playground-columns')!.scrollWidth,
      ]),
  ).toEqual([360, 360, 360]);
});

test('opens a channel, sends messages from templates, shows what comes, and opens it again when it breaks', async () => {
  expected = [/WebSocket/];
  await newContext();
  const page = await context.newPage();
  await page.goto(addressOf('websockets/chat-room'));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByLabel('Authorization', { exact: true }).fill('t0ken');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByText('The address needs a value for room.').waitFor();
  expect(await page.getByLabel('room', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('room', { exact: true }).fill('a b');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByText('hello /rooms/a%20b t0ken').waitFor();
  expect(JSON.parse(await page.getByLabel('Message', { exact: true }).inputValue())).toEqual({ text: 'Hi' });
  await page.getByLabel('Kind of message').selectOption('Leave');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('echo {').waitFor();
  await page.getByLabel('Message', { exact: true }).fill('break');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => page.getByText('hello /rooms/a%20b').count(), { timeout: 10_000 }).toBe(2);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('status').filter({ hasText: 'closed' }).waitFor();
});

test('sends bytes, names subprotocols, tells why a channel closed, and keeps messages', async () => {
  await newContext();
  const page = await context.newPage();
  await page.goto(addressOf('websockets/chat-room'));
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByLabel('room', { exact: true }).fill('b');
  await page.getByLabel('Authorization', { exact: true }).fill('t0ken');
  await page.getByText('Browsers do not let pages set headers of a WebSocket: Authorization').waitFor();
  await page.getByLabel('Subprotocols').fill('chat.v2, chat.v1');
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByText('hello /rooms/b chat.v2, chat.v1, t0ken').waitFor();
  await page.getByText('/rooms/b · chat.v2').waitFor();
  const message = page.getByLabel('Message', { exact: true });
  await page.getByLabel('Content type', { exact: true }).selectOption('Hex');
  await message.fill('00 ff zz');
  await page.getByText('This cannot be read as Hex.').waitFor();
  expect(await page.getByRole('button', { name: 'Send message' }).isDisabled()).toBe(true);
  await message.fill('00 ff 7f');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.locator('[data-kind=received]', { hasText: '00 ff 7f' }).waitFor();
  await page.locator('[data-kind=received] select').selectOption('Base64');
  await page.locator('[data-kind=received]', { hasText: 'AP9/' }).waitFor();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([222, 173]) });
  await page.locator('[data-kind=received]', { hasText: 'de ad' }).waitFor();
  await page.getByLabel('Content type', { exact: true }).selectOption('Text');
  await message.fill('bye');
  await page.getByRole('button', { name: 'Save message' }).click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.locator('[data-kind=closed]', { hasText: '4001 · finished' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByLabel('Kind of message').selectOption('★ bye');
  expect(await message.inputValue()).toBe('bye');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => page.getByRole('option', { name: '★ bye' }).count()).toBe(0);
});
