import crypto from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RequestRefused } from '../../../../src/base/http/request-refused.ts';
import { createBrowserMemory } from '../../../../src/browser/playground/state/browser-memory.ts';
import type { ServicePage } from '../../../../src/model/service.ts';
import type { AccessOptions } from '../../../../src/service/access/access-context.ts';
import { hashPassword, hashPasswords } from '../../../../src/service/access/password.ts';
import { safeRedirect } from '../../../../src/service/access/safe-redirect.ts';
import { signInSchema } from '../../../../src/service/access/sign-in-config.ts';
import { createSigner } from '../../../../src/service/access/signer.ts';
import { parseServerConfig } from '../../../../src/service/server/config/parse-server-config.ts';
import { memoryLimits } from '../../../e2e/access/memory-limits.ts';
import { servedPage } from '../server/built-site.ts';
import { type Browser, type OpenAccess, openAccess, origin, secret, tokenIn } from './open-access.ts';
import { startIdentityProvider } from './start-identity-provider.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const hash = await hashPassword('open sesame');
const password = {
  kind: 'password',
  passwords: [
    { hash: await hashPassword('another'), groups: [] },
    { hash, groups: ['alpha'] },
  ],
};

async function scriptOf(browser: Browser, address: string): Promise<string> {
  return /<script[^>]*>(.*)<\/script>/s.exec(await (await browser.get(address)).text())![1]!;
}

interface Stores {
  local: Record<string, string>;
  session: Record<string, string>;
}

/** Runs the script of a page in a browser that keeps these texts, and tells what it keeps then. */
function runWithStores(script: string, { local, session }: Stores): Stores {
  const stores = { localStorage: storeOf({ ...local }), sessionStorage: storeOf({ ...session }) };
  runInNewContext(script, { location: { hash: '' }, document: { querySelectorAll: () => [] }, ...stores });
  return { local: { ...stores.localStorage }, session: { ...stores.sessionStorage } };
}

