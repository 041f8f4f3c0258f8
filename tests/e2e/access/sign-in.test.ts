import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '../../../src/service/access/password.ts';
import { createProxy } from '../../../src/service/proxy/create-proxy.ts';
import { createService } from '../../../src/service/server/create-service.ts';
import type { Service } from '../../../src/service/server/service-options.ts';
import { type NodeServer, startNodeServer } from '../../../src/service/server/start-node-server.ts';
import { type IdentityProvider, startIdentityProvider } from '../../unit/service/access/start-identity-provider.ts';
import { startTargetServer, type TargetServer } from '../../unit/service/proxy/target-server.ts';
import { browserOptions } from '../find-browser.ts';
import { buildForMembers, openMembersSite } from './open-members-site.ts';

let folder = '';
let browser: Browser;
let server: NodeServer;
let provider: IdentityProvider;
let api: TargetServer;
let address = '';
let service: Service | null = null;

const description = (origin: string): unknown => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: origin }],
  paths: {
    '/things': {
      get: {
        summary: 'List things',
        'x-mint': { metadata: { public: true, playground: 'auth', groups: ['alpha'] } },
        responses: { 200: { description: 'ok' } },
      },
    },
  },
});

function writeSite(site: string): void {
  const files: Record<string, string> = {
    'docs.json': JSON.stringify({
      name: 'Acme',
      theme: 'mint',
      colors: { primary: '#0b7441' },
      navigation: {
        groups: [
          { group: 'Guides', pages: ['index', 'inside'] },
          { group: 'API', openapi: 'api.json' },
        ],
      },
    }),
    'index.mdx':
      '---\ntitle: Welcome\npublic: true\n---\n\nHello {user.firstName}!\n\n<Visibility for="signed-out">Sign in to see more.</Visibility>\n\n[The inside](/inside#here)\n',
    'inside.mdx': '---\ntitle: Inside\ngroups: [alpha]\n---\n\nOnly for alpha.\n\n## Here\n\nThis.\n',
    'api.json': JSON.stringify(description(api.origin)),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-sign-in-'));
  api = await startTargetServer();
  writeSite(join(folder, 'site'));
  buildForMembers(join(folder, 'site'), join(folder, 'out'));
  server = await startNodeServer({ service: (request, info) => service!(request, info), port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${server.port}`;
  provider = await startIdentityProvider(`${address}/_docwright/callback`);
  const method = {
    kind: 'openid',
    issuer: provider.issuer,
    clientId: 'docs',
    clientSecret: 'provider-secret',
    content: { firstName: 'given_name' },
  };
  const members = await openMembersSite(join(folder, 'out'), { methods: [method] });
  const proxy = createProxy({ origins: members.site.manifest.proxyOrigins, allowPrivate: ['127.0.0.1'] });
  service = createService({ sites: () => [members.site], ...members.access, proxy: (request) => proxy(request) });
  browser = await chromium.launch(browserOptions());
}, 240_000);

afterAll(async () => {
  await browser?.close();
  provider?.close();
  await server?.stop(100);
  await api?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a reader signs in, sees what is his, tries the API, and signs out', async () => {
  const page = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${address}/`);
  expect(await page.locator('#content').innerText()).toContain('Sign in to see more.');
  expect(await page.locator('#sidebar').innerText()).not.toContain('Inside');
  await page.goto(`${address}/api-reference/list-things`);
  expect(await page.locator('.tryit-button:visible').count()).toBe(0);

  await page.goto(`${address}/`);
  await page.locator('a.login-link:visible').click();
  await page.waitForURL(`${address}/`);
  expect(await page.locator('#content').innerText()).toContain('Hello Ada!');
  expect(await page.locator('#content').innerText()).not.toContain('Sign in to see more.');
  await page.locator('#sidebar').getByText('Inside').click();
  expect(await page.locator('#content').innerText()).toContain('Only for alpha.');

  await page.goto(`${address}/api-reference/list-things`);
  await page.locator('.tryit-button').click();
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect.poll(() => api.hits).toEqual(['GET /things']);
  await page.getByText('200').first().waitFor();
  expect(api.lastHeaders().cookie).toBeUndefined();

  await page.goto(`${address}/inside`);
  await page.locator('a.logout-link:visible').click();
  await page.getByText('You are signed out.').waitFor();
  await page.goto(`${address}/`);
  expect(await page.locator('#content').innerText()).toContain('Sign in to see more.');
  const cookies = await page.context().cookies(address);
  expect(cookies.filter(({ name }) => name === 'docwright_session')).toEqual([]);
  expect(faults).toEqual([]);
});

test('what a member asked the assistant is shown to nobody once the session is over', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/_docwright/assistant', (route) => route.abort());
  const openPanel = async (path: string): Promise<void> => {
    await page.goto(address + path);
    await page.waitForURL(address + path);
    await page.locator('#assistant-entry').click();
    await page.locator('#chat-assistant-textarea').waitFor();
  };
  const question = page.locator('#chat-assistant-sheet').getByText('What is inside?');
  await openPanel('/inside');
  await page.locator('#chat-assistant-textarea').fill('What is inside?');
  await page.keyboard.press('Enter');
  await question.waitFor();
  await openPanel('/');
  await question.waitFor();
  await context.clearCookies({ name: 'docwright_session' });
  await openPanel('/');
  expect(await question.count()).toBe(0);
  await openPanel('/inside');
  expect(await question.count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('What is inside?');
});

test('without scripts a reader comes in too, and to the page that he wanted', async () => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${address}/inside`);
  await page.waitForURL(`${address}/inside`);
  expect(await page.locator('#content').innerText()).toContain('Only for alpha.');
});

test('whoever comes for a heading is led to it, by each way of signing in', async () => {
  const hash = await hashPassword('open sesame');
  const openid = { kind: 'openid', issuer: provider.issuer, clientId: 'docs', clientSecret: 'provider-secret' };
  const password = { kind: 'password', passwords: [{ hash, groups: ['alpha'] }] };
  const members = await openMembersSite(join(folder, 'out'), { methods: [password, openid] });
  const last = service;
  service = createService({ sites: () => [members.site], ...members.access });
  onTestFinished(() => void (service = last));
  const open = async (): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${address}/inside?from=mail#here`);
    return page;
  };
  const typed = await open();
  await typed.getByLabel('Password').fill('wrong');
  await typed.getByRole('button').click();
  await typed.getByRole('alert').waitFor();
  await typed.getByLabel('Password').fill('open sesame');
  await typed.getByRole('button').click();
  await typed.waitForURL(`${address}/inside?from=mail#here`);
  const led = await open();
  await led.getByRole('link', { name: 'Sign in' }).click();
  await led.waitForURL(`${address}/inside?from=mail#here`);
  const single = await openMembersSite(join(folder, 'out'), { methods: [openid] });
  service = createService({ sites: () => [single.site], ...single.access });
  const byItself = await open();
  await byItself.waitForURL(`${address}/inside?from=mail#here`);
});

