import { expect, test } from 'vitest';
import { createLedger } from '../../../../src/service/store/create-ledger.ts';
import { createQuestionStore } from '../../../../src/service/store/create-question-store.ts';
import { createReconciler } from '../../../../src/service/store/create-reconciler.ts';
import { createThreadStore } from '../../../../src/service/store/create-thread-store.ts';
import type { Database, SqlValue } from '../../../../src/service/store/database.ts';
import { keepLooking } from '../../../../src/service/store/keep-looking.ts';
import { keepTrying } from '../../../../src/service/store/keep-trying.ts';
import type { Acceptance, NewQuestion, Repetition } from '../../../../src/service/store/question-store.ts';
import { describeDatabases } from './describe-databases.ts';

const time = Date.UTC(2026, 10, 21, 12);
const unlimited = { credits: 1_000_000, overage: false };

const question = (more: Partial<NewQuestion> = {}): NewQuestion => ({
  thread: 't',
  site: 'docs',
  organization: 'acme',
  fp: 'anonymous',
  readers: '[]',
  key: null,
  messages: [{ id: 'm1', role: 'user', text: 'How?' }],
  repetition: null,
  ...more,
});
const answer = (state: 'complete' | 'stopped' | 'unanswered' | 'failed' = 'complete', id = 'a1') => ({
  id,
  text: 'Like this',
  sources: [{ url: '/guide', title: 'Guide' }],
  state,
});

function chargeOf(acceptance: Acceptance): string {
  if (acceptance.kind !== 'accepted') throw new Error(acceptance.kind);
  return acceptance.charge.id;
}

/** What the books say, in numbers. */
async function readBooks(database: Database) {
  const count = async (statement: string): Promise<number> =>
    (await database.first<{ count: number }>(`SELECT COUNT(*) AS count FROM ${statement}`))!.count;
  return {
    charges: await count('ledger WHERE refunded IS NULL'),
    refunds: await count('ledger WHERE refunded IS NOT NULL'),
    open: await count('ledger WHERE holder IS NOT NULL'),
    used: (await database.first<{ used: number }>('SELECT COALESCE(SUM(used), 0) AS used FROM credits'))!.used,
    threads: await count('threads'),
    answers: await count("thread_messages WHERE role = 'assistant' AND state = 'complete'"),
    keys: await count('idempotency_keys'),
  };
}

