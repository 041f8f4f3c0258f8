import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { makeOwnFolder } from '../../base/paths/make-own-folder.ts';
import { createQueue } from './create-queue.ts';
import { type Database, type Queries, type SqlValue, withoutZeroBytes } from './database.ts';
import { whenFree } from './when-free.ts';

const MOST_STATEMENTS = 200;
const READS = /^\s*select\b/i;

/**
 * Opens (and makes) a database in one file, in a folder that Git leaves alone where it is made for it. Changes pass one
 * after the other through one connection; reading has another, which WAL never makes wait. Once the file was removed or
 * another was put in its place, every change throws.
 * @throws when the file cannot be opened
 */
export async function openSqlite(file: string): Promise<Database> {
  makeOwnFolder(dirname(file));
  if (!existsSync(file)) closeSync(openSync(file, 'a', notForOthers));
  const writer = await openConnection(file);
  const reader = await openConnection(file);
  const opened = identityOf(file);
  const inTurn = createQueue();
  const changes = <Value>(work: () => Promise<Value>): Promise<Value> =>
    inTurn(() => {
      // The system keeps a removed file for whoever has it open, so all would seem well until the process ends.
      if (identityOf(file) !== opened)
        throw new Error(`${file} was removed or replaced while in use; restart the service`);
      return work();
    });
  const pick = <Value>(statement: string, use: (connection: Connection) => Value): Promise<Value> =>
    READS.test(statement) ? whenFree(() => use(reader)) : changes(() => whenFree(() => use(writer)));
  return {
    kind: 'sqlite',
    all: <Row>(statement: string, values: readonly SqlValue[] = []) =>
      pick(statement, (connection) => connection.all<Row>(statement, values)),
    first: <Row>(statement: string, values: readonly SqlValue[] = []) =>
      pick(statement, (connection) => connection.all<Row>(statement, values)[0] ?? null),
    run: (statement, values = []) => changes(() => whenFree(() => writer.run(statement, values))),
    transaction: (work) => changes(() => inTransaction(writer, work)),
    close: () =>
      inTurn(async () => {
        reader.close();
        writer.close();
      }),
  };
}

/** Of the database, and so of the files that SQLite keeps beside it: the folder may be one that others look into. */
const notForOthers = 0o660;

function identityOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

async function inTransaction<Value>(
  connection: Connection,
  work: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  await whenFree(() => connection.run('BEGIN IMMEDIATE', []));
  try {
    const value = await work({
      all: async <Row>(statement: string, values: readonly SqlValue[] = []) => connection.all<Row>(statement, values),
      first: async <Row>(statement: string, values: readonly SqlValue[] = []) =>
        connection.all<Row>(statement, values)[0] ?? null,
      run: async (statement, values = []) => connection.run(statement, values),
    });
    await whenFree(() => connection.run('COMMIT', []));
    return value;
  } catch (error) {
    rollBack(connection);
    throw error;
  }
}

/**
 * A full disk ends the transaction by itself; what went wrong is the reason, not that there is nothing left to undo.
 */
function rollBack(connection: Connection): void {
  try {
    connection.run('ROLLBACK', []);
  } catch {
    return;
  }
}

interface Connection {
  all: <Row>(statement: string, values: readonly SqlValue[]) => Row[];
  run: (statement: string, values: readonly SqlValue[]) => number;
  close: () => void;
}

async function openConnection(file: string): Promise<Connection> {
  const database = new (loadSqlite())(file);
  await whenFree(() =>
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON'),
  );
  const prepared = new Map<string, StatementSync>();
  const prepare = (statement: string): StatementSync => {
    const known = prepared.get(statement) ?? database.prepare(statement);
    // The one used last stands last, so the first is the one to forget.
    prepared.delete(statement);
    prepared.set(statement, known);
    if (prepared.size > MOST_STATEMENTS) prepared.delete(prepared.keys().next().value!);
    return known;
  };
  return {
    all: <Row>(statement: string, values: readonly SqlValue[]) =>
      prepare(statement).all(...values.map(withoutZeroBytes)) as Row[],
    run: (statement, values) => Number(prepare(statement).run(...values.map(withoutZeroBytes)).changes),
    close: () => database.close(),
  };
}

/** Without the warning of Node 22, which calls it experimental: that concerns no one who runs Docwright. */
function loadSqlite(): typeof DatabaseSync {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return (createRequire(import.meta.url)('node:sqlite') as { DatabaseSync: typeof DatabaseSync }).DatabaseSync;
  } finally {
    process.emitWarning = emitWarning;
  }
}