test('whoever comes for a heading is led to it by a system that hands over tokens, which never hears of it', async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const seen: (string | null)[] = [];
  const system = createServer(async ({ url = '' }, response) => {
    const wanted = new URL(url, 'http://system').searchParams.get('redirect');
    if (wanted === null) return response.writeHead(404).end();
    seen.push(wanted);
    const token = await new SignJWT({ groups: ['alpha'], n: seen.length })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setExpirationTime('9s')
      .sign(privateKey);
    const back = `${address}/login/jwt-callback?${new URLSearchParams({ redirect: wanted }).toString()}#${token}`;
    response.writeHead(302, { location: back }).end();
  });
  await new Promise<void>((listening) => system.listen(0, '127.0.0.1', listening));
  onTestFinished(() => (system.closeAllConnections(), void system.close()));
  const loginUrl = `http://127.0.0.1:${(system.address() as AddressInfo).port}/login`;
  const jwt = { kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl };
  const members = await openMembersSite(join(folder, 'out'), { methods: [jwt] });
  const last = service;
  service = createService({ sites: () => [members.site], ...members.access });
  onTestFinished(() => void (service = last));
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${address}/inside?from=mail#here`);
  await page.waitForURL(`${address}/inside?from=mail#here`);
  await page.getByText('Only for alpha.').waitFor();
  // What was wanted once is not added to what is wanted later.
  await page.context().clearCookies();
  await page.goto(`${address}/inside?from=mail`);
  await page.waitForURL(`${address}/inside?from=mail`);
  await page.getByText('Only for alpha.').waitFor();
  expect(seen).toEqual(['/inside?from=mail', '/inside?from=mail']);
});

test('a link to a page behind the sign-in leads there and back, where pages come in place', async () => {
  const page = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${address}/`);
  const link = page.getByRole('link', { name: 'The inside' });
  const asked = page.waitForRequest(`${address}/inside`);
  await page.mouse.move(5, 5);
  await expect.poll(() => link.dispatchEvent('focusin').then(() => Promise.race([asked, null]))).not.toBeNull();
  await link.click();
  await page.waitForURL(/\/inside/);
  await page.getByText('Only for alpha.').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goForward();
  await page.getByText('Only for alpha.').waitFor();
  // Signed in, the next page comes in place.
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.mouse.move(6, 6);
  await page.locator('#sidebar').getByText('Welcome').click();
  await page.getByText('Hello Ada!').waitFor();
  expect(faults).toEqual([]);
});
