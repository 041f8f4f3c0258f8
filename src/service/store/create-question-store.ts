import { randomUUID } from 'node:crypto';
import { appendMessages } from './append-messages.ts';
import { chargeCredit, refundCharge } from './charge-credit.ts';
import type { Database, Queries } from './database.ts';
import type { Charge, Plan } from './ledger.ts';
import type { AnswerSource, NewQuestion, QuestionStore, Recollection, Repetition } from './question-store.ts';

/** Ends the transaction of a question that cannot be accepted. */
class NotAccepted extends Error {
  readonly kind: 'used-up' | 'running';

  constructor(kind: 'used-up' | 'running') {
    super(kind);
    this.kind = kind;
  }
}

/** The part of the store that writes questions and answers, exact however many processes do so at once. */
export function createQuestionStore(database: Database, now: () => number = Date.now): QuestionStore {
  const holder = randomUUID();
  const open = new Set<string>();
  const givenUp = new Set<string>();
  return {
    holder,
    open,
    accept: async (question, plan) => {
      const id = randomUUID();
      open.add(id);
      try {
        const charge = await database.transaction((queries) =>
          accept(queries, { question, plan, id, holder, time: now() }),
        );
        return { kind: 'accepted', charge };
      } catch (error) {
        // A database that did not answer may have accepted: the reconciler finds a charge that nobody works for.
        open.delete(id);
        if (error instanceof NotAccepted) return { kind: error.kind };
        throw error;
      }
    },
    finish: async (charge, answer) => {
      const counts = await database.transaction((queries) => finish(queries, { charge, answer, time: now() }));
      open.delete(charge);
      return counts;
    },
    giveUp: (charge) => {
      open.delete(charge);
      givenUp.add(charge);
    },
    givenUp,
    takeBack: async (charge) => {
      await database.transaction(async (queries) => {
        await queries.run('UPDATE ledger SET holder = NULL, answer = NULL WHERE id = ?', [charge]);
        await refundCharge(queries, { charge, time: now() });
      });
      givenUp.delete(charge);
    },
    recall: (repetition) => recall(database, repetition),
    refund: (charge) =>
      database.transaction(async (queries) => {
        // Its answer may have been stored since somebody looked.
        const left = await queries.run('UPDATE ledger SET holder = NULL WHERE id = ? AND holder IS NOT NULL', [charge]);
        if (left > 0) await refundCharge(queries, { charge, time: now() });
        return left > 0;
      }),
    forgetKeys: async (before) => void (await database.run('DELETE FROM idempotency_keys WHERE created < ?', [before])),
  };
}

interface Accepting {
  question: NewQuestion;
  plan: Plan;
  id: string;
  holder: string;
  time: number;
}

/** @throws NotAccepted */
async function accept(queries: Queries, { question, plan, id, holder, time }: Accepting): Promise<Charge> {
  const { thread, site, organization, fp, readers, messages, repetition } = question;
  await queries.run('INSERT INTO answering_processes (id, beat) VALUES (?, 0) ON CONFLICT (id) DO NOTHING', [holder]);
  if (repetition) await takeKey(queries, { ...repetition, charge: id, time });
  await queries.run(
    'INSERT INTO threads (id, site, organization, fp, readers, created, updated) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET updated = excluded.updated',
    [thread, site, organization, fp, readers, time, time],
  );
  await appendMessages(queries, {
    thread,
    messages: messages.map((message) => ({ ...message, sources: '[]', state: 'complete' })),
    time,
    isReplacing: false,
  });
  // Last, since all questions of an organization wait for each other here.
  const kind = await chargeCredit(queries, { question, plan, id, holder, time });
  if (!kind) throw new NotAccepted('used-up');
  return { id, kind };
}

/** @throws NotAccepted when another try took the key */
async function takeKey(
  queries: Queries,
  { key, fingerprint, after, charge, time }: Repetition & { charge: string; time: number },
): Promise<void> {
  const taken = await queries.run(
    'INSERT INTO idempotency_keys (key, fingerprint, charge, created) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET charge = excluded.charge, created = excluded.created WHERE idempotency_keys.charge = ?',
    [key, fingerprint, charge, time, after ?? ''],
  );
  if (taken === 0) throw new NotAccepted('running');
}

type Finishing = { charge: string; time: number; answer: Parameters<QuestionStore['finish']>[1] };

async function finish(queries: Queries, { charge, answer, time }: Finishing): Promise<boolean> {
  const isFinal = answer.state !== 'failed';
  const entry = await queries.first<{ thread: string }>(
    'UPDATE ledger SET holder = NULL, answer = ?, input_tokens = ?, output_tokens = ? WHERE id = ? AND holder IS NOT NULL RETURNING thread',
    [isFinal ? answer.id : null, answer.tokens?.input ?? 0, answer.tokens?.output ?? 0, charge],
  );
  // What was closed with this very answer was closed by an earlier try, of which no word came back.
  if (!entry)
    return (await queries.first('SELECT id FROM ledger WHERE id = ? AND answer = ?', [charge, answer.id])) !== null;
  if (answer.state === 'failed' || answer.state === 'unanswered') await refundCharge(queries, { charge, time });
  if (isFinal || answer.text !== '')
    await appendMessages(queries, {
      thread: entry.thread,
      messages: [{ ...answer, role: 'assistant', sources: JSON.stringify(answer.sources) }],
      time,
      isReplacing: true,
    });
  return true;
}

interface Remembered {
  fingerprint: string;
  charge: string;
  thread: string | null;
  answer: string | null;
  holder: string | null;
  content: string | null;
  sources: string | null;
}

async function recall(
  database: Database,
  { key, fingerprint }: Parameters<QuestionStore['recall']>[0],
): Promise<Recollection> {
  const row = await database.first<Remembered>(
    'SELECT k.fingerprint, k.charge, l.thread, l.answer, l.holder, m.content, m.sources FROM idempotency_keys k LEFT JOIN ledger l ON l.id = k.charge LEFT JOIN thread_messages m ON m.thread = l.thread AND m.id = l.answer WHERE k.key = ?',
    [key],
  );
  if (!row || row.thread === null) return { kind: 'new' };
  if (row.fingerprint !== fingerprint) return { kind: 'other' };
  if (row.holder !== null) return { kind: 'running' };
  if (row.answer === null) return { kind: 'failed', thread: row.thread, charge: row.charge };
  const sources = JSON.parse(row.sources ?? '[]') as AnswerSource[];
  return { kind: 'answered', thread: row.thread, answer: { id: row.answer, text: row.content ?? '', sources } };
}
