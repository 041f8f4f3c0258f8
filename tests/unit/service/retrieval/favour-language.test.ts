import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Embedder } from '../../../../src/service/embeddings/embedder.ts';
import { createRetriever } from '../../../../src/service/retrieval/create-retriever.ts';
import { publishIndex } from '../../../../src/service/retrieval/publish-index.ts';
import { createTestEmbedder, makePage, openStore } from './test-site.ts';

let opened: Awaited<ReturnType<typeof openStore>>;
beforeEach(async () => void (opened = await openStore()));
afterEach(() => opened.close());

const english = makePage(
  '/en/webhooks',
  'Webhooks',
  ['How to receive events of the server on your own address with Acme.'],
  { language: 'en' },
);
const spanish = makePage(
  '/es/webhooks',
  'Webhooks',
  ['Cómo recibir los eventos del servidor en su propia dirección con Acme.'],
  { language: 'es' },
);
const chinese = makePage('/zh/webhooks', 'Webhooks', ['如何在自己的地址接收 Acme 服务器的事件。'], { language: 'zh' });
const pages = [english, spanish, chinese];

async function find(
  query: string,
  { order = pages, embedder = null as Embedder | null, filter = {} } = {},
): Promise<string[]> {
  await publishIndex({ store: opened.store, site: 'docs', build: 'b', pages: order, embedder });
  const retriever = createRetriever({ store: opened.store, site: 'docs', embedder });
  const found = await retriever.search({
    query,
    limit: 10,
    scoreThreshold: 0,
    filter,
    audience: { kind: 'anonymous' },
  });
  return found.map(({ route }) => route);
}

test.each([
  ['how to receive events', '/en/webhooks'],
  ['recibir eventos', '/es/webhooks'],
  ['cómo los webhooks', '/es/webhooks'],
  ['接收事件', '/zh/webhooks'],
  ['webhooks 服务器', '/zh/webhooks'],
])('%s: the page in the language of the query comes first', async (query, route) => {
  for (const order of [pages, pages.toReversed()]) expect((await find(query, { order }))[0]).toBe(route);
});

test('words that are in all languages lead to the default language, with the translations behind it', async () => {
  for (const order of [pages, pages.toReversed(), [spanish, chinese, english]]) {
    const found = await find('acme webhooks', { order });
    expect(found[0]).toBe(order[0]!.route);
    expect(found.toSorted()).toEqual(['/en/webhooks', '/es/webhooks', '/zh/webhooks']);
  }
});

test('a filter decides where there is one', async () => {
  expect(await find('how to receive events with webhooks', { filter: { language: 'es' } })).toEqual(['/es/webhooks']);
});

test('a model is not asked for the meaning of a language that it does not know', async () => {
  const embedder = createTestEmbedder();
  await find('接收事件', { embedder });
  embedder.embedded.length = 0;
  await find('接收事件', { embedder });
  expect(embedder.embedded).toEqual([]);
  await find('receive events', { embedder });
  expect(embedder.embedded).toEqual(['receive events']);
});
