import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProxy } from '../../../../src/service/proxy/create-proxy.ts';
import { startTargetServer, type TargetServer } from './target-server.ts';

let server: TargetServer;
beforeAll(async () => void (server = await startTargetServer()));
afterAll(() => server.close());
beforeEach(() => void (server.hits.length = 0));

/** Hosts that lead to this machine, in every notation that a URL parser understands. */
const privateHosts =
  `127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.1 0x7f.0.0.1 017700000001 0177.0.0.1 127.0.0.1. 0 0.0.0.0 127.255.255.254
  [::1] [0:0:0:0:0:0:0:1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b:1::7f00:1]
  [2002:7f00:1::] [2001:0:7f00:1::] [fe80::1] [fc00::1] [fd00:ec2::254] [ff02::1] [::ffff:0:127.0.0.1] [100::1]
  10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 100.100.100.200 192.0.0.192 198.18.0.1 224.0.0.1 255.255.255.255
  168.63.129.16 localhost 127。0。0。1 ①②⑦.⓪.⓪.①`.split(/\s+/);

const call = (target: string, headers: Record<string, string> = {}, method = 'GET'): Request =>
  new Request('https://docs.example.com/_docwright/proxy', {
    method,
    headers: { 'x-docwright-target': target, ...headers },
  });

test.each([
  ['ENOTFOUND', 'not-found', 'There is no server named api.test.'],
  ['EAI_AGAIN', 'unreachable', 'The address of api.test cannot be resolved at the moment.'],
])('a name that cannot be resolved (%s) is told from one that nobody has', async (code, error, words) => {
  const resolve = (): Promise<never> => Promise.reject(Object.assign(new Error(code), { code }));
  const response = await createProxy({ origins: ['http://api.test'], resolve })(call('http://api.test/'));
  expect([response.headers.get('x-docwright-proxy-error'), await response.text()]).toEqual([error, words]);
});

describe('private addresses', () => {
  test.each(privateHosts)('%s is not called, though a description lists it', async (host) => {
    const target = `http://${host}:${server.port}/secret`;
    const proxy = createProxy({ origins: [new URL(target).origin], limits: { connectTime: 1500 } });
    const response = await proxy(call(toAscii(target)));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('x-docwright-proxy-error')).toMatch(/private-address|not-found|bad-target/);
    expect(server.hits).toEqual([]);
  });

  test.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '0.0.0.0',
    'fe80::1%lo',
  ])('a name that resolves to %s is not called', async (address) => {
    const proxy = createProxy({
      origins: [`http://api.example.com:${server.port}`],
      resolve: answering([{ address, family: address.includes(':') ? 6 : 4 }]),
    });
    const response = await proxy(call(`http://api.example.com:${server.port}/`));
    expect(response.headers.get('x-docwright-proxy-error')).toBe('private-address');
    expect(server.hits).toEqual([]);
  });

  test('one private address among public ones is enough', async () => {
    const resolve = answering([
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
    const response = await createProxy({ origins: [`http://api.example.com:${server.port}`], resolve })(
      call(`http://api.example.com:${server.port}/`),
    );
    expect(response.headers.get('x-docwright-proxy-error')).toBe('private-address');
    expect(server.hits).toEqual([]);
  });

  test('a name that answers the second question with another address is asked once', async () => {
    let questions = 0;
    const resolve = (): Promise<LookupAddress[]> =>
      Promise.resolve([{ address: questions++ === 0 ? '192.88.98.1' : '127.0.0.1', family: 4 }]);
    const proxy = createProxy({
      origins: [`http://api.example.com:${server.port}`],
      resolve,
      limits: { connectTime: 300 },
    });
    const response = await proxy(call(`http://api.example.com:${server.port}/`));
    expect(response.headers.get('x-docwright-proxy-error')).toMatch(/timeout|unreachable/);
    expect(questions).toBe(1);
    expect(server.hits).toEqual([]);
  });

  test('the operator may list a host, an address or a range', async () => {
    const origin = `http://api.internal:${server.port}`;
    const resolve = answering([{ address: '127.0.0.1', family: 4 }]);
    for (const entry of ['api.internal', '127.0.0.1', '127.0.0.0/8']) {
      expect(
        (
          await createProxy({ origins: [origin], resolve, allowPrivate: [entry] })(
            call(`${origin}/${encodeURIComponent(entry)}`),
          )
        ).status,
      ).toBe(200);
    }
    expect(server.hits).toHaveLength(3);
    for (const entry of ['api', '127.0.0.2', '10.0.0.0/8', '::1']) {
      expect((await createProxy({ origins: [origin], resolve, allowPrivate: [entry] })(call(origin))).status).toBe(403);
    }
    expect(server.hits).toHaveLength(3);
  });

  test('an entry of the list that is nothing of these is an error', () => {
    expect(() => createProxy({ origins: [], allowPrivate: ['10.0.0.0/40'] })).toThrow(
      '"10.0.0.0/40" is neither an address, nor a range like 10.0.0.0/8, nor a host name',
    );
  });
});

