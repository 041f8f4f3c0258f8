import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { send, sendForEcho } from '../e2e/playground/send-request.ts';
import { servePlayground } from '../e2e/playground/serve-playground.ts';

const site = servePlayground('open');

test('folds, searches and formats what comes back, and shows pages without letting them run', async () => {
  site.expectErrors(/Blocked script execution|404/);
  const page = await site.open('list-orders');
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
  const xml = await site.openIn('read-xml');
  await send(xml);
  await xml.locator('.playground-line').nth(2).filter({ hasText: '    <sku>A1</sku>' }).waitFor();
  await xml.getByRole('radio', { name: 'Formatted' }).press('ArrowRight');
  expect(await xml.locator('.playground-line').count()).toBe(1);
  const html = await site.openIn('read-page');
  await send(html);
  await html.getByText('Preview', { exact: true }).click();
  await html.frameLocator('iframe').getByRole('heading', { name: 'Hello' }).waitFor();
  expect(await html.evaluate(() => 'attacked' in window)).toBe(false);
  const pdf = await site.openIn('read-pdf');
  await send(pdf);
  expect(await pdf.locator('iframe.playground-page').getAttribute('src')).toMatch(/^blob:/);
});

test('uses environments, keeps what was sent, and fills it in again', async () => {
  const page = await site.open('list-orders');
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
  await page.goto(`${site.addressOf('create-order')}?playground=open`);
  await workspace.click();
  await panel.getByRole('button', { name: 'Use again: List orders' }).click();
  await page.waitForURL('**/list-orders?playground=open');
  await expect.poll(() => page.getByLabel('limit').inputValue()).toBe('3');
});

test('takes a cURL command for the request, and gives requests to other clients', async () => {
  const page = await site.open('list-orders');
  await page.getByRole('button', { name: 'Workspace' }).click();
  const panel = page.getByRole('dialog', { name: 'Workspace' });
  await panel.getByLabel('Paste a cURL command').fill('wget x');
  await panel.getByRole('button', { name: 'Use as request' }).click();
  await panel.getByText('This is not a cURL command.').waitFor();
  await panel
    .getByLabel('Paste a cURL command')
    .fill(`curl '${site.api.url}/orders?limit=9&mine=1&state=paid' -H 'X-Tenant: acme'`);
  await panel.getByRole('button', { name: 'Use as request' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await page.getByLabel('limit').inputValue()).toBe('9');
  expect((await sendForEcho(page)).search).toBe('?limit=9&state=paid&mine=1');
  await page.getByRole('button', { name: 'Workspace' }).click();
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: '.http' }).click(),
  ]);
  expect(readFileSync(await one.path(), 'utf8')).toContain(`GET ${site.api.url}/orders?limit=9&state=paid&mine=1`);
  await panel.getByLabel('Export', { exact: true }).selectOption('All requests');
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Postman' }).click(),
  ]);
  const collection = JSON.parse(readFileSync(await all.path(), 'utf8')) as { item: { name: string }[] };
  expect(JSON.stringify(collection.item)).toContain('With every flow');
  expect(JSON.stringify(collection.item)).toContain('Upload bytes');
});

test('opens a channel, sends messages from templates, shows what comes, and opens it again when it breaks', async () => {
  site.expectErrors(/WebSocket/);
  await site.newContext();
  const page = await site.context.newPage();
  await page.goto(site.addressOf('websockets/chat-room'));
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
  await site.newContext();
  const page = await site.context.newPage();
  await page.goto(site.addressOf('websockets/chat-room'));
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