describeDatabases('threads', ({ database, openAnother }) => {
  test('a thread continues on another process', async () => {
    const here = createQuestionStore(database(), () => time);
    const other = await openAnother();
    const there = createQuestionStore(other, () => time);
    await here.finish(chargeOf(await here.accept(question(), unlimited)), answer());
    await there.accept(
      question({
        messages: [
          { id: 'm1', role: 'user', text: 'changed' },
          { id: 'm2', role: 'user', text: 'And then?' },
        ],
      }),
      unlimited,
    );
    const threads = createThreadStore(other);
    expect(await threads.read('t', 'docs')).toEqual({
      id: 't',
      site: 'docs',
      readers: '[]',
      messages: [
        { id: 'm1', role: 'user', text: 'How?' },
        { id: 'a1', role: 'assistant', text: 'Like this' },
        { id: 'm2', role: 'user', text: 'And then?' },
      ],
    });
    expect(await threads.read('t', 'other')).toBeNull();
    expect(await threads.read('none', 'docs')).toBeNull();
  });

  test('the end of a thread is looked for once, however many messages come', async () => {
    const looks: string[] = [];
    const watched: Database = {
      ...database(),
      transaction: (work) =>
        database().transaction((queries) =>
          work({
            ...queries,
            first: (statement, values) => {
              if (statement.includes('MAX(position)')) looks.push(statement);
              return queries.first(statement, values);
            },
          }),
        ),
    };
    const messages = ['a', 'b', 'c'].map((id) => ({ id, role: 'user' as const, text: id }));
    await createQuestionStore(watched, () => time).accept(question({ messages }), unlimited);
    expect(looks).toHaveLength(1);
    const thread = await createThreadStore(database()).read('t', 'docs');
    expect(thread?.messages.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('threads that nobody continues are forgotten', async () => {
    await createQuestionStore(database(), () => time - 1000).accept(question({ thread: 'old' }), unlimited);
    await createQuestionStore(database(), () => time).accept(question({ thread: 'new' }), unlimited);
    const threads = createThreadStore(database());
    expect(await threads.forget(time)).toBe(1);
    expect([await threads.read('old', 'docs'), (await threads.read('new', 'docs'))?.messages.length]).toEqual([
      null,
      1,
    ]);
  });
});

describeDatabases('charges', ({ database, openAnother }) => {
  test('are exact however many come at once', async () => {
    const stores = [createQuestionStore(database(), () => time), createQuestionStore(await openAnother(), () => time)];
    const accepted = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        stores[index % 2]!.accept(question({ thread: `t${index}` }), { credits: 25, overage: true }),
      ),
    );
    expect(accepted.filter((one) => one.kind === 'accepted' && one.charge.kind === 'credit')).toHaveLength(25);
    const ledger = createLedger(database());
    expect(await ledger.usage({})).toEqual([
      {
        organization: 'acme',
        site: 'docs',
        period: '2026-11',
        credits: 25,
        overage: 35,
        refunded: 0,
        inputTokens: 0,
        outputTokens: 0,
      },
    ]);
    expect(await ledger.entries({ organization: 'acme', limit: 5 })).toHaveLength(5);
  });

  test('without overage the plan ends, leaves no thread behind, and a refund opens it again', async () => {
    const store = createQuestionStore(database(), () => time);
    const plan = { credits: 3, overage: false };
    const ask = (index: number, more = plan) => store.accept(question({ thread: `t${index}` }), more);
    const accepted = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(index)));
    const taken = accepted.filter(({ kind }) => kind === 'accepted');
    expect(taken).toHaveLength(3);
    expect(await readBooks(database())).toMatchObject({ charges: 3, used: 3, threads: 3 });
    await store.refund(chargeOf(taken[0]!));
    await store.refund(chargeOf(taken[0]!));
    expect([await ask(11), await ask(12)]).toMatchObject([{ kind: 'accepted' }, { kind: 'used-up' }]);
    expect(await ask(13, { credits: 0, overage: false })).toEqual({ kind: 'used-up' });
    expect(await store.accept(question({ organization: 'poor', thread: 'x' }), { credits: 0, overage: false })).toEqual(
      { kind: 'used-up' },
    );
    expect(await createLedger(database()).usage({ organization: 'acme' })).toMatchObject([
      { credits: 3, overage: 0, refunded: 1 },
    ]);
  });

  test('stand for answers, whole or ended by the reader, and for nothing else', async () => {
    const store = createQuestionStore(database(), () => time);
    for (const state of ['complete', 'stopped', 'unanswered', 'failed'] as const) {
      const charge = chargeOf(await store.accept(question({ thread: state }), unlimited));
      expect(await store.finish(charge, answer(state))).toBe(true);
      // The word that it was done may be lost on the way: doing it again changes nothing.
      await store.finish(charge, answer(state));
    }
    const entries = await createLedger(database()).entries({ limit: 10 });
    expect(new Set(entries.filter(({ refunded }) => refunded === null).map(({ thread }) => thread))).toEqual(
      new Set(['complete', 'stopped']),
    );
    expect(await readBooks(database())).toMatchObject({ charges: 2, refunds: 2, used: 2, open: 0 });
    expect(store.open.size).toBe(0);
  });

  test('go with their threads or not at all, wherever the database fails', async () => {
    for (let step = 1; ; step++) {
      let count = 0;
      const failing: Database = {
        ...database(),
        transaction: (work) =>
          database().transaction((queries) =>
            work({
              ...queries,
              run: (...args) => (++count === step ? Promise.reject(new Error('cut')) : queries.run(...args)),
              first: (...args) => (++count === step ? Promise.reject(new Error('cut')) : queries.first(...args)),
            }),
          ),
      };
      const repetition = { key: 'k', fingerprint: 'f', after: null };
      const result = await createQuestionStore(failing)
        .accept(question({ repetition }), unlimited)
        .catch(() => null);
      if (result) {
        expect(step).toBeGreaterThan(5);
        expect(await readBooks(database())).toMatchObject({ charges: 1, threads: 1, keys: 1, used: 1 });
        return;
      }
      expect(await readBooks(database())).toMatchObject({ charges: 0, threads: 0, keys: 0, used: 0 });
    }
  });
});

