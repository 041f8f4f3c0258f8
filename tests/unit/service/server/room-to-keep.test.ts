import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFeedbackStore } from '../../../../src/service/store/create-feedback-store.ts';
import { createPopularStore } from '../../../../src/service/store/create-popular-store.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';
import { openDiscovery } from './open-discovery.ts';

const question = (text: string) => ({
  fp: 'anonymous',
  messages: [{ id: crypto.randomUUID(), role: 'user', parts: [{ type: 'text', text }] }],
});
const feedback = (comment: string) => ({
  id: crypto.randomUUID(),
  path: '/guides/auth',
  helpful: false,
  reason: 'other',
  comment,
});

test('what an address may have kept in a day is limited, questions and feedback together', async () => {
  const { post, stores } = await openDiscovery({ limits: { keptPerAddress: 3_000 } });
  const ask = async (from: string): Promise<Response> =>
    post('/_docwright/assistant', question(`how do I create a key? ${'x'.repeat(1_500)}`), { key: null, from });
  expect((await ask('192.0.2.1')).status).toBe(200);
  expect((await ask('192.0.2.1')).status).toBe(200);
  const refused = await ask('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    code: 'rate_limited',
    message: expect.stringContaining('3000 bytes'),
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const say = (from: string): Promise<Response> => post('/_docwright/feedback', feedback('more'), { key: null, from });
  expect((await say('192.0.2.1')).status).toBe(429);
  expect(await stores.feedback.list({ limit: 9 })).toEqual([]);
  expect((await say('192.0.2.2')).status).toBe(204);
});

test('answers take room, and the next question is refused where they have filled it', async () => {
  const { post } = await openDiscovery({ limits: { keptPerAddress: 400 } });
  const ask = (): Promise<Response> => post('/_docwright/assistant', question('How do I create a key?'), { key: null });
  const first = await ask();
  expect(first.status).toBe(200);
  expect((await first.text()).length).toBeGreaterThan(400);
  expect((await ask()).status).toBe(429);
});

test('what a site keeps in a day is limited, however many addresses write', async () => {
  const { post } = await openDiscovery({ limits: { keptPerSite: 1_000 } });
  const say = (from: string): Promise<Response> =>
    post('/_docwright/feedback', feedback('é'.repeat(400)), { key: null, from });
  expect((await say('192.0.2.1')).status).toBe(204);
  expect((await say('192.0.2.2')).status).toBe(204);
  expect((await say('192.0.2.3')).status).toBe(429);
});

test('a question that is refused for another reason takes no room', async () => {
  const { post } = await openDiscovery({
    limits: { keptPerAddress: 1_000 },
    plan: { credits: 0, overage: false },
  });
  for (let time = 0; time < 3; time++)
    expect((await post('/_docwright/assistant', question('k'.repeat(900)), { key: null })).status).toBe(403);
});

test('of feedback and popular searches the newest of a site are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-room-'));
  const database = await openDatabase(join(folder, 'service.db'));
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  for (let time = 1; time <= 6; time++) {
    const store = createFeedbackStore(database, () => time);
    await store.save({ ...feedback(''), id: `feedback-${time}`, site: 'docs' });
    const note = { site: 'docs', language: 'en', query: `query ${time}`, visitor: 1 };
    await createPopularStore(database, () => time).note(note);
  }
  await createFeedbackStore(database, () => 1).save({ ...feedback(''), id: 'feedback-other', site: 'other' });
  await createFeedbackStore(database).keepNewest(4);
  const left = await createFeedbackStore(database).list({ limit: 9 });
  expect(left.map(({ id }) => id)).toEqual(['feedback-6', 'feedback-5', 'feedback-4', 'feedback-3', 'feedback-other']);
  await createPopularStore(database).keepNewest(2);
  const popular = await createPopularStore(database).list({ site: 'docs', language: 'en' }, { visitors: 1, limit: 9 });
  expect(popular).toEqual(['query 5', 'query 6']);
});