/** The texts with the methods of a store beside them, as browsers have it. */
function storeOf(texts: Record<string, string>) {
  return Object.defineProperties(texts, {
    getItem: { configurable: true, value: (key: string) => texts[key] ?? null },
    setItem: { configurable: true, value: (key: string, text: string) => void (texts[key] = text) },
    removeItem: { configurable: true, value: (key: string) => delete texts[key] },
  }) as unknown as Record<string, string> & Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

describe('with a password', () => {
  test('a reader comes to the page that he wanted, and out again', async () => {
    const browser = (await openAccess([password])).browser();
    const asked = await browser.get('/secret?a=1');
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      '/_docwright/login?redirect=%2Fsecret%3Fa%3D1',
    ]);
    const odd = await browser.get('/c%23/why%3F?a=1');
    expect(odd.headers.get('location')).toBe('/_docwright/login?redirect=%2Fc%2523%2Fwhy%253F%3Fa%3D1');
    const form = await (await browser.get(asked.headers.get('location')!)).text();
    expect(form).toContain('Acme &lt;docs&gt;');
    const entered = await browser.post('/_docwright/login', {
      token: tokenIn(form),
      redirect: '/secret?a=1',
      password: 'open sesame',
    });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/secret?a=1']);
    expect(entered.headers.getSetCookie()[0]).toMatch(
      /^__Host-docwright_session=[\w.-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(await (await browser.get('/secret')).text()).toBe('the secret of ');
    expect((await browser.visitor()).user).toMatchObject({ groups: ['alpha'], content: {} });
    const leaving = await (await browser.get('/_docwright/logout')).text();
    expect((await browser.visitor()).user).not.toBeNull();
    const left = await browser.post('/_docwright/logout', { token: tokenIn(leaving) });
    expect(left.headers.get('location')).toBe('/_docwright/login?signed-out');
    expect((await browser.visitor()).user).toBeNull();
    expect((await browser.get('/secret')).status).toBe(303);
  });

  test('a browser forgets what the assistant told a reader who has signed out, or whose session is over, and nothing else', async () => {
    const browser = (await openAccess([password])).browser();
    const open = ['docwright:assistant:', 'docwright:assistant:/docs', 'docwright:playground-storage:', 'theme'];
    const kept = Object.fromEntries(['docwright:assistant:members:', ...open].map((key) => [key, 'x']));
    const keysAfter = async (address: string) =>
      Object.keys(runWithStores(await scriptOf(browser, address), { local: kept, session: {} }).local);
    const rest = ['docwright:playground-storage:', 'theme'];
    expect(await keysAfter('/_docwright/login?signed-out')).toEqual(rest);
    // Whoever is asked to sign in has no session: that of the reader before them is over.
    expect(await keysAfter('/_docwright/login')).toEqual(open);
  });

  test('a browser forgets the credentials of a reader who has signed out, with which the next one would call APIs', async () => {
    const browser = (await openAccess([password])).browser();
    const token = { kind: 'token', token: 'mine' } as const;
    const store = (): { local: Record<string, string>; session: Record<string, string> } => {
      const memories = { local: {}, session: {} };
      for (const [place, storage] of [
        ['local', 'browser'],
        ['session', 'session'],
      ] as const)
        for (const document of ['a.json', 'b.json']) {
          const stores = { browser: storeOf(memories.local), session: storeOf(memories.session) };
          const memory = createBrowserMemory({ base: '/docs', document, storage }, stores);
          memory.rememberCredential('key', token);
          memory.rememberSecret('token:key', 'refresh');
          memory.rememberText('workspace', place);
        }
      return memories;
    };
    const textsAfter = async (address: string): Promise<string> =>
      JSON.stringify(runWithStores(await scriptOf(browser, address), store()));
    const left = await textsAfter('/_docwright/login?signed-out');
    expect(left).not.toMatch(/mine|refresh/);
    expect(left.match(/text:workspace/g)).toHaveLength(4);
    // Who is asked to sign in may be the same reader as before.
    expect((await textsAfter('/_docwright/login')).match(/mine|refresh/g)).toHaveLength(8);
  });

  test.each(['{"credential:key":{"value":"mine"', 'null', '"mine"', '["mine"]', '7'])(
    'an entry that nobody can read goes as well, and those after it lose their credentials: %s',
    async (text) => {
      const script = await scriptOf((await openAccess([password])).browser(), '/_docwright/login?signed-out');
      const entry = JSON.stringify({
        'credential:key': { value: 'mine' },
        'text:workspace': { value: 'kept', until: 7 },
      });
      const keys = ['a', 'b'].map((name) => `docwright:playground:/docs:${name}.json`);
      const stored = { [keys[0]!]: text, [keys[1]!]: entry, theme: 'mine' };
      const left = runWithStores(script, { local: stored, session: stored });
      const expected = { [keys[1]!]: '{"text:workspace":{"value":"kept","until":7}}', theme: 'mine' };
      expect(left).toEqual({ local: expected, session: expected });
    },
  );

  test('a script that fetches a page beforehand is not led to sign in, where it would leave a cookie', async () => {
    const browser = (await openAccess([password])).browser();
    const fetched = await browser.get('/secret', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' });
    expect([fetched.status, fetched.headers.get('location'), fetched.headers.getSetCookie()]).toEqual([404, null, []]);
    const opened = await browser.get('/secret', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' });
    expect(opened.headers.get('location')).toBe('/_docwright/login?redirect=%2Fsecret');
  });

  test('whoever opens an address in a browser is asked to sign in, whatever it ends in', async () => {
    const browser = (await openAccess([password])).browser();
    const leadOf = async (path: string, headers: Record<string, string>): Promise<string | null> =>
      (await browser.get(path, headers)).headers.get('location');
    const opened = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const path of ['/frameworks/vue.js', '/secret.md', '/none.pdf', '/secret', '/discovery/v1/page'])
      expect(await leadOf(path, opened)).toBe(`/_docwright/login?redirect=${encodeURIComponent(path)}`);
    for (const [path, accept] of [
      ['/secret.md', '*/*'],
      ['/none.png', 'image/png,*/*;q=0.8'],
      ['/discovery/v1/serch/docs', '*/*'],
      ['/secret', 'application/json'],
    ] as const)
      expect(await leadOf(path, { accept })).toBeNull();
    expect(await leadOf('/secret.md', { ...opened, 'sec-fetch-mode': 'cors' })).toBeNull();
  });

  test('a folder leads to the first page in it that the reader may read and find', async () => {
    const page = (route: string, groups: string[] | null, listed = true): ServicePage => ({
      route,
      title: '',
      description: '',
      language: null,
      version: null,
      tags: [],
      access: { kind: 'members', groups },
      listed,
      operation: null,
    });
    const pages = [
      page('/team/draft', null, false),
      page('/team/beta/plans', ['beta']),
      page('/team/alpha', ['alpha']),
      page('/team/all', null),
    ];
    const browser = (await openAccess([password], { base: '/docs', pages })).browser();
    const leadOf = async (path: string): Promise<string | number> => {
      const answer = await browser.get(`/docs${path}`);
      return answer.headers.get('location') ?? answer.status;
    };
    expect(await leadOf('/team')).toMatch(/login/);
    const form = await (await browser.get('/docs/_docwright/login')).text();
    await browser.post('/docs/_docwright/login', { token: tokenIn(form), password: 'open sesame' });
    expect(await leadOf('/team')).toBe('/docs/team/alpha');
    expect(await leadOf('/team/')).toBe('/docs/team/alpha');
    expect(await leadOf('/team?from=mail')).toBe('/docs/team/alpha?from=mail');
    expect(await leadOf('/')).toBe('/docs/team/alpha');
    expect(await leadOf('/team/beta')).toBe(404);
    expect(await leadOf('/tea')).toBe(404);
  });

  test('a redirect leads to no page that the reader may not read, by another or by the whole address either', async () => {
    const page = (route: string, group: string): ServicePage => ({
      ...{ route, title: '', description: '', language: null, version: null, tags: [], listed: true, operation: null },
      access: { kind: 'members', groups: [group] },
    });
    const lead = (source: string, destination: string) => ({ source, destination, permanent: true });
    const redirects = ['alpha', 'beta'].flatMap((name) => [
      lead(`/direct/${name}`, `/${name}`),
      lead(`/hop/${name}`, `/direct/${name}`),
      lead(`/whole/${name}`, `https://docs.example.com/docs/${name}`),
    ]);
    const access = await openAccess([password], {
      ...{
        base: '/docs',
        published: 'https://docs.example.com',
        pages: [page('/alpha', 'alpha'), page('/beta', 'beta')],
      },
      redirects: [...redirects, lead('/round', '/about'), lead('/about', '/round')],
    });
    const browser = access.browser();
    const form = await (await browser.get('/docs/_docwright/login')).text();
    await browser.post('/docs/_docwright/login', { token: tokenIn(form), password: 'open sesame' });
    // What may be followed is left to the answer of open addresses.
    const answerOf = async (path: string): Promise<string> => (await browser.get(`/docs${path}`)).text();
    for (const way of ['direct', 'hop', 'whole']) {
      expect(await answerOf(`/${way}/alpha`), way).toBe('not found');
      expect(await answerOf(`/${way}/beta`), way).toMatch('There is nothing at this address');
    }
    expect(await answerOf('/round')).toMatch('There is nothing at this address');
  });

  test('signing out makes every copy of the cookie worthless, those renewed on the way too, and leaves other sessions alone', async () => {
    let now = 1_000_000;
    const ended = new Map<string, number>();
    const signOuts = {
      add: async (session: string, until: number) => void ended.set(session, until),
      has: async (session: string) => ended.has(session),
    };
    const access = await openAccess([password], { now: () => now, signOuts });
    const [browser, thief, other] = [access.browser(), access.browser(), access.browser()];
    for (const each of [browser, other]) {
      const form = await (await each.get('/_docwright/login')).text();
      await each.post('/_docwright/login', { token: tokenIn(form), password: 'open sesame' });
    }
    const stolen = browser.cookies.get('__Host-docwright_session')!;
    thief.cookies.set('__Host-docwright_session', stolen);
    now += 3 * 86_400;
    // Both get a new cookie of the same session.
    await Promise.all([browser.get('/secret'), thief.get('/secret')]);
    expect(thief.cookies.get('__Host-docwright_session')).not.toBe(stolen);
    const leaving = await (await browser.get('/_docwright/logout')).text();
    await browser.post('/_docwright/logout', { token: tokenIn(leaving) });
    expect((await thief.visitor()).user).toBeNull();
    expect((await thief.get('/secret')).status).toBe(303);
    expect((await other.get('/secret')).status).toBe(200);
    // It is remembered for as long as any cookie of the session could last.
    expect([...ended.values()]).toEqual([(now + 7 * 86_400) * 1000]);
  });

  test('without the store that knows ended sessions nobody is signed in, and strangers are not concerned', async () => {
    let isAway = false;
    const signOuts = {
      add: async () => undefined,
      has: async () => (isAway ? Promise.reject(new Error('away')) : false),
    };
    const access = await openAccess([password], { signOuts });
    const browser = access.browser();
    const form = await (await browser.get('/_docwright/login')).text();
    await browser.post('/_docwright/login', { token: tokenIn(form), password: 'open sesame' });
    isAway = true;
    await expect(browser.get('/secret')).rejects.toThrow('away');
    expect((await access.browser().get('/_docwright/login')).status).toBe(200);
  });

  test('while that store is away, who is signed in gets what is open to all, and files without editions ask it nothing', async () => {
    let asked = 0;
    let isAway = false;
    const has = async (): Promise<boolean> => (asked++, isAway ? Promise.reject(new Error('away')) : false);
    const access = await openAccess([password], {
      signOuts: { add: async () => undefined, has },
      open: ['guide/index.html', 'style.css', 'team/index.html', 'moved/index.html'],
      editions: ['guide/index.html'],
      redirects: [{ source: '/moved', destination: '/secret', permanent: true }],
    });
    const browser = access.browser();
    const form = await (await browser.get('/_docwright/login')).text();
    await browser.post('/_docwright/login', { token: tokenIn(form), password: 'open sesame' });
    asked = 0;
    expect(await (await browser.get('/style.css')).text()).toBe('open to all');
    expect(asked).toBe(0);
    isAway = true;
    for (const path of ['/style.css', '/guide', '/guide/', '/team'])
      expect([path, await (await browser.get(path)).text()]).toEqual([path, 'open to all']);
    for (const path of ['/secret', '/nowhere', '/moved']) await expect(browser.get(path), path).rejects.toThrow('away');
    await expect(browser.post('/style.css', {})).rejects.toThrow('away');
  });

  test('Markdown that is the same for all is given to members by the address of its page, too', async () => {
    const access = await openAccess([password], {
      open: ['index.html', 'index.md', 'guide/index.html', 'guide.md', 'plain/index.html'],
      editions: ['index.html', 'guide/index.html', 'plain/index.html'],
    });
    const browser = access.browser();
    const form = await (await browser.get('/_docwright/login')).text();
    await browser.post('/_docwright/login', { token: tokenIn(form), password: 'open sesame' });
    for (const accept of ['text/markdown', 'text/plain'])
      for (const path of ['/', '/guide', '/guide/'])
        expect([path, await (await browser.get(path, { accept })).text()]).toEqual([path, 'open to all']);
    // The edition is not there in this test, so what asks for it hears of another build.
    await expect(browser.get('/guide', { accept: 'text/html' })).rejects.toThrow();
    await expect(browser.get('/plain', { accept: 'text/markdown' })).rejects.toThrow();
  });

  test('while that store is away, a reader can sign out of his browser, and hears that no more than that was done', async () => {
    let isAway = false;
    const ask = async (): Promise<boolean> => (isAway ? Promise.reject(new Error('away')) : false);
    const signOuts = { add: async () => void (await ask()), has: ask };
    const access = await openAccess([password], { signOuts });
    const link = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
    const leave = async (how: 'by a form' | 'by a link'): Promise<unknown> => {
      const browser = access.browser();
      isAway = false;
      const form = await (await browser.get('/_docwright/login')).text();
      await browser.post('/_docwright/login', { token: tokenIn(form), password: 'open sesame' });
      isAway = true;
      if (how === 'by a link') return browser.get('/_docwright/logout', link).catch((error: unknown) => error);
      const asked = await browser.get('/_docwright/logout');
      expect(asked.status).toBe(200);
      return browser
        .post('/_docwright/logout', { token: tokenIn(await asked.text()) })
        .catch((error: unknown) => error);
    };
    for (const how of ['by a form', 'by a link'] as const)
      expect([how, await leave(how)]).toEqual([
        how,
        expect.objectContaining({
          status: 503,
          body: { code: 'unavailable', message: expect.stringContaining('signed out in this browser') },
          headers: expect.objectContaining({
            'set-cookie': '__Host-docwright_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
          }),
        }),
      ]);
  });

  const enter = async (browser: Browser, given: string): Promise<Response> => {
    const token = tokenIn(await (await browser.get('/_docwright/login')).text());
    return browser.post('/_docwright/login', { token, password: given });
  };

  test('a wrong one is refused; after ten of an address tries are slowed down, and after more they wait for minutes', async () => {
    let now = 1_000_000;
    const waited: number[] = [];
    const access = await openAccess([password], {
      now: () => now,
      limits: memoryLimits(() => now * 1000),
      wait: async (milliseconds) => void waited.push(milliseconds),
    });
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await enter(access.browser(), ['x', 'open sesame ', hash][attempt % 3]!)).status).toBe(403);
    expect(waited).toEqual([]);
    expect((await enter(access.browser(), 'x')).status).toBe(403);
    expect(waited).toEqual([10_000]);
    const refused = await enter(access.browser(), 'open sesame');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(20);
    now += Number(refused.headers.get('retry-after'));
    const colleague = access.browser();
    expect((await enter(colleague, 'open sesame')).status).toBe(303);
    expect((await colleague.visitor()).user).not.toBeNull();
  });

  test('right ones are no attempts: any number of colleagues comes in by one address', async () => {
    const waited: number[] = [];
    const access = await openAccess([password], { wait: async (milliseconds) => void waited.push(milliseconds) });
    for (let colleague = 0; colleague < 12; colleague++)
      expect((await enter(access.browser(), 'open sesame')).status).toBe(303);
    expect(waited).toEqual([]);
  });

  test('strangers cannot close a site: nothing is counted but tries of one address', async () => {
    let address = 0;
    const keys: string[] = [];
    const limits = memoryLimits();
    const pace: typeof limits.pace = (asked) => {
      keys.push(asked.key);
      return limits.pace(asked);
    };
    const access = await openAccess([password], {
      limits: { ...limits, take: () => Promise.reject(new Error('counted')), pace },
      addressKey: () => `10.0.0.${address}`,
    });
    for (address = 1; address <= 12; address++) expect((await enter(access.browser(), 'x')).status).toBe(403);
    expect((await enter(access.browser(), 'open sesame')).status).toBe(303);
    expect(keys).toEqual(Array.from({ length: 13 }, (_, index) => `sign-in:docs:10.0.0.${index + 1}`));
  });

  test('passwords that were hashed together cost one hash for a try, however many they are', async () => {
    const hashes = await hashPasswords(['one', 'two', 'three', 'four', 'five', 'six']);
    const passwords = hashes.map((known, index) => ({ hash: known, groups: [String(index)] }));
    const access = await openAccess([{ kind: 'password', passwords }]);
    const browser = access.browser();
    const spy = vi.spyOn(crypto, 'scrypt');
    syncBuiltinESMExports();
    onTestFinished(() => {
      spy.mockRestore();
      syncBuiltinESMExports();
    });
    expect((await enter(browser, 'four')).status).toBe(303);
    expect((await browser.visitor()).user).toMatchObject({ groups: ['3'] });
    expect((await enter(access.browser(), 'seven')).status).toBe(403);
    expect(spy).toHaveBeenCalledTimes(2);
  });

  test.each(['/_docwright/login', '/_docwright/logout', '/_docwright/login/token', '/login/jwt-callback'])(
    'a body without end is refused at %s before much of it is read',
    async (path) => {
      const { publicKey } = await generateKeyPair('Ed25519');
      const methods = [password, { kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl: 'https://a.test' }];
      const access = await openAccess(methods);
      let taken = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            taken += 10_000;
            if (taken > 10_000_000) controller.close();
            else controller.enqueue(new Uint8Array(10_000).fill(97));
          },
        },
        { highWaterMark: 0 },
      );
      await expect(access.browser().send(path, body)).rejects.toMatchObject({ status: 413 });
      expect(taken).toBeLessThan(100_000);
    },
  );

  test('a form that another site sends is refused', async () => {
    const access = await openAccess([password]);
    const browser = access.browser();
    const token = tokenIn(await (await browser.get('/_docwright/login')).text());
    const fields = { token, password: 'open sesame' };
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) expect((await browser.post('/_docwright/login', fields, headers)).status).toBe(403);
    expect((await access.browser().post('/_docwright/login', fields)).status).toBe(403);
    expect((await browser.post('/_docwright/login', { ...fields, token: `${token}x` })).status).toBe(403);
    expect((await browser.post('/_docwright/login', fields)).status).toBe(303);
  });

  test('a form of another site of the service is refused, though both have the same secrets', async () => {
    const enterWith = async (domain: string): Promise<number> => {
      const [form, own] = [await openAccess([password], { domain }), await openAccess([password])];
      const [there, here] = [form.browser(), own.browser()];
      const token = tokenIn(await (await there.get('/_docwright/login')).text());
      for (const [name, value] of there.cookies) here.cookies.set(name, value);
      return (await here.post('/_docwright/login', { token, password: 'open sesame' })).status;
    };
    expect([await enterWith('docs'), await enterWith('blog')]).toEqual([303, 403]);
  });

  test('behind a proxy that tells of neither scheme nor host, what the browser says of its page counts', async () => {
    const browser = (await openAccess([password])).browser();
    const token = tokenIn(await (await browser.get('/_docwright/login')).text());
    const fields = { token, password: 'open sesame' };
    const enterFrom = async (site: string): Promise<number> => {
      const headers = { origin: 'https://outside.example.com', 'sec-fetch-site': site };
      return (await browser.post('/_docwright/login', fields, headers)).status;
    };
    expect([await enterFrom('same-site'), await enterFrom('same-origin')]).toEqual([403, 303]);
  });

  test('of a site that was built for http, a cookie of a reader who comes by https stays on https', async () => {
    const browser = (await openAccess([password], { published: 'http://docs.example.com' })).browser();
    const token = tokenIn(await (await browser.get('/_docwright/login')).text());
    const entered = await browser.post('/_docwright/login', { token, password: 'open sesame' });
    expect(entered.headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });

  test('nothing leads to another site', async () => {
    const browser = (await openAccess([password])).browser();
    const token = tokenIn(await (await browser.get('/_docwright/login')).text());
    const entered = await browser.post('/_docwright/login', {
      token,
      redirect: '//evil.example.com',
      password: 'open sesame',
    });
    expect(entered.headers.get('location')).toBe('/');
  });

  test.each(['', '/docs'])('addresses to return to stay below "%s/"', (base) => {
    for (const redirect of [
      'https://evil.example.com',
      '//evil.example.com',
      '/\\evil.example.com',
      '/\t/evil.example.com',
      `${base}/..//evil.example.com`,
      'javascript:alert(1)',
      `${base}/_docwright/logout`,
      `${base}/_docwright/%6cogout`,
      `${base}/%5fdocwright/%63allback`,
      `${base}/_docwright/login/start`,
      `${base}/login/jwt-callback?redirect=/guides`,
      `${base}/%6cogin/jwt-callback/`,
      `${base}/.//evil.example.com`,
      '',
      null,
      `/${'a'.repeat(3000)}`,
    ]) {
      expect([redirect, safeRedirect(redirect, base)]).toEqual([redirect, `${base}/`]);
    }
    for (const path of ['/guides/a?b=c#d', '/login/jwt-callbacks'])
      expect(safeRedirect(`${base}${path}`, base)).toBe(`${base}${path}`);
  });
});

