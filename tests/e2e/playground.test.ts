import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import { type Echo, send, sendForEcho, snippet, status } from './playground/send-request.ts';
import { servePlayground } from './playground/serve-playground.ts';

const site = servePlayground('open');

test('sends the parameters that are filled in, shows them as code, and the response with its headers', async () => {
  const page = await site.open('list-orders');
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

test('is called what its page is, without the labels there', async () => {
  const page = await site.open('read-page');
  await page.locator('h1 .nav-tag-pill').waitFor({ state: 'attached' });
  expect(await page.locator('.playground-title').textContent()).toBe('Read page');
});

test('a slash on one of its buttons opens no search above it', async () => {
  const page = await site.open('list-orders');
  await page.getByRole('button', { name: 'Add state' }).focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Enter');
  await page.getByLabel('state 1', { exact: true }).and(page.locator(':focus')).waitFor();
  expect(await page.locator('.search-dialog[open]').count()).toBe(0);
});

test('builds a body from its schema: variants, lists, null, free names', async () => {
  const page = await site.open('create-order');
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
  const page = await site.open('create-order');
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
  const page = await site.open('create-order');
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
  const page = await site.open('create-order');
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
  const page = await site.open('list-orders');
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

test('ties controls to notes that exist, and says what is required', async () => {
  const page = await site.open('create-order');
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
  const page = await site.open('read-order');
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
  const page = await site.open('list-orders');
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
  const page = await site.open('list-orders');
  let lose = (): void => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(/send-request[^/]*\.js$/, async (route) => {
    await lost;
    await route.abort();
  });
  site.expectErrors(/ERR_FAILED/);
  await send(page);
  await page.getByText('Sending…').first().waitFor();
  lose();
  await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
});

test('uploads files in parts and as a whole', async () => {
  const page = await site.open('upload-files');
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
  const bytes = await site.openIn('upload-bytes');
  await send(bytes);
  await bytes.getByRole('alert').filter({ hasText: 'Choose a file' }).waitFor();
  await expect.poll(() => bytes.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  writeFileSync(join(site.folder, 'data.bin'), 'whole');
  await bytes.locator('input[type=file]').setInputFiles(join(site.folder, 'data.bin'));
  await send(bytes);
  await status(bytes, '201');
  expect(await bytes.locator('.playground-response .playground-code').textContent()).toContain('"text": "whole"');
});

test('sends forms and texts', async () => {
  const page = await site.open('send-form');
  await page.getByLabel('name', { exact: true }).fill('a&b=c d');
  expect((await sendForEcho(page)).body).toBe('name=a%26b%3Dc+d');
  const text = await site.openIn('send-text');
  await text.getByLabel('Body').fill('line 1\nline 2');
  const echo = await sendForEcho(text);
  expect([echo.headers['content-type'], echo.body]).toEqual(['text/plain', 'line 1\nline 2']);
});

test('sends files under names that the reader makes up', async () => {
  const page = await site.open('attach-any');
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByLabel('Name 1', { exact: true }).fill('first');
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'Choose a file' }).waitFor();
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await page.getByLabel('Value 1', { exact: true }).setInputFiles(file);
  await send(page);
  await status(page, '201');
  const body = await page.locator('.playground-response .playground-code').textContent();
  expect(body).toContain('name=\\"first\\"; filename=\\"a.txt\\"');
  expect(body).toContain('hello');
});

test('takes numbers and long texts as they are typed, letter by letter', async () => {
  const page = await site.open('create-order');
  const amount = page.getByLabel('amount');
  await amount.pressSequentially('-0.50');
  expect(await amount.inputValue()).toBe('-0.50');
  expect(await snippet(page)).toContain('"amount": -0.5');
  await amount.fill('2');
  await amount.pressSequentially('.5e-3');
  expect(await amount.inputValue()).toBe('2.5e-3');
  const text = 'Ring twice / and wait for somebody to come down, '.repeat(3);
  const customer = page.getByLabel('customer');
  await customer.focus();
  await page.keyboard.type(text);
  expect(await customer.inputValue()).toBe(text);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('short');
  expect(await customer.inputValue()).toBe('short');
  expect(JSON.parse((await snippet(page))!.match(/\{[\s\S]*\}/)![0])).toMatchObject({
    customer: 'short',
    amount: 0.0025,
  });
});

test('lets an input method end the word in which a text becomes long', async () => {
  const page = await site.open('create-order');
  const customer = page.getByLabel('customer');
  await customer.fill('x'.repeat(79));
  const devtools = await page.context().newCDPSession(page);
  for (const text of ['n', 'ni', 'nih', 'nihao'])
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await devtools.send('Input.insertText', { text: '你好' });
  await page.keyboard.type(', Ada');
  expect(await customer.inputValue()).toBe(`${'x'.repeat(79)}你好, Ada`);
});

test('takes a name whose beginning is taken, letter by letter', async () => {
  const page = await site.open('create-order');
  await page.getByRole('button', { name: 'Add labels' }).click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add field: labels' }).click();
  const second = page.getByLabel('Name 2', { exact: true });
  await second.fill('');
  await second.pressSequentially('keyboard');
  expect(await second.inputValue()).toBe('keyboard');
  await second.fill('key');
  expect(await second.getAttribute('aria-invalid')).toBe('true');
  await second.press('Tab');
  expect(await second.inputValue()).toBe('keyboard');
  const form = await site.openIn('send-loose-form');
  await form.getByRole('combobox', { name: 'Content type' }).selectOption('application/x-www-form-urlencoded');
  await form.getByRole('button', { name: 'Add field' }).click();
  expect((await sendForEcho(form)).body).toBe('');
  await form.getByLabel('Name 1', { exact: true }).pressSequentially('named');
  await form.getByLabel('Value 1', { exact: true }).fill('x');
  expect((await sendForEcho(form)).body).toBe('named=x');
});

test('names a property whose name is empty', async () => {
  const page = await site.open('send-loose-form');
  await page.getByRole('combobox', { name: 'Content type' }).selectOption('application/json');
  await page.getByLabel('""', { exact: true }).first().fill('nameless');
  expect((await sendForEcho(page)).body).toBe('{"":"nameless"}');
});

test('shows streams as they arrive', async () => {
  const page = await site.open('stream-events');
  await send(page);
  await page.locator('.playground-events li').first().waitFor();
  expect(await page.locator('.playground-events li').count()).toBe(1);
  site.api.goOn();
  await page.locator('.playground-events li').nth(2).filter({ hasText: 'third' }).waitFor();
  expect(await page.locator('.playground-events li').nth(1).textContent()).toBe('2notesecond');
  const lines = await site.openIn('stream-lines');
  await send(lines);
  await lines.locator('.playground-events li').nth(2).filter({ hasText: '"line": 3' }).waitFor();
});

test('stops a request that waits and a stream that never ends', async () => {
  const [slow, aborted] = [site.api.slow(), site.api.aborted()];
  const page = await site.open('wait');
  await send(page);
  // What is cancelled before it has left the browser is no request that the server could see given up.
  await expect.poll(() => site.api.slow()).toBeGreaterThan(slow);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').filter({ hasText: 'Cancelled' }).waitFor();
  const stream = await site.openIn('stream-forever');
  await send(stream);
  await stream.locator('.playground-events li').nth(2).waitFor();
  await stream.getByRole('button', { name: 'Cancel' }).click();
  await stream.getByText('stopped').waitFor();
  await stream.getByRole('button', { name: 'Send' }).waitFor();
  await expect.poll(() => site.api.aborted()).toBeGreaterThanOrEqual(aborted + 2);
});

test('shows an error status and a picture', async () => {
  site.expectErrors(/503/);
  const page = await site.open('fail');
  await send(page);
  await status(page, '503');
  await page.getByText('as asked').waitFor();
  const picture = await site.openIn('draw');
  await send(picture);
  await picture.getByRole('img', { name: 'Response' }).waitFor();
  expect(
    await picture.getByRole('img', { name: 'Response' }).evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBe(120);
});

test('says in words that an API refuses pages, and that a server is not there', async () => {
  site.expectErrors(/CORS|ERR_FAILED|ERR_CONNECTION_REFUSED|403|405/);
  const page = await site.open('closed-to-pages');
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'Blocked by the browser (CORS)' }).waitFor();
  await page.route(`${site.api.url}/**`, (route) => route.abort('connectionrefused'));
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
});

test.each(['hang-up', 'go-round'])('does not call it a rule for pages when there was no answer: %s', async (name) => {
  site.expectErrors(/ERR_EMPTY_RESPONSE|ERR_TOO_MANY_REDIRECTS|ERR_FAILED/);
  const page = await site.open(name);
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'No answer that can be read' }).waitFor();
});

test('says in words that a picture is none', async () => {
  const page = await site.open('draw-badly');
  await send(page);
  await page.getByText('The browser cannot show this body as image/png.').waitFor();
});

test('opens by its address, closes with Escape and gives the focus back', async () => {
  const page = await site.open('list-orders');
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

test('goes on with another endpoint from its list', async () => {
  const page = await site.open('list-orders');
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
  await site.newContext();
  const page = await site.context.newPage();
  await page.goto(site.addressOf('list-orders'));
  await page.getByRole('button', { name: 'Try it', disabled: false }).focus();
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
  const page = await site.open('create-order');
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
  await page.locator('.playground-headers summary').click();
  // As if there were more of them than have room.
  await page.locator('.playground-headers dl').evaluate((list) => list.style.setProperty('max-block-size', '1rem'));
  expect(await findViolations(page)).toEqual([]);
  await workspace.click();
  await page.getByRole('button', { name: 'New environment' }).click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const box = (await page.getByRole('dialog', { name: 'Workspace' }).boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= 360]).toEqual([true, true]);
});

test('fits a phone without scrolling sideways', async () => {
  const page = await site.open('create-order');
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
