import { expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import { send, sendForEcho, snippet, status } from './playground/send-request.ts';
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

test('stays, with what was filled in, when a part of it cannot be loaded, and asks for that again', async () => {
  site.expectErrors(/Failed to fetch dynamically imported module|Failed to load resource/);
  const page = await site.open('list-orders');
  await page.getByLabel('limit').fill('7');
  const endpoints = page.getByRole('button', { name: 'Other endpoints' });
  await page.route('**/EndpointList.*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await endpoints.click();
  await failed;
  await page.unroute('**/EndpointList.*');
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('limit').inputValue()).toBe('7');
  await endpoints.click();
  await page.locator('.playground-endpoints').getByRole('link').first().waitFor();
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