describe('sessions', () => {
  const sign = (secrets: string[], value: unknown, domain = 'docs'): string =>
    createSigner(secrets, domain).sign('session', value);
  const now = Math.floor(Date.now() / 1000);
  const session = {
    id: 'one',
    identity: { groups: ['alpha'], content: {}, apiPlaygroundInputs: {}, expiresAt: null },
    issued: now,
    // The tests before it may have taken minutes.
    expires: now + 3600,
  };

  test('of this site and of a known secret are believed, and no others', async () => {
    const access = await openAccess([password]);
    const userOf = async (token: string): Promise<unknown> => {
      const browser = access.browser();
      browser.cookies.set('__Host-docwright_session', token);
      return (await browser.visitor()).user;
    };
    expect(await userOf(sign([secret], session))).toMatchObject({ groups: ['alpha'] });
    const [id, payload, mac] = sign([secret], session).split('.');
    const other = Buffer.from(
      JSON.stringify({ ...session, identity: { ...session.identity, groups: ['beta'] } }),
    ).toString('base64url');
    for (const token of [
      sign(['another secret'], session),
      sign([secret], session, 'other'),
      sign([secret], session, 'form'),
      sign([secret], { ...session, expires: now - 1 }),
      `${id}.${other}.${mac}`,
      `${id}.${payload}.`,
      `${id}.${payload}`,
      '',
      '..',
      `${id}.${payload}.${mac}.x`,
      sign([secret], null),
    ]) {
      expect([token, await userOf(token)]).toEqual([token, null]);
    }
  });

  test('that a host beside this one has set are none, where browsers can keep them apart', async () => {
    const tossed = sign([secret], { ...session, identity: { ...session.identity, groups: ['of another'] } });
    const access = await openAccess([password]);
    const browser = access.browser();
    browser.cookies.set('docwright_session', tossed);
    expect((await browser.visitor()).user).toBeNull();
    browser.cookies.set('__Host-docwright_session', sign([secret], session));
    expect((await browser.visitor()).user).toMatchObject({ groups: ['alpha'] });
    // Below a base path, and without TLS, a cookie cannot be bound to its host.
    const below = (await openAccess([password], { base: '/docs' })).browser();
    const form = await below.get('/docs/_docwright/login?redirect=/docs/secret');
    const fields = { password: 'open sesame', token: tokenIn(await form.text()), redirect: '/docs/secret' };
    const entered = await below.post('/docs/_docwright/login', fields);
    expect(entered.headers.getSetCookie()).toEqual([expect.stringMatching(/^docwright_session=.*; Path=\/docs; /)]);
    const plain = (await openAccess([password])).browser();
    const page = await plain.get('http://docs.example.com/_docwright/login');
    expect(page.headers.getSetCookie()).toEqual([expect.stringMatching(/^docwright_form=/)]);
  });

  test('of which a request brings more than any browser are not all asked for', async () => {
    const asked: string[] = [];
    const has = async (id: string): Promise<boolean> => asked.push(id) > 0;
    const access = await openAccess([password], { signOuts: { add: async () => undefined, has } });
    const browser = access.browser();
    const cookies = Array.from({ length: 100 }, (_, index) => sign([secret], { ...session, id: `${index % 50}` }));
    browser.cookies.set('__Host-docwright_session', cookies.join('; __Host-docwright_session='));
    expect((await browser.visitor()).user).toBeNull();
    expect(asked.length).toBeLessThan(6);
  });

  test('survive a new secret beside the old one', () => {
    const token = createSigner(['old'], 'docs').sign('p', { a: 1 });
    expect(createSigner(['new', 'old'], 'docs').read('p', token)).toEqual({ a: 1 });
    expect(createSigner(['new'], 'docs').read('p', token)).toBeNull();
  });

  test('that are used are made longer', async () => {
    let time = now;
    const browser = (await openAccess([password], { now: () => time })).browser();
    const token = tokenIn(await (await browser.get('/_docwright/login')).text());
    await browser.post('/_docwright/login', { token, password: 'open sesame' });
    const first = browser.cookies.get('__Host-docwright_session');
    time += 3600;
    await browser.get('/secret');
    expect(browser.cookies.get('__Host-docwright_session')).toBe(first);
    time += 5 * 86_400;
    await browser.get('/secret');
    expect(browser.cookies.get('__Host-docwright_session')).not.toBe(first);
    time += 6 * 86_400;
    expect((await browser.get('/secret')).status).toBe(200);
    time += 8 * 86_400;
    expect((await browser.get('/secret')).status).toBe(303);
  });
});