describeDatabases('idempotency keys', ({ database, openAnother }) => {
  const repetition = (more: Partial<Repetition> = {}): Repetition => ({
    key: 'k',
    fingerprint: 'f',
    after: null,
    ...more,
  });

  test('of several tries at once, one is accepted', async () => {
    const stores = [createQuestionStore(database()), createQuestionStore(await openAnother())];
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        stores[index % 2]!.accept(question({ thread: `t${index}`, repetition: repetition() }), unlimited),
      ),
    );
    expect(tries.map(({ kind }) => kind).toSorted()).toEqual(['accepted', ...Array<string>(11).fill('running')]);
    expect(await readBooks(database())).toMatchObject({ charges: 1, threads: 1, used: 1 });
  });

  test('lead to what became of the question', async () => {
    const store = createQuestionStore(database(), () => time);
    expect(await store.recall(repetition())).toEqual({ kind: 'new' });
    const charge = chargeOf(await store.accept(question({ repetition: repetition() }), unlimited));
    expect(await store.recall(repetition())).toEqual({ kind: 'running' });
    expect(await store.recall(repetition({ fingerprint: 'g' }))).toEqual({ kind: 'other' });
    await store.finish(charge, answer('failed'));
    expect(await store.recall(repetition())).toEqual({ kind: 'failed', thread: 't', charge });
    const again = repetition({ after: charge });
    const tries = await Promise.all([1, 2, 3].map(() => store.accept(question({ repetition: again }), unlimited)));
    expect(tries.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'running', 'running']);
    await store.finish(chargeOf(tries.find(({ kind }) => kind === 'accepted')!), answer('complete', 'a2'));
    expect(await store.recall(repetition())).toEqual({
      kind: 'answered',
      thread: 't',
      answer: { id: 'a2', text: 'Like this', sources: [{ url: '/guide', title: 'Guide' }] },
    });
    expect(await readBooks(database())).toMatchObject({ charges: 1, refunds: 1, used: 1, threads: 1 });
    await store.forgetKeys(time + 1);
    expect(await store.recall(repetition())).toEqual({ kind: 'new' });
  });
});

