import { expect, test } from 'vitest';
import { openDiscovery } from './open-discovery.ts';

const path = '/_docwright/popular';
const address = (number: number): string => `203.0.113.${number}`;

async function openSite(setup: Parameters<typeof openDiscovery>[0] = {}) {
  const { post, stores } = await openDiscovery(setup);
  const ask = async (body: object, from = address(1)) => post(path, body, { from, key: null });
  const list = async (): Promise<string[]> => (await ask({})).json();
  const note = async (query: string, visitors: number): Promise<void> => {
    for (let number = 0; number < visitors; number++) expect((await ask({ query }, address(number))).status).toBe(204);
  };
  return { ask, list, note, stores };
}

test('what enough visitors search for is offered, what most of them do first', async () => {
  const { list, note } = await openSite();
  await note('requests an hour', 9);
  await note('  Requests   an hour ', 40);
  await note('keys', 30);
  await note('hour', 4);
  expect(await list()).toEqual(['requests an hour', 'keys']);
});

test('one visitor counts once, and what nobody asked for long is forgotten', async () => {
  const { ask, list, note, stores } = await openSite();
  for (let times = 0; times < 20; times++) await ask({ query: 'requests an hour' });
  expect(await list()).toEqual([]);
  await note('keys', 40);
  await stores.popular.forget(Date.now() + 1);
  expect(await list()).toEqual([]);
});

test.each([
  ['words that stand on no page', 'requests an hour jane.doe@example.com'],
  ['what finds nothing', 'zebra'],
  ['what only members may read', 'secret handshake'],
  ['a single letter', 'k'],
])('%s are no suggestion', async (_, query) => {
  const { list, note } = await openSite();
  await note(query, 40);
  expect(await list()).toEqual([]);
});

test('what members search for is not counted', async () => {
  const { list, note } = await openSite({
    service: {
      identify: async () => ({ audience: { kind: 'member', groups: [] }, user: null, cookies: [] }),
    },
  });
  await note('requests an hour', 40);
  expect(await list()).toEqual([]);
});

test('languages that the site does not have are one, however many somebody makes up', async () => {
  const { ask } = await openSite();
  for (let number = 0; number < 40; number++)
    await ask({ query: 'keys', language: `made-up-${number}` }, address(number));
  for (const language of ['', 'xx', undefined]) expect(await (await ask({ language })).json()).toEqual(['keys']);
});
