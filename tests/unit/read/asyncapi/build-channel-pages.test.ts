import { expect, test } from 'vitest';
import { buildChannelPages } from '../../../../src/read/asyncapi/build-channel-pages.ts';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';

async function labelOf(protocols: string[], language?: string): Promise<string> {
  const description = {
    asyncapi: '3.0.0',
    info: { title: 'T', version: '1' },
    servers: Object.fromEntries(protocols.map((protocol) => [protocol, { host: 'a.example', protocol }])),
    channels: { orders: { address: 'orders' } },
  };
  const { document } = await parseAsyncApi({ id: 'api', text: JSON.stringify(description) });
  const [group] = buildChannelPages({ document: document!, directory: null, resolveFrontMatter, language });
  expect(group!.pages[0]!.path).toBe('api-reference/websockets/orders');
  return group!.label;
}

test('channels without a tag are called WebSockets only where they may be some', async () => {
  expect(await labelOf([])).toBe('Websockets');
  expect(await labelOf(['kafka', 'wss'])).toBe('Websockets');
  expect(await labelOf(['kafka', 'mqtt'])).toBe('Channels');
  expect(await labelOf(['amqp'], 'de')).toBe('Kanäle');
});

test('a channel on a broker takes the name away from those that are WebSockets beside it', async () => {
  const description = {
    asyncapi: '3.0.0',
    servers: { live: { host: 'a.example', protocol: 'wss' }, broker: { host: 'b.example', protocol: 'kafka' } },
    channels: {
      prices: { address: '/prices' },
      orders: { address: 'orders', servers: [{ $ref: '#/servers/broker' }] },
    },
  };
  const { document } = await parseAsyncApi({ id: 'api', text: JSON.stringify(description) });
  const groups = buildChannelPages({ document: document!, directory: null, resolveFrontMatter });
  expect(groups.map(({ label }) => label)).toEqual(['Channels']);
});