describe('with a token of another system', () => {
  const send = async (access: OpenAccess, token: string) => {
    const browser = access.browser();
    const response = await browser.post('/_docwright/login/token', { token, redirect: '/secret' });
    return { status: response.status, user: (await browser.visitor()).user, browser };
  };
  const soon = (): number => Math.floor(Date.now() / 1000) + 9;

  test.each(['EdDSA', 'ES256'])('signed with %s he is in', async (alg) => {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    const access = await openAccess([
      { kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl: 'https://app.example.com/login?a=1' },
    ]);
    const make = (claims: Record<string, unknown>, exp = soon()): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime(exp).sign(privateKey);
    expect(await (await access.browser().get('/_docwright/login?redirect=/secret')).text()).toContain(
      'url=https://app.example.com/login?a=1&amp;redirect=%2Fsecret"',
    );
    const token = await make({
      groups: ['alpha'],
      content: { firstName: 'Ada' },
      apiPlaygroundInputs: { header: { 'X-Key': 'k' } },
      host: 'docs.example.com',
    });
    const { status, user, browser } = await send(access, token);
    expect([status, user]).toEqual([
      303,
      {
        groups: ['alpha'],
        content: { firstName: 'Ada' },
        apiPlaygroundInputs: { header: { 'X-Key': 'k' } },
        expiresAt: expect.any(Number),
      },
    ]);
    expect(await (await browser.get('/secret')).text()).toBe('the secret of Ada');
    expect((await send(access, token)).status).toBe(403);
    const bad = [
      await make({}, soon() + 60),
      await make({}, soon() - 30),
      await make({ host: 'other.example.com' }),
      new UnsecuredJWT({}).setExpirationTime(soon()).encode(),
      'x',
      '',
      `${token.slice(0, -6)}AAAAAA`,
    ];
    bad.push(
      await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(soon())
        .sign(new TextEncoder().encode(await exportSPKI(publicKey))),
    );
    bad.push(
      await new SignJWT({})
        .setProtectedHeader({ alg })
        .setExpirationTime(soon())
        .sign((await generateKeyPair(alg)).privateKey),
    );
    bad.push(await new SignJWT({ groups: ['alpha'] }).setProtectedHeader({ alg }).sign(privateKey));
    for (const one of bad) expect([one, (await send(access, one)).status]).toEqual([one, 403]);
  });

  test('a token that a page of another origin sends is refused, and the log says so', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA');
    const methods = [{ kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl: 'https://app.example.com/' }];
    const faults: string[] = [];
    const access = await openAccess(methods, { onFault: (fault) => void faults.push(fault) });
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'EdDSA' }).setExpirationTime(soon()).sign(privateKey);
    const headers = { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' };
    expect((await access.browser().post('/_docwright/login/token', { token }, headers)).status).toBe(403);
    expect(faults).toEqual(['A token for docs was refused: it was sent by a page at another address than the site']);
  });

  test('a token for another host stays one, whatever host its bearer names', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA');
    const methods = [{ kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl: 'https://app.example.com/' }];
    const make = (host: string): Promise<string> =>
      new SignJWT({ host }).setProtectedHeader({ alg: 'EdDSA' }).setExpirationTime(soon()).sign(privateKey);
    const faults: string[] = [];
    const onFault = (fault: string): void => void faults.push(fault);
    const elsewhere = await openAccess(methods, { published: 'https://guides.example.com', onFault });
    expect((await send(elsewhere, await make('docs.example.com'))).status).toBe(403);
    expect((await send(elsewhere, await make('guides.example.com'))).status).toBe(303);
    const named = await openAccess(methods, { published: 'https://guides.example.com', hosts: ['docs.example.com'] });
    expect((await send(named, await make('docs.example.com'))).status).toBe(303);
    expect(faults).toEqual(['A token for docs was refused: The token is for another host']);
  });

  test('a token must be from the issuer and for the audience that are set', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const method = { kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl: 'https://app.example.com/' };
    const make = (claims: Record<string, unknown>): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA' }).setExpirationTime(soon()).sign(privateKey);
    const issuer = 'https://app.example.com';
    const strict = await openAccess([{ ...method, issuer, audience: 'docs' }]);
    const good = { iss: issuer, aud: ['other', 'docs'] };
    expect((await send(strict, await make(good))).status).toBe(303);
    for (const claims of [{}, { iss: issuer }, { aud: 'docs' }, { ...good, iss: 'x' }, { ...good, aud: 'other' }])
      expect([claims, (await send(strict, await make(claims))).status]).toEqual([claims, 403]);
    expect((await send(await openAccess([method]), await make({ n: 1 }))).status).toBe(303);
  });

  test('a token whose host is no text is refused, and so is one that brings more than a cookie holds', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const faults: string[] = [];
    const access = await openAccess(
      [{ kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl: 'https://app.example.com/' }],
      { onFault: (message) => faults.push(message) },
    );
    const make = (claims: Record<string, unknown>): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA' }).setExpirationTime(soon()).sign(privateKey);
    const hosts = [null, 12, true, ['other.example.com'], ['docs.example.com'], { toString: 'x' }];
    for (const host of hosts) expect([host, (await send(access, await make({ host }))).status]).toEqual([host, 403]);
    const large = await send(
      access,
      await make({ groups: Array.from({ length: 500 }, (_, index) => `group-${index}`) }),
    );
    expect([large.status, large.user]).toEqual([403, null]);
    expect(faults).toEqual([
      ...hosts.map(() => 'A token for docs was refused: The `host` of the token is not a string'),
      expect.stringContaining('groups, content and inputs of the reader exceed what fits in a cookie'),
    ]);
  });

  test('of several systems the log speaks of the one whose key fits, and of keys only where none does', async () => {
    const make = async (alg: string) => {
      const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
      const method = { kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl: 'https://app.example.com/' };
      const token = (claims: object, exp = soon()): Promise<string> =>
        new SignJWT({ ...claims }).setProtectedHeader({ alg }).setExpirationTime(exp).sign(privateKey);
      return { method, token };
    };
    const [first, second, third, stranger] = [
      await make('EdDSA'),
      await make('ES256'),
      await make('EdDSA'),
      await make('ES256'),
    ];
    const faults: string[] = [];
    const access = await openAccess([first.method, second.method, third.method], {
      onFault: (fault) => void faults.push(fault.replace('A token for docs was refused: ', '')),
    });
    expect((await send(access, await second.token({}))).status).toBe(303);
    for (const token of [
      await third.token({ host: 'x' }),
      await second.token({}, soon() + 60),
      await stranger.token({}),
    ])
      expect((await send(access, token)).status).toBe(403);
    expect(faults).toEqual([
      'The token is for another host',
      'The token is valid for more than 10 seconds',
      'it was not signed with a key from the configuration',
    ]);
  });

  test('while nothing can tell whether a token was used, nobody hears that it is wrong', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const faults: string[] = [];
    const away = new RequestRefused(503, { code: 'unavailable', message: 'away' });
    const access = await openAccess(
      [{ kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl: 'https://app.example.com/' }],
      {
        onFault: (message) => void faults.push(message),
        limits: { ...memoryLimits(), take: () => Promise.reject(away) },
      },
    );
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'EdDSA' }).setExpirationTime(soon()).sign(privateKey);
    await expect(send(access, token)).rejects.toBe(away);
    expect(faults).toEqual([]);
  });

  test('his session ends when the token says so', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const access = await openAccess([
      { kind: 'jwt', publicKey: await exportSPKI(publicKey), loginUrl: 'https://app.example.com/' },
    ]);
    const token = await new SignJWT({ expiresAt: soon() + 100 })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setExpirationTime(soon())
      .sign(privateKey);
    expect((await send(access, token)).user).toMatchObject({
      expiresAt: expect.toSatisfy((end: number) => end <= soon() + 100),
    });
  });
});

