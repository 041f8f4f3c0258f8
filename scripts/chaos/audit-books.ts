import type { Database } from '../../src/service/store/database.ts';
import { openDatabase } from '../../src/service/store/open-database.ts';

const PATIENCE = 40_000;

interface Books {
  charges: number;
  answers: number;
  threads: number;
  used: number;
  open: number;
  /** Charges without the thread they are for. */
  orphans: number;
}

const counts: Record<keyof Books, string> = {
  charges: 'SELECT COUNT(*) AS count FROM ledger WHERE refunded IS NULL',
  answers: "SELECT COUNT(*) AS count FROM thread_messages WHERE role = 'assistant' AND state = 'complete'",
  threads:
    "SELECT COUNT(DISTINCT t.id) AS count FROM threads t JOIN ledger l ON l.thread = t.id AND l.refunded IS NULL JOIN thread_messages m ON m.thread = t.id AND m.role = 'assistant' AND m.state = 'complete' AND m.id = l.answer",
  used: 'SELECT COALESCE(SUM(used), 0) AS count FROM credits',
  open: 'SELECT COUNT(*) AS count FROM ledger WHERE holder IS NOT NULL',
  orphans: 'SELECT COUNT(*) AS count FROM ledger WHERE thread NOT IN (SELECT id FROM threads)',
};

/** Compares the answers that readers got with what a database says, once nothing is open in it any more. */
export async function auditBooks(place: string, answered: number): Promise<{ books: string; losses: string[] }> {
  const database = await openDatabase(place);
  try {
    const deadline = performance.now() + PATIENCE;
    let read = await readBooks(database);
    while (read.open > 0 && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      read = await readBooks(database);
    }
    const { charges, answers, threads, used } = read;
    const books = `${answered} answers, ${charges} charges, ${threads} threads`;
    const losses = [
      ...([charges, answers, threads, used].some((count) => count !== answered)
        ? [`books do not balance: ${books}; ${answers} kept, ${used} credits`]
        : []),
      ...(read.open > 0 ? [`${read.open} charges stay open`] : []),
      ...(read.orphans > 0 ? [`${read.orphans} charges without a thread`] : []),
    ];
    return { books, losses };
  } finally {
    await database.close();
  }
}

async function readBooks(database: Database): Promise<Books> {
  const entries = Object.entries(counts).map(async ([name, statement]) => [
    name,
    (await database.first<{ count: number }>(statement))!.count,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Books;
}
