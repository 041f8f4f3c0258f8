import { expect, test } from 'vitest';
import type { Page } from '../../../../src/model/page.ts';
import { loadApiSite } from './load-api-site.ts';

const reply = (channel: string) => ({ address: { location: '$message.header#/replyTo' }, channel: { $ref: channel } });
const asyncapi = {
  asyncapi: '3.0.0',
  info: { title: 'Shop', version: '1' },
  servers: {
    main: {
      host: 'broker.example.com',
      protocol: 'mqtt',
      tags: [{ name: 'eu' }],
      bindings: { mqtt: { clientId: 'shop-client' } },
    },
  },
  channels: {
    orders: { title: 'Orders', address: 'orders' },
    'done/all': { $ref: '#/components/channels/done' },
  },
  operations: {
    order: { action: 'receive', channel: { $ref: '#/channels/orders' }, reply: reply('#/components/channels/done') },
    again: {
      action: 'receive',
      channel: { $ref: '#/channels/orders' },
      reply: reply('#/components/channels/unlisted'),
    },
  },
  components: {
    channels: { done: { title: 'Done', address: null }, unlisted: { address: 'elsewhere/{id}' } },
  },
};

async function textOf(found: (page: Page) => boolean): Promise<string> {
  const site = await loadApiSite({}, { files: { 'b.json': asyncapi }, navigation: { asyncapi: 'b.json' } });
  return site.pages.find(found)!.markdown;
}

test('a reply leads to the page of its channel, where that has one, and says where its address stands', async () => {
  const text = await textOf(({ title }) => title === 'Orders');
  const [first, second] = text.split('**again**') as [string, string];
  expect(first).toContain('**Reply** [done/all](</api-reference/websockets/done>)');
  expect(first).toContain('**Reply address** `$message.header#/replyTo`');
  expect(second).toContain('**Reply** `elsewhere/{id}`');
});

test('of several names of a channel, a reply says and leads to the one that its author wrote', async () => {
  const shared = `asyncapi: 3.0.0
info: { title: Shop, version: '1' }
channels:
  base: &base { description: Shared }
  answers: *base
  a/b: { $ref: '#/channels/answers' }
  asked: { address: asked }
operations:
  one: { action: receive, channel: { $ref: '#/channels/asked' }, reply: { channel: { $ref: '#/channels/answers' } } }
  two: { action: receive, channel: { $ref: '#/channels/asked' }, reply: { channel: { $ref: '#/channels/a~1b' } } }
`;
  const site = await loadApiSite({}, { files: { 'b.yaml': shared }, navigation: { asyncapi: 'b.yaml' } });
  const { markdown } = site.pages.find(({ title }) => title === 'Asked')!;
  expect([...markdown.matchAll(/\*\*Reply\*\* (.*)/g)].map(([, link]) => link)).toEqual([
    '[answers](</api-reference/websockets/answers>)',
    '[a/b](</api-reference/websockets/a-b>)',
  ]);
});

test('an overview says of servers what pages of channels say of them', async () => {
  const overview = await textOf(({ kind }) => kind === 'overview');
  expect(overview).toContain('shop-client');
  expect(overview).toContain('`eu`');
});