/** Goes wherever an answer leads, until the provider sends the reader back. */
async function passProvider(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let next = address; ; ) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie())
      cookies.set(...(/^([^=]+)=([^;]*)/.exec(cookie)!.slice(1, 3) as [string, string]));
    next = new URL(response.headers.get('location') ?? 'about:blank', next).href;
    if (!next.startsWith(new URL(address).origin)) return next;
  }
}

describe('with OpenID Connect', () => {
  async function openProvider(
    settings: Record<string, unknown> = {},
    options: Partial<AccessOptions> & { domain?: string } = {},
    showing?: 'client_secret_basic',
  ) {
    const provider = await startIdentityProvider(`${origin}/_docwright/callback`, showing);
    closers.push(provider.close);
    const access = await openAccess(
      [
        {
          kind: 'openid',
          issuer: provider.issuer,
          clientId: 'docs',
          clientSecret: 'provider-secret',
          scopes: ['openid', 'profile'],
          ...settings,
        },
      ],
      options,
    );
    const start = async (browser = access.browser()) => {
      const login = await browser.get('/_docwright/login?redirect=/secret');
      const [, link] = /<a class="button" href="([^"]+)">/.exec(await login.text()) ?? [];
      const response = await browser.get(link!.replaceAll('&amp;', '&'));
      return { browser, address: response.headers.get('location') ?? '' };
    };
    return { access, start, provider };
  }

  test.each(['the key', 'another key'])(
    'after the provider signs with another key, named "%s", a reader comes in',
    async (name) => {
      const { access, start, provider } = await openProvider();
      const enter = async (): Promise<number> => {
        const { browser, address } = await start(access.browser());
        return (await browser.get(await passProvider(address))).status;
      };
      expect(await enter()).toBe(303);
      await provider.replaceKey(name);
      expect(await enter()).toBe(303);
    },
  );

  test('a provider may take the secret of the site in a header alone, whether it says so or not', async () => {
    for (const told of [undefined, ['client_secret_basic'], ['client_secret_post', 'client_secret_basic']]) {
      const { start, provider } = await openProvider({}, {}, 'client_secret_basic');
      const known = await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json();
      provider.describe({ ...(known as object), token_endpoint_auth_methods_supported: told });
      const { browser, address } = await start();
      expect((await browser.get(await passProvider(address))).headers.get('location'), String(told)).toBe('/secret');
    }
  });

  test('what a provider tells of itself is asked for anew: at once where it was not whole, else after some minutes', async () => {
    const faults: string[] = [];
    let later = 0;
    const { access, start, provider } = await openProvider(
      {},
      { onFault: (message) => void faults.push(message), now: () => Date.now() / 1000 + later },
    );
    const begin = async (): Promise<number> => (await access.browser().get('/_docwright/login/start?method=0')).status;
    provider.describe({ issuer: provider.issuer });
    expect(await begin()).toBe(502);
    expect(faults).toEqual([expect.stringContaining('authorization_endpoint')]);
    provider.describe(null);
    expect(await begin()).toBe(303);
    const moved = {
      issuer: provider.issuer,
      jwks_uri: `${provider.issuer}/keys`,
      token_endpoint: `${provider.issuer}/t`,
    };
    provider.describe({ ...moved, authorization_endpoint: `${provider.issuer}/moved` });
    expect((await start()).address).not.toContain('/moved');
    later = 600;
    expect((await start()).address).toContain('/moved');
  });

  test('a reader comes in by way of the provider, with his groups', async () => {
    const { start } = await openProvider({ groups: 'realm_access.roles', content: { firstName: 'given_name' } });
    const { browser, address } = await start();
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: 'docs',
      redirect_uri: `${origin}/_docwright/callback`,
      nonce: expect.any(String),
    });
    const back = await passProvider(address);
    const entered = await browser.get(back);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/secret']);
    expect((await browser.visitor()).user).toMatchObject({ groups: ['alpha', 'staff'], content: { firstName: 'Ada' } });
    expect([...browser.cookies.keys()]).toEqual(['__Host-docwright_session']);
    expect((await browser.get(back)).status).toBe(400);
  });

  test.each([
    [{ groups: 'teams', groupsDelimiter: ',' }, ['alpha', 'south staff', 'beta']],
    [{ groups: 'teams' }, ['alpha, south staff ,,beta']],
    [{ groups: 'lines', groupsDelimiter: ',' }, ['north, south']],
  ])('groups that a provider tells in one text are parted where %j says so', async (settings, groups) => {
    const { start } = await openProvider(settings);
    const { browser, address } = await start();
    await browser.get(await passProvider(address));
    expect((await browser.visitor()).user).toMatchObject({ groups });
  });

  test('an answer that is not for this browser, this try or this code is refused', async () => {
    const { access, start } = await openProvider();
    const { browser, address } = await start();
    const back = await passProvider(address);
    expect((await access.browser().get(back)).status).toBe(400);
    const changed = (name: string, value: string): string => {
      const url = new URL(back);
      url.searchParams.set(name, value);
      return url.href;
    };
    expect((await browser.get(changed('state', 'x'))).status).toBe(400);
    expect((await browser.get(changed('code', 'x'))).status).toBe(403);
    const other = await start(access.browser());
    const stolen = new URL(await passProvider(other.address));
    expect((await browser.get(changed('code', stolen.searchParams.get('code')!))).status).toBe(403);
    expect((await browser.get(changed('iss', 'https://evil.example.com'))).status).toBe(403);
    expect((await browser.visitor()).user).toBeNull();
  });

  test('of sign-ins that were begun and left the oldest are forgotten, before their cookies are too much for a request', async () => {
    const { access, start } = await openProvider();
    const browser = access.browser();
    const addresses: string[] = [];
    for (let count = 0; count < 20; count++) addresses.push((await start(browser)).address);
    const own = [...browser.cookies.keys()].filter((name) => name.startsWith('__Host-docwright_sign_in_'));
    expect(own).toHaveLength(8);
    expect((await browser.get(await passProvider(addresses[0]!))).status).toBe(400);
    expect((await browser.get(await passProvider(addresses[15]!))).status).toBe(303);
  });

  test('of sign-ins for long addresses fewer are remembered, so that servers in front still take their cookies', async () => {
    const { access } = await openProvider();
    const browser = access.browser();
    const begin = (redirect: string): Promise<Response> =>
      browser.get(`/_docwright/login/start?${new URLSearchParams({ method: '0', redirect }).toString()}`);
    const sizes: number[] = [];
    for (let count = 0; count < 8; count++) {
      await begin(`/secret?q=${'a'.repeat(1_900)}${count}`);
      const held = [...browser.cookies].filter(([name]) => name.includes('docwright_sign_in_'));
      sizes.push(held.reduce((sum, [name, value]) => sum + name.length + value.length, 0));
    }
    expect(Math.max(...sizes)).toBeLessThan(6_000);
    const last = await begin('/secret');
    expect((await browser.get(await passProvider(last.headers.get('location')!))).status).toBe(303);
  });

  test('a session that is over and still in the browser leaves room for fewer begun sign-ins', async () => {
    const browser = (await openProvider()).access.browser();
    browser.cookies.set('__Host-docwright_session', 'x'.repeat(3_900));
    for (let count = 0; count < 10; count++) {
      const redirect = `/secret?q=${'a'.repeat(count === 9 ? 1_900 : 200)}${count}`;
      await browser.get(`/_docwright/login/start?${new URLSearchParams({ method: '0', redirect }).toString()}`);
      const sent = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      expect([count, sent.length < 8_000]).toEqual([count, true]);
    }
  });

  test('an address that is too long for a cookie once it is encoded leads to the start of the site', async () => {
    const { access } = await openProvider();
    const browser = access.browser();
    const query = new URLSearchParams({ method: '0', redirect: `/secret?q=${'漢'.repeat(1_900)}` }).toString();
    const begun = await browser.get(`/_docwright/login/start?${query}`);
    expect(begun.headers.get('set-cookie')!.length).toBeLessThan(4_096);
    const entered = await browser.get(await passProvider(begun.headers.get('location')!));
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/']);
  });

  test('a sign-in that began at another site of the service ends at none, though both have the same secrets', async () => {
    const [here, there] = [await openProvider(), await openProvider({}, { domain: 'blog' })];
    const { browser, address } = await there.start();
    const thief = here.access.browser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect((await thief.get(await passProvider(address))).status).toBe(400);
  });

  test('the log says what the provider said and what it was to say, for whoever has set it up wrongly', async () => {
    const faults: string[] = [];
    const onFault = (message: string): void => void faults.push(message);
    const { start, provider } = await openProvider({ clientSecret: 'another' }, { onFault });
    const { browser, address } = await start();
    const back = await passProvider(address);
    expect((await browser.get(back)).status).toBe(403);
    const again = new URL((await start(browser)).address);
    const refused = `/_docwright/callback?state=${again.searchParams.get('state')}&iss=${provider.issuer}&error=invalid_scope&error_description=${'x'.repeat(900)}`;
    expect((await browser.get(refused)).status).toBe(403);
    const other = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end('{"issuer":"https://login.example.com/realm"}'),
    );
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    closers.push(() => other.close());
    const issuer = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const misnamed = await openProvider({ issuer }, { onFault });
    expect((await misnamed.access.browser().get('/_docwright/login/start?method=0')).status).toBe(502);
    const broken = await openProvider({ issuer: `${provider.issuer}/none` }, { onFault });
    expect((await broken.access.browser().get('/_docwright/login/start?method=0')).status).toBe(502);
    expect(faults).toEqual([
      expect.stringMatching(/; the provider says invalid_client: client authentication failed; check `clientId` and/),
      expect.stringMatching(/; the provider says invalid_scope: x{200,300}$/),
      expect.stringContaining(`; issuer is "https://login.example.com/realm", but should be "${issuer}/"`),
      expect.stringMatching(/; the provider returned status 404 and text\/plain.* at http.*\/none\/\.well-known/),
    ]);
  });

  test('the log tells no secret that a provider repeats', async () => {
    const clientSecret = 'key+of/the=site and more';
    const echo = createServer((request, response) => {
      const issuer = `http://${request.headers.host}`;
      const told = { issuer, authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer };
      if (request.method === 'GET')
        return void response.setHeader('content-type', 'application/json').end(JSON.stringify(told));
      const pieces: Buffer[] = [];
      request
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const sent = Buffer.concat(pieces).toString();
          const plain = JSON.stringify([...new URLSearchParams(sent).values()]);
          const error_description = `${plain} ${encodeURIComponent(clientSecret)} ${sent.slice(sent.indexOf('code='))}`;
          response.writeHead(400, { 'content-type': 'application/json' });
          response.end(JSON.stringify({ error: clientSecret, error_description }));
        });
    });
    await new Promise<void>((listening) => echo.listen(0, '127.0.0.1', listening));
    closers.push(() => echo.close());
    const faults: string[] = [];
    const issuer = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
    const { start } = await openProvider({ issuer, clientSecret }, { onFault: (fault) => void faults.push(fault) });
    const { browser, address } = await start();
    const state = new URL(address).searchParams.get('state');
    const back = await browser.get(`/_docwright/callback?code=the-code&state=${state}`);
    expect([back.status, faults]).toEqual([403, [expect.stringMatching(/the provider says …: .*client_secret=…$/)]]);
    expect(faults[0]).not.toMatch(/and.more|the-code|code_verifier=[^…]/);
  });

  test('a provider that is away is told of', async () => {
    const faults: string[] = [];
    const { access, provider } = await openProvider({}, { onFault: (message) => void faults.push(message) });
    provider.close();
    const response = await access.browser().get('/_docwright/login/start?method=0');
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('cannot be reached')]);
    expect(faults).toEqual([
      expect.stringMatching(/^Readers of docs cannot sign in with the provider: .*ECONNREFUSED/),
    ]);
  });
});

