import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { send, sendForEcho, snippet, status } from '../e2e/playground/send-request.ts';
import { servePlayground } from '../e2e/playground/serve-playground.ts';

const site = servePlayground('open', 'guarded');

test('shows no secret on the screen, and copies it', async () => {
  const page = await site.open('with-either');
  await site.context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

test('leads from a refusal to the credentials that were left out', async () => {
  const page = await site.open('refused-without-key');
  site.expectErrors(/401/);
  await send(page);
  await status(page, '401');
  const hint = page.locator('.playground-response').getByText('This request carried no credentials.');
  await hint.waitFor();
  await page.locator('.playground-response').getByRole('button', { name: 'Authorization' }).click();
  expect(await page.getByLabel('X-Key').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel('X-Key').fill('k');
  await hint.waitFor({ state: 'detached' });
});

test('follows no redirect with a key in a header of its own, until it is told to', async () => {
  const page = await site.open('redirect-with-key');
  await page.getByLabel('X-Key').fill('k');
  await send(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Redirect not followed' });
  await alert.waitFor();
  expect(site.api.redirected()).toBe(0);
  await alert.getByRole('button', { name: 'Follow anyway' }).click();
  await status(page, '200');
  expect(site.api.redirected()).toBe(1);
  await page.locator('.playground-redirects').getByText('/redirected').waitFor();
});

test('sends keys in headers and queries and passwords, keeps them for other pages, and forgets them', async () => {
  const page = await site.open('with-header-key');
  await page.getByLabel('X-Key').fill('k 1');
  expect((await sendForEcho(page)).headers['x-key']).toBe('k 1');
  const query = await site.openIn('with-query-key');
  await query.getByLabel('key', { exact: true }).fill('a&b');
  expect((await sendForEcho(query)).search).toBe('?key=a%26b');
  const basic = await site.openIn('with-password');
  await basic.getByLabel('Username').fill('ada');
  await basic.getByLabel('Password', { exact: true }).fill('päss');
  expect((await sendForEcho(basic)).headers['authorization']).toBe(
    `Basic ${Buffer.from('ada:päss').toString('base64')}`,
  );
  const again = await site.openIn('with-either');
  expect(await again.getByLabel('Authorization', { exact: true }).first().inputValue()).toBe('1');
  expect(await sendForEcho(again)).toMatchObject({ search: '?key=a%26b', headers: { 'x-key': 'k 1' } });
  await again.getByRole('button', { name: 'Forget credentials' }).click();
  expect(await snippet(again)).not.toContain('X-Key');
  expect(await again.evaluate(() => JSON.stringify(localStorage))).not.toContain('k 1');
});

test('answers the challenge of Digest authentication', async () => {
  site.expectErrors(/401/);
  const page = await site.open('with-digest');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('päss');
  expect(await snippet(page)).toContain("--digest -u 'ada:••••••••'");
  expect((await sendForEcho(page)).headers['authorization']).toMatch(/^Digest username="ada", realm="orders"/);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Digest authentication is needed.').waitFor();
});

test('sends a bearer token, and says that pages cannot send cookies', async () => {
  const page = await site.open('with-either');
  await page.getByLabel('Authorization', { exact: true }).last().fill('t0ken');
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer t0ken');
  const cookie = await site.openIn('with-cookie-key');
  await cookie.getByLabel('session').fill('s1');
  expect(await snippet(cookie)).toContain('session=••••••••');
  await cookie.getByText('Browsers do not let pages set cookies').waitFor();
});

test.each(['with-oauth', 'with-openid'])('signs in for %s with a code and its proof', async (name) => {
  const page = await site.open(name);
  await page.getByText('Get a token').click();
  await page.getByLabel('Client ID').fill('me');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Token received.').waitFor();
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer issued-token');
});

/** The window to sign in, at a page that asks something until it is loaded again. */
async function askToSignIn(page: Page, policy: string): Promise<Page> {
  const headers = { 'content-type': 'text/html', 'cross-origin-opener-policy': policy };
  await site.context.route('**/authorize?*', (route) => route.fulfill({ headers, body: '<p>Who are you?</p>' }));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const popup = await opened;
  await popup.getByText('Who are you?').waitFor();
  await site.context.unroute('**/authorize?*');
  return popup;
}

test('says that the window to sign in is closed, and signs in with another one', async () => {
  const page = await site.open('with-oauth');
  await page.getByText('Get a token').click();
  await page.getByLabel('Client ID').fill('me');
  const waiting = page.getByText('Waiting for the authorization server…');
  const closed = page.getByText('The window to sign in is closed.');
  const first = await askToSignIn(page, 'unsafe-none');
  await waiting.waitFor();
  await first.close();
  await closed.waitFor();
  // One that is asked for while it is open takes its place.
  await askToSignIn(page, 'unsafe-none');
  await waiting.waitFor();
  const third = await askToSignIn(page, 'unsafe-none');
  await third.reload().catch(() => undefined);
  await page.getByText('Token received.').waitFor();
  // One that cuts the tie to this page looks closed from here, and is not.
  const cut = await askToSignIn(page, 'same-origin');
  await closed.waitFor();
  await cut.reload().catch(() => undefined);
  await page.getByText('Token received.').waitFor();
});

test('gets a token as the client itself', async () => {
  const page = await site.open('with-oauth');
  await page.getByText('Get a token').click();
  await page.getByLabel('Client ID').fill('me');
  await page.getByLabel('Way to get a token').selectOption('As the client itself (clientCredentials)');
  await page.getByLabel('Client secret').fill('secret');
  await page.getByRole('button', { name: 'Get token' }).click();
  await page.getByText('Token received.').waitFor();
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer client-issued-token');
});

test('gets a token with every other flow, says why there is none, and renews one that is over', async () => {
  site.expectErrors(/400/);
  const page = await site.open('with-every-flow');
  const flow = page.getByLabel('Way to get a token');
  await page.getByText('Get a token').click();
  await page.getByLabel('Client ID').fill('me');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Token received.').waitFor();
  expect((await sendForEcho(page)).headers['authorization']).toBe('Bearer implicit-issued-token');
  await flow.selectOption('On another device (deviceAuthorization)');
  await page.getByRole('button', { name: 'Get token' }).click();
  const task = page.getByRole('link', { name: 'https://id.example.com/device' });
  await page.getByRole('status').filter({ has: task, hasText: 'enter the code WDJB-MJHT.' }).waitFor();
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

test('is there for readers who are signed in, and sends cookies through the service', async () => {
  await site.newContext();
  const page = await site.context.newPage();
  const asked = page.waitForResponse('**/_docwright/user');
  await page.goto(site.addressOf('with-cookie-key', 'guarded'));
  await asked;
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy the path' }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Try it' }).isVisible()).toBe(false);
  site.api.signIn({ groups: [], apiPlaygroundInputs: { cookie: { session: 'known to the site' } } });
  const signedIn = await site.openIn('with-cookie-key', 'guarded');
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
  site.expectErrors(/403/);
  await site.newContext();
  site.api.signIn({ groups: [] });
  const page = await site.openIn('fail', 'guarded');
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'This address is not one of the API.' }).waitFor();
});