describeDatabases('what a crash left open', ({ database, openAnother }) => {
  const looks = async (reconciler: { look: () => Promise<number> }, count: number): Promise<number> => {
    let refunded = 0;
    for (let index = 0; index < count; index++) refunded += await reconciler.look();
    return refunded;
  };

  test('is refunded by another process, and what is being answered is not', async () => {
    const crashed = createQuestionStore(await openAnother());
    const alive = createQuestionStore(database());
    const other = createQuestionStore(await openAnother());
    await crashed.finish(chargeOf(await crashed.accept(question({ thread: 'stored' }), unlimited)), answer());
    await crashed.accept(question({ thread: 'lost' }), unlimited);
    const running = chargeOf(await alive.accept(question({ thread: 'running' }), unlimited));
    const [first, second] = [createReconciler(database(), alive), createReconciler(await openAnother(), other)];
    let refunded = 0;
    for (let index = 0; index < 12; index++)
      refunded += (await Promise.all([first.look(), second.look()])).reduce((sum, count) => sum + count);
    expect(refunded).toBe(1);
    expect(await readBooks(database())).toMatchObject({ charges: 2, refunds: 1, open: 1, used: 2 });
    expect(await alive.finish(running, answer())).toBe(true);
    expect(await readBooks(database())).toMatchObject({ charges: 2, answers: 2, open: 0, used: 2 });
    expect(await database().all('SELECT id FROM answering_processes')).toHaveLength(2);
  });

  test('an answer that is stored while somebody looks is no refund', async () => {
    const store = createQuestionStore(database());
    const charge = chargeOf(await store.accept(question(), unlimited));
    const slow: Database = {
      ...database(),
      all: async <Row>(statement: string, values: readonly SqlValue[] = []) => {
        const rows = await database().all<Row>(statement, values);
        if (statement.includes('FROM ledger')) await store.finish(charge, answer());
        return rows;
      },
    };
    expect(await createReconciler(slow, store).look()).toBe(0);
    expect(await readBooks(database())).toMatchObject({ charges: 1, refunds: 0, answers: 1 });
  });

  test('a process that only slept is told that its answer came too late', async () => {
    const sleeper = createQuestionStore(await openAnother());
    const charge = chargeOf(await sleeper.accept(question(), unlimited));
    const awake = createReconciler(database(), createQuestionStore(database()));
    expect(await looks(awake, 8)).toBe(1);
    expect(await sleeper.finish(charge, answer())).toBe(false);
    expect(await readBooks(database())).toMatchObject({ charges: 0, answers: 0, used: 0, open: 0 });
    // It is one of those that live again.
    const late = createReconciler(database(), sleeper);
    await sleeper.accept(question({ thread: 'next' }), unlimited);
    for (let index = 0; index < 10; index++) await Promise.all([late.look(), awake.look()]);
    expect(await readBooks(database())).toMatchObject({ charges: 1, open: 1 });
  });

  test('a pause in looking is no proof of anything', async () => {
    await createQuestionStore(await openAnother()).accept(question(), unlimited);
    const reconciler = createReconciler(database(), createQuestionStore(database()));
    for (let index = 0; index < 4; index++) {
      expect(await looks(reconciler, 4)).toBe(0);
      reconciler.forget();
    }
    expect(await looks(reconciler, 7)).toBe(1);
  });

  test('a charge whose acceptance was in doubt, and an answer that could not be kept, are taken back', async () => {
    const store = createQuestionStore(database());
    // Accepted, but the word of it was lost: the reader was refused.
    let isCut = true;
    const cut: Database = {
      ...database(),
      transaction: async (work) => {
        const value = await database().transaction(work);
        if (isCut) throw new Error('connection lost');
        return value;
      },
    };
    const doubtful = createQuestionStore(cut);
    await expect(doubtful.accept(question({ thread: 'doubt' }), unlimited)).rejects.toThrow('connection lost');
    isCut = false;
    const kept = chargeOf(await store.accept(question({ thread: 'kept' }), unlimited));
    await store.finish(kept, answer());
    store.giveUp(kept);
    expect(await readBooks(database())).toMatchObject({ charges: 2, open: 1 });
    expect(await createReconciler(database(), doubtful).look()).toBe(1);
    await createReconciler(database(), store).look();
    expect(await readBooks(database())).toMatchObject({ charges: 0, refunds: 2, open: 0, used: 0 });
    expect(store.givenUp.size).toBe(0);
  });

  test('looking goes on after a failure, which is told once', async () => {
    const faults: unknown[] = [];
    let looked = 0;
    const stop = keepLooking(
      {
        look: async () => {
          looked++;
          if (looked < 4) throw new Error('away');
          return 0;
        },
        forget: () => undefined,
        leave: async () => undefined,
      },
      { interval: 5, onFault: (fault) => faults.push(fault), onRefund: () => undefined },
    );
    await expect.poll(() => looked).toBeGreaterThan(5);
    await stop();
    const last = looked;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([looked, faults.length]).toEqual([last, 1]);
  });

  test('work that may be repeated is repeated until it succeeds or patience ends', async () => {
    let tries = 0;
    const work = async (): Promise<number> => {
      if (++tries < 3) throw new Error('away');
      return tries;
    };
    expect(await keepTrying(work, 2_000)).toBe(3);
    await expect(keepTrying(() => Promise.reject(new Error('gone')), 100)).rejects.toThrow('gone');
  });
});