/** What a provider whose issuer has a path of its own sends beside the token when it is asked for `openid`, too. */
const idToken = [{ alg: 'RS256' }, { iss: 'https://login.example.com/realms/a', sub: 'bea', aud: 'docs' }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('c2lnbmVk')
  .join('.');

test('with OAuth 2 the provider tells of its reader by an endpoint of its own', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
    response.setHeader('content-type', 'application/json');
    if (request.url === '/token')
      response.end(JSON.stringify({ access_token: 'at', token_type: 'bearer', id_token: idToken }));
    else
      response.end(
        JSON.stringify({ groups: ['beta'], content: { firstName: 'Bea' }, apiPlaygroundInputs: { query: { a: 1 } } }),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => (server.closeAllConnections(), server.close()));
  const provider = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const access = await openAccess([
    {
      kind: 'oauth',
      authorizationUrl: `${provider}/authorize`,
      tokenUrl: `${provider}/token`,
      infoUrl: `${provider}/info`,
      clientId: 'docs',
    },
  ]);
  const browser = access.browser();
  const comeBack = async (issuer: string): Promise<string | null> => {
    const start = await browser.get('/_docwright/login/start?method=0&redirect=/secret');
    const state = new URL(start.headers.get('location')!).searchParams.get('state');
    const back = `/_docwright/callback?code=c&state=${state}&iss=${encodeURIComponent(issuer)}`;
    return (await browser.get(back)).headers.get('location');
  };
  // RFC 9207, section 2.4: an answer of another provider must not be taken.
  expect(await comeBack('https://login.example.com/realms/a')).not.toBe('/secret');
  expect(seen).toEqual([]);
  expect(await comeBack(`${provider}/realms/a`)).toBe('/secret');
  expect(seen).toEqual(['POST /token', 'GET /info Bearer at']);
  expect((await browser.visitor()).user).toMatchObject({
    groups: ['beta'],
    content: { firstName: 'Bea' },
    apiPlaygroundInputs: { query: { a: 1 } },
  });
});