describe('addresses that no description lists', () => {
  const allowPrivate = ['127.0.0.1', '::1', 'localhost'];
  const refused = (port: number): string[] => [
    `http://127.0.0.1:${port + 1}/`,
    `https://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://user:secret@127.0.0.1:${port}/`,
    `http://user@127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}@example.com/`,
    `http://example.com#@127.0.0.1:${port}/`,
    `http:/127.0.0.1:${port}/`,
    `http:\\\\127.0.0.1:${port}\\`,
    `http://127.0.0.1\t:${port}/`,
    `//127.0.0.1:${port}/`,
    `/secret`,
    `file:///etc/passwd`,
    `ftp://127.0.0.1:${port}/`,
    `gopher://127.0.0.1:${port}/_GET`,
    `data:text/plain,hello`,
    `javascript:alert(1)`,
    `ws://127.0.0.1:${port}/`,
    `http://`,
    `nonsense`,
    '',
  ];

  test('nothing is sent there', async () => {
    const proxy = createProxy({ origins: [server.origin], allowPrivate });
    for (const target of refused(server.port)) {
      const response = await proxy(call(target));
      expect([target, response.status, response.headers.get('x-docwright-proxy-error')]).toEqual([
        target,
        expect.toSatisfy((status) => status === 400 || status === 403),
        expect.stringMatching(/bad-target|forbidden/),
      ]);
    }
    expect(server.hits).toEqual([]);
  });

  test('a line break smuggles nothing in', async () => {
    const proxy = createProxy({ origins: [server.origin], allowPrivate });
    for (const text of ['\r\nX-Evil: 1', '\nGET /other HTTP/1.1', '\u2028x']) {
      expect(() => new Headers({ 'x-docwright-target': `${server.origin}/${text}` })).toThrow();
    }
    await proxy(call(`${server.origin}/a%0d%0aX-Evil:%201`));
    expect(server.hits).toEqual(['GET /a%0d%0aX-Evil:%201']);
    expect(server.lastHeaders()['x-evil']).toBeUndefined();
  });

  test('a wildcard stands for a part of one label', async () => {
    const origins = ['https://*.example.com', 'http://api-*.example.com:8080'];
    const codes = async (target: string): Promise<string | null> =>
      (await createProxy({ origins, resolve: answering([]) })(call(target))).headers.get('x-docwright-proxy-error');
    for (const target of ['https://eu.example.com/', 'https://EU.Example.com/', 'http://api-eu.example.com:8080/'])
      expect([target, await codes(target)]).toEqual([target, 'not-found']);
    for (const target of [
      'https://a.b.example.com/',
      'https://example.com/',
      'https://.example.com/',
      'https://eu.example.com.evil.test/',
      'https://evil.test/.example.com',
      'https://eu.example.com:8443/',
      'http://eu.example.com/',
      'http://api-eu.example.com/',
      'https://evil.test?.example.com',
      'https://eu_example.com/',
    ]) {
      expect([target, await codes(target)]).toEqual([target, expect.stringMatching(/forbidden|bad-target/)]);
    }
  });
});

describe('redirects', () => {
  const allowPrivate = ['127.0.0.1'];

  test.each([301, 302, 303, 307, 308])('a %i to an address that is not listed is not followed', async (status) => {
    const hidden = await startTargetServer();
    for (const location of [
      `http://127.0.0.1:${hidden.port}/`,
      `http://localhost:${hidden.port}/`,
      `//127.0.0.1:${hidden.port}/`,
      `http://[::ffff:127.0.0.1]:${hidden.port}/`,
      'file:///etc/passwd',
      `http://me:pw@127.0.0.1:${hidden.port}/`,
    ]) {
      const listed = await startTargetServer(
        (_request, response) => void response.writeHead(status, { location }).end(),
      );
      const response = await createProxy({ origins: [listed.origin], allowPrivate })(call(`${listed.origin}/start`));
      expect(response.headers.get('x-docwright-proxy-error')).toMatch(/forbidden|bad-redirect/);
      expect(response.headers.get('location')).toBeNull();
      await listed.close();
    }
    expect(hidden.hits).toEqual([]);
    await hidden.close();
  });

  test('a listed name is resolved and checked again', async () => {
    const hidden = await startTargetServer();
    const other = `http://other.example.com:${hidden.port}`;
    const listed = await startTargetServer(
      (_request, response) => void response.writeHead(302, { location: `${other}/` }).end(),
    );
    const proxy = createProxy({
      origins: [listed.origin, other],
      allowPrivate: ['127.0.0.1'],
      resolve: answering([{ address: '::1', family: 6 }]),
    });
    expect((await proxy(call(`${listed.origin}/`))).headers.get('x-docwright-proxy-error')).toBe('private-address');
    expect(hidden.hits).toEqual([]);
    await Promise.all([hidden.close(), listed.close()]);
  });

  test('one that never ends is given up', async () => {
    const listed = await startTargetServer(
      (_request, response) => void response.writeHead(302, { location: '/again' }).end(),
    );
    const response = await createProxy({ origins: [listed.origin], allowPrivate })(call(`${listed.origin}/`));
    expect(response.headers.get('x-docwright-proxy-error')).toBe('bad-redirect');
    expect(listed.hits).toHaveLength(6);
    await listed.close();
  });
});

test('a service that is listed by itself does not call itself without end', async () => {
  const proxy = createProxy({ origins: [server.origin], allowPrivate: ['127.0.0.1'] });
  const looping = await startTargetServer((request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    void proxy(
      new Request('https://docs.example.com/_docwright/proxy', {
        headers: [...headers, ['x-docwright-target', server.origin]],
      }),
    ).then((answer) => response.writeHead(answer.status).end());
  });
  const response = await createProxy({ origins: [looping.origin], allowPrivate: ['127.0.0.1'] })(call(looping.origin));
  expect(response.status).toBe(508);
  expect(server.hits).toEqual([]);
  await looping.close();
});

function answering(addresses: LookupAddress[]): () => Promise<LookupAddress[]> {
  return () => Promise.resolve(addresses);
}

/** Headers hold no characters beyond Latin-1: such a host arrives as a browser writes it. */
function toAscii(target: string): string {
  return /^[\x20-\x7e]*$/.test(target) ? target : new URL(target).href;
}
