import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createProxy } from '../../../../src/service/proxy/create-proxy.ts';
import type { ProxyOptions } from '../../../../src/service/proxy/proxy-options.ts';
import { startTargetServer, type TargetAnswer, type TargetServer } from './target-server.ts';

const open: TargetServer[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))));

async function start(answer?: TargetAnswer, options: Partial<ProxyOptions> = {}) {
  const server = await startTargetServer(answer);
  open.push(server);
  const proxy = createProxy({ origins: [server.origin], allowPrivate: ['127.0.0.1'], ...options });
  const send = (path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('x-docwright-target', `${server.origin}${path}`);
    return proxy(new Request('https://docs.example.com/_docwright/proxy', { ...init, headers }));
  };
  return { server, send };
}

describe('what reaches the API', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'])(
    '%s with address, headers and body',
    async (method) => {
      const { send } = await start();
      const body = method === 'GET' ? null : Buffer.from([0, 255, 1, 128]);
      const answer = (await (
        await send('/a%2Fb?q=1&q=2', {
          method,
          body,
          headers: { authorization: 'Bearer t', 'content-type': 'application/octet-stream', 'x-own': 'é'.normalize() },
        })
      ).json()) as Record<string, never>;
      expect(answer).toMatchObject({
        method,
        url: '/a%2Fb?q=1&q=2',
        body: body?.toString('base64') ?? '',
        headers: { authorization: 'Bearer t', 'content-type': 'application/octet-stream' },
      });
    },
  );

  test('a body whose length is not known, piece by piece', async () => {
    const { send, server } = await start();
    const body = new ReadableStream({
      start: (controller) =>
        ['first ', 'second'].forEach((part) => controller.enqueue(new TextEncoder().encode(part))) ??
        controller.close(),
    });
    const answer = (await (await send('/', { method: 'POST', body, duplex: 'half' })).json()) as { body: string };
    expect(Buffer.from(answer.body, 'base64').toString()).toBe('first second');
    expect(server.lastHeaders()['transfer-encoding']).toBe('chunked');
  });

  // Node has a stream for every method that may have a body, whether one was sent or not.
  test('no body where none was sent, by a method that may have one', async () => {
    const { send, server } = await start();
    const empty = (): ReadableStream => new ReadableStream({ start: (controller) => controller.close() });
    for (const [method, announced] of Object.entries({
      DELETE: undefined,
      OPTIONS: undefined,
      QUERY: '0',
      POST: '0',
    })) {
      expect((await send('/', { method, body: empty(), duplex: 'half' })).status).toBe(200);
      const { 'transfer-encoding': encoding, 'content-length': length } = server.lastHeaders();
      expect([method, encoding, length]).toEqual([method, undefined, announced]);
    }
  });

  // `Request` holds no body with these, whatever length a client announced.
  test.each(['GET', 'HEAD'])('%s without the length of a body that it cannot have', async (method) => {
    const { send, server } = await start(undefined, { limits: { answerTime: 500 } });
    const answer = await send('/', { method, headers: { 'content-length': '3' } });
    expect([answer.status, server.lastHeaders()['content-length']]).toEqual([200, undefined]);
  });

  test('nothing of the reader, of the documentation or of one connection', async () => {
    const { send, server } = await start();
    const dropped = {
      cookie: 'session=secret',
      origin: 'https://docs.example.com',
      referer: 'https://docs.example.com/page',
      'x-forwarded-for': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'sec-fetch-site': 'same-origin',
      connection: 'close, x-once',
      'x-once': '1',
      'keep-alive': '1',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      'x-docwright-other': '1',
      upgrade: 'h2c',
    };
    await send('/', { headers: dropped });
    const received = server.lastHeaders();
    for (const name of Object.keys(dropped).filter((name) => name !== 'connection'))
      expect([name, received[name]]).toEqual([name, undefined]);
    expect(received.host).toBe(`127.0.0.1:${server.port}`);
    expect(received.connection).toBe('close');
  });

  test('nothing that was added between the page and the service, where the page says what it set', async () => {
    const { send, server } = await start();
    const added = { 'x-goog-iap-jwt-assertion': 'proof', 'tailscale-user-login': 'ada', 'x-client-ip': '1.2.3.4' };
    const set = { authorization: 'Bearer t', 'X-Own': '1', 'content-type': 'text/plain', 'user-agent': 'browser' };
    await send('/', { headers: { ...added, ...set, 'x-docwright-names': 'Authorization, X-Own' } });
    expect(server.lastHeaders()).toMatchObject({ authorization: 'Bearer t', 'x-own': '1', 'user-agent': 'browser' });
    await send('/', { headers: { ...added, ...set, 'x-docwright-names': '' } });
    for (const name of [...Object.keys(added), 'authorization', 'x-own'])
      expect([name, server.lastHeaders()[name]]).toEqual([name, undefined]);
  });

  test('headers that no page may set, in the place of what the browser says, and no others', async () => {
    const { send, server } = await start();
    const set = (fields: unknown) => ({ 'x-docwright-set-headers': encodeURIComponent(JSON.stringify(fields)) });
    await send('/', {
      headers: {
        'user-agent': 'browser',
        ...set([
          ['User-Agent', 'mine'],
          ['Origin', 'https://a.test'],
        ]),
      },
    });
    expect(server.lastHeaders()).toMatchObject({ 'user-agent': 'mine', origin: 'https://a.test' });
    for (const fields of [
      [['Host', 'x']],
      [['x-forwarded-for', '1']],
      [['user-agent', 'a\r\nb: c']],
      [['user-agent']],
      7,
    ])
      expect((await send('/', { headers: set(fields) })).headers.get('x-docwright-proxy-error')).toBe('bad-target');
    expect((await send('/', { headers: { 'x-docwright-set-headers': '%' } })).status).toBe(400);
    expect(server.hits).toHaveLength(1);
  });

  test('cookies that the reader filled in, and those of the page that the operator names', async () => {
    const { send, server } = await start(undefined, { forwardCookies: ['tenant'] });
    await send('/', { headers: { cookie: 'session=secret; tenant=acme', 'x-docwright-cookie': 'theme=dark' } });
    expect(server.lastHeaders().cookie).toBe('theme=dark; tenant=acme');
  });

  test('a body again where a redirect asks for it, and to another host nothing that may be a key', async () => {
    const second = await startTargetServer();
    open.push(second);
    const { send } = await start(
      (_request, response) => void response.writeHead(307, { location: `${second.origin}/there` }).end(),
      {},
    );
    expect((await send('/', { method: 'POST', body: 'x' })).headers.get('x-docwright-proxy-error')).toBe('forbidden');
    const first = await startTargetServer(
      (_request, response) => void response.writeHead(307, { location: `${second.origin}/there` }).end(),
    );
    open.push(first);
    const proxy = createProxy({ origins: [first.origin, second.origin], allowPrivate: ['127.0.0.1'] });
    const headers = {
      'x-docwright-target': first.origin,
      authorization: 'Bearer t',
      'x-docwright-cookie': 'a=b',
      'x-api-key': 'k',
      'ocp-apim-subscription-key': 'k',
      'accept-key': 'k',
      'content-key': 'k',
      'content-type': 'text/plain',
      accept: 'application/json',
      'accept-language': 'de',
    };
    const answer = await (
      await proxy(new Request('https://docs.example.com/_docwright/proxy', { method: 'POST', body: 'text', headers }))
    ).json();
    expect(answer).toMatchObject({
      method: 'POST',
      url: '/there',
      body: Buffer.from('text').toString('base64'),
    });
    expect(Object.keys((answer as { headers: object }).headers).toSorted()).toEqual([
      'accept',
      'accept-language',
      'connection',
      'content-type',
      'host',
      'transfer-encoding',
      'via',
    ]);
  });

  test('all of a body that is still on its way when a redirect asks for it again', async () => {
    const target = createServer((request, response) => {
      if (request.url === '/') return void response.writeHead(307, { location: '/there' }).end();
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => response.end(Buffer.concat(chunks).toString()));
    });
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(target.address() as { port: number }).port}`;
    const proxy = createProxy({ origins: [origin], allowPrivate: ['127.0.0.1'] });
    const parts = ['one ', 'two ', 'three ', 'four'];
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const part = parts.shift();
          await new Promise((resolve) => setTimeout(resolve, 60));
          if (part === undefined) controller.close();
          else controller.enqueue(new TextEncoder().encode(part));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'x-docwright-target': origin };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    const answer = await proxy(new Request('https://docs.example.com/_docwright/proxy', init));
    expect(await answer.text()).toBe('one two three four');
    target.closeAllConnections();
    target.close();
  });

  test('the way that it was redirected', async () => {
    const { send } = await start((request, response) =>
      request.url === '/end'
        ? void response.end('there')
        : void response.writeHead(302, { location: request.url === '/start' ? '/middle' : '/end' }).end(),
    );
    const answer = await send('/start');
    const way = JSON.parse(decodeURIComponent(answer.headers.get('x-docwright-redirects')!)) as { url: string }[];
    expect(way.map(({ url, ...rest }) => ({ ...rest, path: new URL(url).pathname }))).toEqual([
      { status: 302, path: '/middle' },
      { status: 302, path: '/end' },
    ]);
    expect((await send('/end')).headers.get('x-docwright-redirects')).toBeNull();
  });

  test('GET without the body after 303', async () => {
    const { send } = await start((request, response) => {
      if (request.url === '/') response.writeHead(303, { location: '/done' }).end();
      else
        response.end(
          `${request.method} ${request.headers['content-type'] ?? 'none'} ${request.headers['content-length'] ?? 'none'}`,
        );
    });
    expect(
      await (await send('/', { method: 'POST', body: 'text', headers: { 'content-type': 'text/plain' } })).text(),
    ).toBe('GET none none');
  });
});

describe('what comes back', () => {
  test('status, headers and bytes; nothing that acts on the host of the documentation', async () => {
    const { send } = await start((_request, response) => {
      const headers = {
        'set-cookie': ['session=stolen', 'b=2'],
        'strict-transport-security': 'max-age=1',
        'clear-site-data': '"*"',
        'content-security-policy': 'x',
        'access-control-allow-origin': '*',
        'cache-control': 'max-age=60',
        refresh: '0',
        'x-docwright-proxy-error': 'fake',
        'x-trace': 'abc',
        'x-accel-redirect': '/private/file',
        'x-sendfile': '/private/file',
        'cdn-cache-control': 'max-age=60',
        'surrogate-control': 'max-age=60',
        'x-request-id': 'fake',
        'sec-session-registration': '(ES256);path="/"',
        'content-encoding': 'gzip',
        connection: 'x-once',
        'x-once': '1',
        'www-authenticate': 'Basic',
        link: '</x>; rel=preload',
      };
      response.writeHead(418, 'Teapot', headers).end(gzipSync('hello'));
    });
    const response = await send('/');
    expect([response.status, response.statusText]).toEqual([418, 'Teapot']);
    expect([...response.headers.keys()].sort()).toEqual([
      'cache-control',
      'content-encoding',
      'content-security-policy',
      'x-accel-buffering',
      'x-content-type-options',
      'x-docwright-headers',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await response.arrayBuffer()).equals(gzipSync('hello'))).toBe(true);
    const original = JSON.parse(decodeURIComponent(response.headers.get('x-docwright-headers')!)) as [string, string][];
    expect(original).toContainEqual(['set-cookie', 'session=stolen']);
    expect(original).toContainEqual(['cache-control', 'max-age=60']);
    expect(original).toContainEqual(['x-trace', 'abc']);
  });

  test('of more headers than fit, the first', async () => {
    const { send } = await start((_request, response) => {
      for (let index = 0; index < 20; index++) response.setHeader(`x-${index}`, 'é'.repeat(200));
      response.end();
    });
    const text = (await send('/')).headers.get('x-docwright-headers')!;
    const names = (JSON.parse(decodeURIComponent(text)) as [string, string][]).map(([name]) => name);
    expect(text.length).toBeLessThan(13_000);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(names.map((_, index) => `x-${index}`));
  });

  test('a header that is too long is cut, and what follows it is told', async () => {
    const { send } = await start((_request, response) =>
      response.writeHead(200, { 'x-long': 'v'.repeat(14_000), 'x-after': '1' }).end(),
    );
    const text = (await send('/')).headers.get('x-docwright-headers')!;
    const fields = new Map(JSON.parse(decodeURIComponent(text)) as [string, string][]);
    expect(text.length).toBeLessThan(13_000);
    expect(fields.get('x-long')).toMatch(/^v{100,}…$/);
    expect(fields.get('x-after')).toBe('1');
  });

  test('a redirect to an address in UTF-8 leads where browsers go', async () => {
    const { send, server } = await start((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: Buffer.from('/straße').toString('latin1') });
      response.end();
    });
    await send('/');
    expect(server.hits.at(-1)).toBe('GET /stra%C3%9Fe');
  });

  test('more headers than are read', async () => {
    const { send } = await start((_request, response) => {
      for (let index = 0; index < 70; index++) response.setHeader(`x-${index}`, 'v'.repeat(1000));
      response.end();
    });
    const response = await send('/');
    expect([response.status, response.headers.get('x-docwright-proxy-error')]).toEqual([502, 'bad-answer']);
    expect(await response.text()).toMatch(/headers exceed the 64 kB/);
  });

  test('events as they are sent', async () => {
    let finish = (): void => {};
    const { send } = await start((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      finish = () => response.end('data: 2\n\n');
    });
    const reader = (await send('/')).body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: 1\n\n');
    finish();
    expect((await reader.read()).value).toBe('data: 2\n\n');
    expect((await reader.read()).done).toBe(true);
  });

  test.each([204, 205])('no length of a body with %s, which has none', async (status) => {
    const { send } = await start((_request, response) => {
      response.socket!.end(`HTTP/1.1 ${status} Done\r\nContent-Length: 5\r\n\r\nhello`);
    });
    const answer = await send('/');
    expect([answer.status, answer.headers.get('content-length'), answer.body]).toEqual([status, null, null]);
  });

  test('no body with HEAD and 204', async () => {
    const { send } = await start(
      (request, response) =>
        void response
          .writeHead(request.url === '/none' ? 204 : 200, { 'content-length': request.url === '/none' ? 0 : 5 })
          .end(request.method === 'HEAD' ? undefined : ''),
    );
    expect((await send('/none')).status).toBe(204);
    const head = await send('/', { method: 'HEAD' });
    expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, null, '5']);
  });

  test('a call that is given up ends at the API too', async () => {
    const closed = Promise.withResolvers<void>();
    const { send } = await start((_request, response) => {
      response.on('close', closed.resolve).writeHead(200);
      response.write('x');
    });
    const controller = new AbortController();
    const response = await send('/', { signal: controller.signal });
    expect(response.status).toBe(200);
    controller.abort();
    await closed.promise;
  });
});

describe('limits', () => {
  test('a body that is too long, known before or noticed while it comes', async () => {
    const { send, server } = await start(undefined, { limits: { requestBytes: 10 } });
    const known = await send('/', { method: 'POST', body: 'x'.repeat(11), headers: { 'content-length': '11' } });
    const noticed = await send('/', { method: 'POST', body: new Blob(['x'.repeat(11)]).stream(), duplex: 'half' });
    expect([known.status, noticed.status]).toEqual([413, 413]);
    const reason = 'The body exceeds the 10 bytes that this service forwards.';
    expect([await known.text(), await noticed.text()]).toEqual([reason, reason]);
    expect(server.hits.length).toBeLessThanOrEqual(1);
  });

  test('an answer that is too long is refused where it says so, and else breaks off', async () => {
    const { send } = await start(
      ({ url }, response) => {
        if (url === '/unknown') response.flushHeaders();
        response.end(Buffer.alloc(200_000));
      },
      { limits: { responseBytes: 100_000 } },
    );
    const refused = await send('/');
    expect([refused.status, refused.headers.get('x-docwright-proxy-error')]).toEqual([502, 'bad-answer']);
    expect(await refused.text()).toBe('The response exceeds the 98 kB that this service forwards.');
    await expect((await send('/unknown')).arrayBuffer()).rejects.toThrow();
    expect((await send('/', { method: 'HEAD' })).status).toBe(200);
  });

  test('an answer without a length that is given up while it comes breaks off, so that nobody takes it for whole', async () => {
    const { send } = await start(
      ({ socket }) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        const timer = setInterval(() => socket.write('x'), 20);
        socket.once('close', () => clearInterval(timer)).on('error', () => {});
      },
      { limits: { wholeTime: 300 } },
    );
    await expect((await send('/')).text()).rejects.toThrow();
  });

  test('an answer with more behind it than its length says is passed on as long as that is', async () => {
    const { send } = await start(
      ({ socket }) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi, more'),
    );
    expect(await (await send('/')).text()).toBe('hi');
  });

  test('an API that does not answer, one that stops, one that nobody runs', async () => {
    const silent = await start(() => {}, { limits: { answerTime: 100 } });
    const response = await silent.send('/');
    expect([response.status, response.headers.get('x-docwright-proxy-error'), await response.text()]).toEqual([
      504,
      'timeout',
      `127.0.0.1:${silent.server.port} did not respond within 0.1 seconds.`,
    ]);
    const stopping = await start((_request, answer) => void answer.writeHead(200).write('x'), {
      limits: { idleTime: 100 },
    });
    await expect((await stopping.send('/')).text()).rejects.toThrow();
    await silent.server.close();
    expect((await silent.send('/')).headers.get('x-docwright-proxy-error')).toBe('unreachable');
    open.splice(open.indexOf(silent.server), 1);
  });

  test('an API that closes the connection, and one that redirects in a circle', async () => {
    const closing = await start((request) => void request.socket.destroy());
    const response = await closing.send('/');
    expect([response.status, response.headers.get('x-docwright-proxy-error'), await response.text()]).toEqual([
      502,
      'no-answer',
      `127.0.0.1:${closing.server.port} closed the connection without a response (ECONNRESET).`,
    ]);
    const circle = await start((_request, answer) => void answer.writeHead(302, { location: '/' }).end());
    const led = await circle.send('/');
    expect(led.headers.get('x-docwright-proxy-error')).toBe('bad-redirect');
    expect(await led.text()).toMatch(/redirected the call more than \d+ times/);
  });

  test('an API that says a few times that its answer is to come, and one that says nothing else', async () => {
    const hint = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';
    const patient = await start((request, answer) => {
      request.socket.write(hint.repeat(20));
      answer.end('here');
    });
    expect(await (await patient.send('/')).text()).toBe('here');
    const endless = await start(({ socket }) => {
      const timer = setInterval(() => socket.write(hint.repeat(20)), 5);
      socket.on('error', () => undefined).on('close', () => clearInterval(timer));
    });
    const response = await endless.send('/', { signal: AbortSignal.timeout(3000) });
    expect([response.headers.get('x-docwright-proxy-error'), await response.text()]).toEqual([
      'bad-answer',
      `127.0.0.1:${endless.server.port} keeps announcing a response without sending it.`,
    ]);
  });
});

describe('a body that arrives slowly', () => {
  const pieces = (count: number, wait: number): ReadableStream<Uint8Array> =>
    new ReadableStream({
      pull: async (controller) => {
        await new Promise((done) => setTimeout(done, wait));
        if (count-- > 0) controller.enqueue(new Uint8Array(10));
        else controller.close();
      },
    });
  const said = async (response: Response) => [
    response.status,
    response.headers.get('x-docwright-proxy-error'),
    await response.text(),
  ];

  test('is passed on while it makes progress, and the API has its time after it', async () => {
    const { send } = await start((_request, response, body) => void response.end(String(body.length)), {
      limits: { answerTime: 200 },
    });
    const answer = await send('/', { method: 'POST', body: pieces(10, 50), duplex: 'half' });
    expect([answer.status, await answer.text()]).toEqual([200, '100']);
    const silent = await start(() => {}, { limits: { answerTime: 200 } });
    const late = await silent.send('/', { method: 'POST', body: pieces(10, 50), duplex: 'half' });
    expect(await said(late)).toEqual([504, 'timeout', expect.stringContaining('did not respond within 0.2 seconds')]);
  });

  test('is not said to be the fault of the API where it stops or takes too long', async () => {
    const { send } = await start(undefined, { limits: { answerTime: 100, idleTime: 200 } });
    const stopped = await send('/', { method: 'POST', body: pieces(3, 10_000), duplex: 'half' });
    expect(await said(stopped)).toEqual([400, 'slow-upload', 'No part of the body arrived for 0.2 seconds.']);
    const { send: sendLong } = await start(undefined, { limits: { wholeTime: 300 } });
    const long = await sendLong('/', { method: 'POST', body: pieces(100, 20), duplex: 'half' });
    expect(await said(long)).toEqual([400, 'slow-upload', 'The body did not arrive within 0.3 seconds.']);
  });
});

describe('pages of other hosts', () => {
  const ask = (headers: Record<string, string>, method = 'GET') =>
    new Request('https://service.example.com/_docwright/proxy', { method, headers });

  test('may use it when they are of the documentation', async () => {
    const { server } = await start();
    const proxy = createProxy({
      origins: [server.origin],
      allowPrivate: ['127.0.0.1'],
      pageOrigins: ['https://docs.example.com'],
    });
    const preflight = await proxy(
      ask(
        {
          origin: 'https://docs.example.com',
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'x-docwright-target,x-key',
        },
        'OPTIONS',
      ),
    );
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-headers'),
      preflight.headers.get('access-control-allow-methods'),
    ]).toEqual([204, 'x-docwright-target,x-key', 'PUT']);
    const answer = await proxy(ask({ origin: 'https://docs.example.com', 'x-docwright-target': `${server.origin}/` }));
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://docs.example.com');
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-docwright-headers');
  });

  test('may not otherwise', async () => {
    const { server } = await start();
    const proxy = createProxy({ origins: [server.origin], allowPrivate: ['127.0.0.1'] });
    const answer = await proxy(ask({ origin: 'https://evil.example.com', 'x-docwright-target': `${server.origin}/` }));
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(server.hits).toEqual([]);
  });
});