describe('with OAuth 2 a provider', () => {
  /** A provider whose answers are these, and the address at which a reader comes back from it. */
  async function openProvider(
    answer: (request: IncomingMessage, response: ServerResponse) => void,
    settings: { clientSecret?: string } = {},
  ) {
    const faults: string[] = [];
    const server = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => (server.closeAllConnections(), server.close()));
    const provider = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    const access = await openAccess(
      [
        {
          kind: 'oauth',
          authorizationUrl: `${provider}/authorize`,
          tokenUrl: `${provider}/token`,
          infoUrl: `${provider}/info`,
          clientId: 'docs',
          ...settings,
        },
      ],
      { onFault: (message) => void faults.push(message) },
    );
    const browser = access.browser();
    const begin = async (): Promise<string> => {
      const start = await browser.get('/_docwright/login/start?method=0&redirect=/secret');
      const state = new URL(start.headers.get('location')!).searchParams.get('state');
      return `/_docwright/callback?code=c&state=${state}`;
    };
    return { browser, faults, provider, begin, back: await begin() };
  }

  const tokens = JSON.stringify({ access_token: 'at', token_type: 'bearer' });

  test.each([
    ['a form', 200, 'application/x-www-form-urlencoded', 'access_token=at&scope=read&token_type=bearer'],
    ['a form without a type', 200, 'text/plain', 'access_token=at&expires=5000'],
    ['no type of the token', 200, 'application/json', '{"access_token":"at"}'],
    ['another status', 201, 'application/json', tokens],
    [
      'empty fields and lists',
      200,
      'application/json',
      '{"access_token":"at","token_type":"Bearer","expires_in":null,"refresh_token":null,"scope":["read"]}',
    ],
  ])('may write %s where it gives a token', async (_, status, type, text) => {
    const { browser, back, faults } = await openProvider(({ url }, response) =>
      url === '/token' ? response.writeHead(status, { 'content-type': type }).end(text) : response.end('{}'),
    );
    expect((await browser.get(back)).headers.get('location'), faults.join()).toBe('/secret');
  });

  test.each([
    ['application/json', '{"error":"bad_code","error_description":"It is over"}'],
    ['application/x-www-form-urlencoded', 'error=bad_code&error_description=It+is+over'],
  ])('is heard where it tells of an error with the status of success, as %s', async (type, text) => {
    const { browser, back, faults } = await openProvider((_, response) =>
      response.setHeader('content-type', type).end(text),
    );
    expect((await browser.get(back)).status).toBe(403);
    expect(faults).toEqual([expect.stringContaining('the provider says bad_code: It is over')]);
  });

  test('takes the secret of the site in a form or in a header, and is asked in its way from then on', async () => {
    const secret = 'a secret: with/odd+signs';
    const inHeader = `Basic ${btoa(`docs:${encodeURIComponent(secret).replaceAll('%20', '+')}`)}`;
    const refusals: ((response: ServerResponse) => void)[] = [
      (response) => response.writeHead(400).end('{"error":"invalid_client"}'),
      (response) => response.writeHead(401, { 'www-authenticate': 'Basic' }).end('{"error":"invalid_client"}'),
      (response) => response.writeHead(401, { 'www-authenticate': 'Basic' }).end(),
    ];
    for (const refuse of refusals) {
      const asked: string[] = [];
      const { browser, back, begin } = await openProvider(
        ({ url, headers }, response) => {
          if (url !== '/token') return void response.end('{}');
          asked.push(headers.authorization ?? 'form');
          if (headers.authorization === inHeader) response.end(tokens);
          else refuse(response);
        },
        { clientSecret: secret },
      );
      expect((await browser.get(back)).headers.get('location')).toBe('/secret');
      expect((await browser.get(await begin())).headers.get('location')).toBe('/secret');
      expect(asked).toEqual(['form', inHeader, inHeader]);
    }
  });

  test('that takes no secret in either way is asked no more than twice, and named in the log', async () => {
    let asked = 0;
    const { browser, back, faults } = await openProvider(
      (_, response) => {
        asked++;
        response.writeHead(401, { 'www-authenticate': 'Basic' }).end('{"error":"invalid_client"}');
      },
      { clientSecret: 'wrong secret' },
    );
    expect((await browser.get(back)).status).toBe(403);
    expect(asked).toBe(2);
    expect(faults).toEqual([expect.stringContaining('check `clientId` and `clientSecret`')]);
  });

  test('sends a reader whose time is over, who does not go round in circles', async () => {
    const { browser, back, faults } = await openProvider(({ url }, response) =>
      response.end(url === '/token' ? tokens : JSON.stringify({ expiresAt: 1 })),
    );
    expect((await browser.get(back)).status).toBe(403);
    expect(browser.cookies.has('__Host-docwright_session')).toBe(false);
    expect(faults).toEqual(['A sign-in to docs failed: `expiresAt` of the reader has passed']);
  });

  test.each([
    ['not an object', null],
    ['not an object', []],
    ['not an object', 'unknown user'],
    ['not an object', false],
    ['`expiresAt`', { expiresAt: '1' }],
    ['`expiresAt`', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['`expiresAt`', { expiresAt: {} }],
  ])('that tells nothing of a reader, or not when the session ends, signs nobody in: %s, %j', async (reason, told) => {
    const { browser, back, faults } = await openProvider(({ url }, response) =>
      response.end(url === '/token' ? tokens : JSON.stringify(told)),
    );
    expect((await browser.get(back)).status).toBe(403);
    expect(browser.cookies.has('__Host-docwright_session')).toBe(false);
    expect(faults).toEqual([expect.stringContaining(reason)]);
  });

  test.each(['/token', '/info'])('is named with its address where %s answers as no provider does', async (wrong) => {
    const answers: ((response: ServerResponse) => unknown)[] = [
      (response) => response.setHeader('content-type', 'text/html').end('<html>'),
      (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
      (response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end(),
      (response) => response.destroy(),
    ];
    for (const answer of answers) {
      const { browser, back, faults, provider } = await openProvider(({ url }, response) =>
        url === wrong ? answer(response) : response.end(tokens),
      );
      expect((await browser.get(back)).status).toBe(403);
      expect(faults).toEqual([expect.stringContaining(provider + wrong)]);
    }
  });

  test.each([
    [{ staff: true }, true],
    [[{ name: 'staff' }], true],
    [7, true],
    [[], false],
    ['', false],
    [null, false],
    [{}, false],
    [{ staff: {} }, false],
    [['staff'], false],
    ['staff', false],
  ])('that tells %j as groups is named in the log where that puts nobody in one: %s', async (groups, isNamed) => {
    const { browser, back, faults } = await openProvider(({ url }, response) =>
      response.end(url === '/token' ? tokens : JSON.stringify({ groups })),
    );
    expect((await browser.get(back)).headers.get('location')).toBe('/secret');
    expect(faults).toEqual(
      isNamed ? [expect.stringContaining('in no group: the value of `groups` from the provider')] : [],
    );
  });

  test('is asked for no scope where none is set', async () => {
    const { browser } = await openProvider((_, response) => response.end('{}'));
    const start = await browser.get('/_docwright/login/start?method=0');
    expect(new URL(start.headers.get('location')!).searchParams.has('scope')).toBe(false);
  });

  test('may leave out all that it can tell', async () => {
    const { browser, back } = await openProvider(({ url }, response) =>
      response.end(url === '/token' ? tokens : JSON.stringify({ groups: 1, expiresAt: null })),
    );
    expect((await browser.get(back)).headers.get('location')).toBe('/secret');
    expect((await browser.visitor()).audience).toEqual({ kind: 'member', groups: [] });
  });

  test.each(['/token', '/info'])('answers without end at %s, of which little is read', async (endless) => {
    let sent = 0;
    const { browser, back, faults } = await openProvider(({ url }, response) => {
      if (url !== endless) return response.end(tokens);
      const piece = Buffer.alloc(65_536, ' ');
      const more = (): void => {
        do sent += piece.length;
        while (sent < 200_000_000 && response.write(piece));
      };
      response.on('drain', more);
      more();
    });
    expect((await browser.get(back)).status).toBe(403);
    expect(faults.join()).toMatch(/sent more than 1048576 bytes/);
    expect(sent).toBeLessThan(50_000_000);
  });
});

describe('a redirect', () => {
  const access = { kind: 'members' as const, groups: ['staff'] };
  const pages = [servedPage('/secret', { access }), servedPage('/open')];
  const redirects = [
    { source: '/r/:x*', destination: '/:x*', permanent: true },
    { source: '/old', destination: '/secret', permanent: true },
    { source: '/past', destination: '/open', permanent: true },
    { source: '/first/:x*', destination: '/r/:x*', permanent: true },
    { source: '/round/:x*', destination: '/round/:x*', permanent: true },
  ];
  const tell = async (browser: Browser, path: string): Promise<[number, string]> => {
    const answer = await browser.get(path, { accept: 'text/plain' });
    return [answer.status, await answer.text()];
  };

  test.each([null, 'beta'])('tells nobody whether a page is there that he may not read (%s)', async (group) => {
    const opened = await openAccess([password], { pages, redirects });
    const browser = opened.browser();
    if (group !== null)
      browser.cookies.set(
        '__Host-docwright_session',
        createSigner([secret], 'docs').sign('session', {
          id: 'a',
          identity: { groups: [group] },
          issued: Date.now() / 1000,
          expires: Date.now() / 1000 + 600,
        }),
      );
    // What follows is the site's own answer: it leads on.
    const followed = await tell(browser, '/past');
    const missing = await tell(browser, '/r/nowhere');
    expect(missing).not.toEqual(followed);
    expect(await tell(browser, '/r/secret')).toEqual(missing);
    expect(await tell(browser, '/old')).toEqual(missing);
    expect(await tell(browser, '/r/open')).toEqual(followed);
    expect(await tell(browser, '/first/open')).toEqual(followed);
    for (const path of ['/first/secret', '/first/nowhere', '/first/old', '/round/open'])
      expect(await tell(browser, path)).toEqual(missing);
  });
});

test.each([
  ['https://login.example.com', true],
  ['http://localhost:8080/realms/a', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['http://login.example.com', false],
  ['http://localhost.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['http://192.168.0.1', false],
  ['ftp://localhost', false],
])('a provider at %s may be named: %s', (issuer, isRight) => {
  expect(signInSchema.safeParse({ methods: [{ kind: 'openid', issuer, clientId: 'docs' }] }).success).toBe(isRight);
  const oauth = { kind: 'oauth', clientId: 'docs', authorizationUrl: 'https://a.test', infoUrl: 'https://a.test' };
  expect(signInSchema.safeParse({ methods: [{ ...oauth, tokenUrl: issuer }] }).success).toBe(isRight);
  expect(signInSchema.safeParse({ methods: [{ ...oauth, tokenUrl: 'https://a.test', infoUrl: issuer }] }).success).toBe(
    isRight,
  );
});

test('the origin of a site has nothing behind its host', () => {
  const told = (address: string) =>
    parseServerConfig(
      JSON.stringify({ sites: [{ folder: 'dist', signIn: { methods: [], origin: address } }] }),
      'docwright.server.json',
    ).problems.map(({ key, message }) => `${key}: ${message}`);
  const wanted = 'a URL without a path, such as https://docs.example.com; the path is known from the build';
  for (const address of ['https://docs.example.com/docs', 'https://docs.example.com/?a', 'https://docs.example.com/#a'])
    expect(told(address)).toEqual([`sites[0].signIn.origin: Expected ${wanted}, found "${address}"`]);
  expect(told('https://a:b@docs.example.com')).toHaveLength(1);
  for (const address of ['https://docs.example.com', 'https://Docs.example.com/', 'http://localhost:4000'])
    expect(told(address)).toEqual([]);
});

test('settings that cannot be right are told of in words', () => {
  const signIn = {
    secrets: ['short'],
    methods: [
      { kind: 'password', passwords: [{ hash: 'open sesame' }] },
      { kind: 'magic' },
      { kind: 'openid', issuer: 'login.example.com', clientId: '', isuer: 1 },
      { kind: 'openid', issuer: 'http://login.example.com', clientId: 'docs' },
      { kind: 'openid', issuer: 'https://docs:hunter2@login.example.com', clientId: 'docs', scopes: ['profile'] },
    ],
    sessionHours: 0,
  };
  const { problems } = parseServerConfig(
    JSON.stringify({ sites: [{ folder: 'dist', signIn }] }),
    'docwright.server.json',
  );
  expect(
    problems.map(({ key, message, hint }) => [key, message, ...(hint ? [hint] : [])].join(' | ')),
  ).toMatchInlineSnapshot(`
    [
      "sites[0].signIn.secrets[0] | Expected a string of at least 32 characters, such as from \`openssl rand -base64 32\`, found another string",
      "sites[0].signIn.methods[0].passwords[0].hash | Expected a hash from \`docwright hash-password\`, never the password itself, found another string",
      "sites[0].signIn.methods[1].kind | Expected the kind "password", "openid", "oauth" or "jwt", found "magic"",
      "sites[0].signIn.methods[2].issuer | Expected a URL that starts with https://, or with http:// and a local host name, found "login.example.com"",
      "sites[0].signIn.methods[2].clientId | The value is an empty string, which counts as not set",
      "sites[0].signIn.methods[2].isuer | The key \`isuer\` is not known here and has no effect | Did you mean \`issuer\`?",
      "sites[0].signIn.methods[3].issuer | Expected a URL that starts with https://, or with http:// and a local host name, found "http://login.example.com"",
      "sites[0].signIn.methods[4].issuer | Expected a URL without a user name, which belongs in \`clientId\`, found "https://…@login.example.com"",
      "sites[0].signIn.methods[4].scopes | Expected a list with "openid", which providers need to identify the reader, found a list",
      "sites[0].signIn.sessionHours | Expected a number of hours from 0.1 to 2160 (90 days), found \`0\`",
      "sites[0].signIn.methods[2].clientId | The key \`clientId\` is missing",
    ]
  `);
});
