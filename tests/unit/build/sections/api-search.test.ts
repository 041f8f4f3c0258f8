import { expect, test } from 'vitest';
import { descriptionOf } from '../../../../src/build/outputs/head-metas.ts';
import { renderLlms } from '../../../../src/build/outputs/llms.ts';
import { buildSections } from '../../../../src/build/sections/build-sections.ts';
import { loadApiSite } from '../../read/site/load-api-site.ts';
import { openBuilt } from '../../shared/search/open-built.ts';

const order = {
  type: 'object',
  properties: { quantityOrdered: { type: 'integer', description: 'How many were bought' } },
};
const chat = {
  asyncapi: '3.0.0',
  info: { title: 'Chat', version: '1' },
  servers: { main: { host: 'chat.example', protocol: 'wss' } },
  channels: {
    lobby: {
      address: '/rooms/{room}',
      messages: {
        spoken: { title: 'Words spoken', payload: { type: 'object', properties: { loudness: { type: 'number' } } } },
      },
    },
  },
  operations: { shoutOut: { action: 'receive', title: 'Shout aloud', channel: { $ref: '#/channels/lobby' } } },
};

test('pages of operations, channels and schemas are found by their names, methods, paths and fields', async () => {
  const site = await loadApiSite(
    {
      '/orders/{order_id}': {
        patch: {
          operationId: 'reviseOrder',
          summary: 'Change it',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/PurchaseOrder' } } } },
          responses: { 200: { description: 'OK' } },
        },
      },
    },
    {
      root: { components: { schemas: { PurchaseOrder: order } } },
      files: {
        'chat.json': chat,
        'docs.json': {
          theme: 'mint',
          name: 'T',
          colors: { primary: '#112233' },
          navigation: {
            tabs: [
              { tab: 'API', openapi: 'api.json' },
              { tab: 'Chat', asyncapi: 'chat.json' },
            ],
          },
        },
      },
    },
  );
  const { search } = await openBuilt(buildSections(site));
  const find = async (query: string): Promise<string[]> => (await search({ query })).pages.map(({ route }) => route);
  const first = async (query: string): Promise<string | undefined> => (await find(query))[0];
  const operation = '/api-reference/change-it';
  const channel = '/api-reference/websockets/lobby';
  for (const query of ['Change it', 'reviseOrder', 'PATCH /orders', '/orders/{order_id}'])
    expect([query, await first(query)]).toEqual([query, operation]);
  for (const query of ['lobby', '/rooms/{room}', 'Shout aloud', 'shoutOut', 'Words spoken', 'loudness'])
    expect([query, await first(query)]).toEqual([query, channel]);
  expect(await first('PurchaseOrder')).toBe('/api-reference/schemas/purchase-order');
  expect(await find('quantityOrdered')).toContain('/api-reference/schemas/purchase-order');
});

test('an operation without a description is quoted by what it is called, not by its servers', async () => {
  const site = await loadApiSite(
    {
      '/orders': {
        get: { summary: 'List orders', servers: [{ url: 'https://api.example.com' }], responses: {} },
        post: { summary: 'Add', 'x-docs': { metadata: { title: 'New order' } }, responses: {} },
      },
    },
    { root: { servers: [{ url: 'https://api.example.com' }] } },
  );
  const sections = buildSections(site);
  const { search } = await openBuilt(sections);
  const excerptOf = async (query: string): Promise<string | undefined> =>
    (await search({ query })).pages[0]?.excerpt.map(({ text }) => text).join('');
  expect(await excerptOf('list orders')).toBe('GET /orders');
  expect(await excerptOf('new order')).toBe('Add: POST /orders');
  const described = site.pages.filter((page) => page.kind === 'endpoint').map((page) => descriptionOf(page));
  expect(described).toEqual(['GET /orders', 'Add: POST /orders']);
  expect(renderLlms(site)).toContain('- [New order](/api-reference/add.md): Add: POST /orders');
});
