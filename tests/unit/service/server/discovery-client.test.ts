import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderDiscoveryDescription } from '../../../../scripts/discovery-description.ts';
import type { Answerer } from '../../../../src/service/assistant/answerer.ts';
import { createDiscoveryClient } from '../../../../src/shared/discovery-client/create-discovery-client.ts';
import type { AnswerPiece } from '../../../../src/shared/discovery-client/discovery-types.ts';
import { type DiscoverySetup, openDiscovery } from './open-discovery.ts';

const root = join(import.meta.dirname, '../../../..');

async function openClient(setup: DiscoverySetup = {}, kind: 'search' | 'assistant' = 'assistant') {
  const open = await openDiscovery(setup);
  const client = createDiscoveryClient({
    url: 'http://docs.test/',
    domain: 'example',
    key: kind === 'search' ? open.searchKey : open.assistantKey,
    fetch: (url, init) => open.service(new Request(url as string, init), { clientAddress: '203.0.113.9' }),
  });
  return { ...open, client };
}

async function read(pieces: AsyncIterable<AnswerPiece>): Promise<AnswerPiece[]> {
  const all: AnswerPiece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

test('searches and reads pages, for the groups that a private key names', async () => {
  const { client } = await openClient({}, 'search');
  const [first] = await client.search('where does the key go', { pageSize: 1 });
  expect(first).toMatchObject({ path: '/guides/auth', metadata: { heading: 'Keys', score: 0.9 } });
  expect(await client.readPage('/guides/auth')).toMatchObject({ content: expect.stringContaining('# Authentication') });
  expect(await client.readPage('/members')).toBeNull();
  expect(await client.readPage('/members', { groups: ['staff'] })).not.toBeNull();
  await expect(client.search('')).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
});

test('asks, and goes on in the thread', async () => {
  const { client } = await openClient();
  const pieces = await read(client.ask('Where does the key go?'));
  expect(pieces.flatMap((piece) => (piece.kind === 'text' ? piece.text : [])).join('')).toContain('Send the key');
  expect(pieces.find(({ kind }) => kind === 'source')).toMatchObject({ title: 'Authentication: Keys' });
  const end = pieces.at(-1)!;
  expect(end).toMatchObject({ kind: 'end', finishReason: 'stop', threadId: expect.stringMatching(/^thr_/) });
  const { threadId } = end as Extract<AnswerPiece, { kind: 'end' }>;
  expect((await read(client.ask('And limits of a key?', { threadId }))).at(-1)).toMatchObject({ threadId });
});

test('tells of refusals, and of answers that break off', async () => {
  const broken: Answerer = {
    name: 'broken',
    answer: async function* () {
      yield { kind: 'text', text: 'Half' };
      throw new Error('secret');
    },
  };
  const { client } = await openClient({ answerer: broken, limits: { search: 0 } });
  await expect(client.search('key')).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  await expect(read(client.ask('key'))).rejects.toMatchObject({
    code: 'answer_failed',
    message: expect.not.stringContaining('secret'),
  });
});

test('the service hands out the description that the manual shows, with its own address', async () => {
  const written = readFileSync(join(root, 'schema/discovery.openapi.json'), 'utf8');
  expect(written, 'npm run generate writes it').toBe(
    renderDiscoveryDescription(readFileSync(join(root, 'example-site/api/discovery.yaml'), 'utf8')),
  );
  // What follows a comma in a text without quotes is a key of its own to YAML, and says nothing.
  expect(written).not.toContain(': null');
  const { service } = await openDiscovery();
  const answer = await service(new Request('http://docs.test/discovery/v1/openapi.json'), { clientAddress: '::1' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toEqual({ ...JSON.parse(written), servers: [{ url: 'http://docs.test' }] });
});
