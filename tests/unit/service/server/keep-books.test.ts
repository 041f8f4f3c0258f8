import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepBooks } from '../../../../src/service/server/keep-books.ts';
import { createFeedbackStore } from '../../../../src/service/store/create-feedback-store.ts';
import { createPopularStore } from '../../../../src/service/store/create-popular-store.ts';
import { createQuestionStore } from '../../../../src/service/store/create-question-store.ts';
import { createThreadStore } from '../../../../src/service/store/create-thread-store.ts';
import { openDatabase } from '../../../../src/service/store/open-database.ts';

const day = 86_400_000;

test('what is old is forgotten also by a service that never runs for long', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-books-'));
  const database = await openDatabase(join(folder, 'service.db'));
  const threads = createThreadStore(database);
  const ask = async (thread: string, time: number): Promise<unknown> =>
    createQuestionStore(database, () => time).accept(
      {
        thread,
        site: 'docs',
        organization: 'acme',
        fp: 'anonymous',
        readers: '',
        key: null,
        messages: [{ id: 'm', role: 'user', text: 'How?' }],
        repetition: null,
      },
      { credits: 10, overage: true },
    );
  await ask('old', Date.now() - 91 * day);
  await ask('new', Date.now() - 89 * day);
  const books = keepBooks(database, {
    questions: createQuestionStore(database),
    threads,
    popular: createPopularStore(database),
    feedback: createFeedbackStore(database),
    keepThreads: 90 * day,
    keepSearches: 30 * day,
    write: () => undefined,
  });
  onTestFinished(async () => {
    await books.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await vi.waitFor(async () => expect(await threads.read('old', 'docs')).toBeNull());
  expect(await threads.read('new', 'docs')).not.toBeNull();
});
