import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openRemoteEmbedder } from '../../../../src/service/embeddings/open-remote-embedder.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; input: string[]; dimensions?: number };
}

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** An endpoint that answers as `answer` says, else with vectors that hold the length of each text. */
async function listen(
  answer: (
    request: Received,
    count: number,
  ) => { status: number; body: unknown; headers?: Record<string, string> } | null,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const item = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) };
    received.push(item);
    const { status, body, headers } = answer(item, received.length) ?? {
      status: 200,
      body: {
        data: item.body.input.map((input: string, index: number) => ({ index, embedding: [input.length, 1, 0] })),
      },
    };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1/`, received };
}

const model = { name: 'm', key: 'secret', dimensions: undefined };

test('texts are sent in batches, and vectors come back in their order and of length 1', async () => {
  const { url, received } = await listen(({ body }) => ({
    status: 200,
    body: { data: body.input.map((input, index) => ({ index, embedding: [input.length, 1, 0] })).reverse() },
  }));
  const embedder = await openRemoteEmbedder({ ...model, url });
  const texts = Array.from({ length: 130 }, (_, index) => 'x'.repeat(index + 1));
  const vectors = await embedder.embed(texts);
  expect(received.map(({ body }) => body.input.length)).toEqual([1, 64, 64, 2]);
  expect(received[0]).toMatchObject({
    path: '/v1/embeddings',
    headers: { authorization: 'Bearer secret' },
    body: { model: 'm' },
  });
  expect(vectors).toHaveLength(130);
  vectors.forEach((vector, index) => {
    expect(vector[0]! / vector[1]!).toBeCloseTo(index + 1, 3);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  });
  expect(embedder).toMatchObject({ id: 'm-3', dimensions: 3, languages: null });
});

test('an endpoint that is busy is asked again', async () => {
  const { url, received } = await listen((_, count) =>
    count < 3 ? { status: count === 1 ? 429 : 503, body: 'busy', headers: { 'retry-after': '0' } } : null,
  );
  expect((await openRemoteEmbedder({ ...model, url })).dimensions).toBe(3);
  expect(received).toHaveLength(3);
});

test('a refusal is told at once, with what was answered', async () => {
  const { url, received } = await listen(() => ({ status: 401, body: { error: 'no such key' } }));
  await expect(openRemoteEmbedder({ ...model, url })).rejects.toThrow(/401.*no such key/s);
  expect(received).toHaveLength(1);
});

test.each([
  ['another number of vectors', { data: [] }],
  ['no list', { message: 'hello' }],
  ['something else than JSON', 'hello'],
  ['something else than numbers', { data: [{ index: 0, embedding: ['1', null] }] }],
  ['an empty vector', { data: [{ index: 0, embedding: [] }] }],
  ['a vector for another text', { data: [{ index: 7, embedding: [1, 2] }] }],
])('an answer with %s is refused', async (_name, body) => {
  const { url } = await listen(() => ({ status: 200, body }));
  await expect(openRemoteEmbedder({ ...model, url })).rejects.toThrow(/embeddings endpoint/);
});

/** An endpoint whose answers are written by hand. */
async function listenRaw(answer: (response: ServerResponse, count: number) => void): Promise<string> {
  let count = 0;
  server = createServer((request, response) => {
    request.resume().once('end', () => answer(response, ++count));
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

test('an answer that breaks off is asked for again', async () => {
  const whole = JSON.stringify({ data: [{ index: 0, embedding: [1, 2, 3] }] });
  const url = await listenRaw((response, count) => {
    response.writeHead(200, { 'content-length': whole.length });
    if (count > 1) return void response.end(whole);
    response.write(whole.slice(0, 20), () => response.destroy());
  });
  expect((await openRemoteEmbedder({ ...model, url })).dimensions).toBe(3);
});

test.each([200, 400])('of an answer without an end (%i) a bounded part is read', async (status) => {
  let written = 0;
  const piece = `${' '.repeat(1_000_000)}`;
  const url = await listenRaw((response) => {
    response.writeHead(status);
    const write = (): void => {
      while (!response.destroyed && written < 400_000_000) {
        written += piece.length;
        if (!response.write(piece)) return void response.once('drain', write);
      }
      response.end();
    };
    write();
  });
  await expect(openRemoteEmbedder({ ...model, url })).rejects.toThrow(status === 200 ? /more than \d+ bytes/ : /400/);
  expect(written).toBeLessThan(200_000_000);
});

test('vectors of another size than the index has are refused', async () => {
  const { url } = await listen((_, count) =>
    count === 1 ? null : { status: 200, body: { data: [{ index: 0, embedding: [1, 2] }] } },
  );
  const embedder = await openRemoteEmbedder({ ...model, url });
  await expect(embedder.embed(['a'])).rejects.toThrow('2 dimensions, but the index has 3');
});

test('dimensions are asked for when they are configured', async () => {
  const { url, received } = await listen(() => null);
  await openRemoteEmbedder({ ...model, url, dimensions: 256 });
  expect(received[0]!.body.dimensions).toBe(256);
});
