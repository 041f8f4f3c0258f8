import { Socket } from 'node:net';
import type { CustomTypesConfig, Pool, QueryConfig } from 'pg';
import { type Database, type DatabaseOptions, type Queries, type SqlValue, withoutZeroBytes } from './database.ts';
import { type SharedConnections, shareConnections } from './share-connections.ts';

/** A server that does not answer does not say goodbye either. */
const LONGEST_CLOSE = 2_000;

/**
 * Opens a PostgreSQL database.
 * @throws when the server cannot be reached or refuses
 */
export async function openPostgres(
  url: string,
  { patience, connections }: Required<DatabaseOptions>,
): Promise<Database> {
  const { default: pg } = await import('pg');
  const sockets = new Set<Socket>();
  const stream = (): Socket => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    types: columnTypes(pg.types),
    stream,
  });
  // A connection that breaks is replaced by the pool, and the next query on it fails; without listeners it would end
  // the process, as an idle one and as one that a transaction holds between two queries.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query('SELECT 1');
  const shared = shareConnections(pool);
  return {
    kind: 'postgres',
    ...createQueries({ query: (config) => queryOnce(shared, config) }),
    transaction: (work) => inTransaction(shared, work),
    close: () => close(pool, sockets),
  };
}

async function close(pool: Pool, sockets: ReadonlySet<Socket>): Promise<void> {
  const force = setTimeout(() => sockets.forEach((socket) => socket.destroy()), LONGEST_CLOSE);
  await pool.end();
  clearTimeout(force);
}

async function queryOnce(shared: SharedConnections, config: QueryConfig): ReturnType<Sender['query']> {
  const client = await shared.connect();
  let broken: Error | undefined;
  try {
    return await client.query(config);
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    shared.release(client, broken);
  }
}

async function inTransaction<Value>(
  shared: SharedConnections,
  work: (queries: Queries) => Promise<Value>,
): Promise<Value> {
  const client = await shared.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const value = await work(createQueries(client));
    await client.query('COMMIT');
    return value;
  } catch (error) {
    // Who did not answer once is not asked again: the server drops the work of a connection that ends.
    if (isUnanswered(error)) broken = error;
    else await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    shared.release(client, broken);
  }
}

/** What `pg` throws when `query_timeout` is over. */
function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

interface Sender {
  query: (config: QueryConfig) => Promise<{ rows: unknown[]; rowCount: number | null }>;
}

function createQueries(sender: Sender): Queries {
  const send = (statement: string, values: readonly SqlValue[]) =>
    sender.query({ text: translate(statement), values: values.map(toParameter) });
  return {
    all: async <Row>(statement: string, values: readonly SqlValue[] = []) =>
      (await send(statement, values)).rows as Row[],
    first: async <Row>(statement: string, values: readonly SqlValue[] = []) =>
      ((await send(statement, values)).rows[0] as Row | undefined) ?? null,
    run: async (statement, values = []) => (await send(statement, values)).rowCount ?? 0,
  };
}

/**
 * `?` becomes `$1`, `$2`…; types of SQLite become those that hold the same. No statement has a `?` or a type's name
 * inside quotes.
 */
function translate(statement: string): string {
  let count = 0;
  return statement
    .replace(/\?/g, () => `$${++count}`)
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bREAL\b/g, 'DOUBLE PRECISION')
    .replace(/\bBLOB\b/g, 'BYTEA');
}

function toParameter(given: SqlValue): unknown {
  const value = withoutZeroBytes(given);
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}

const BIGINT = 20;
const NUMERIC = 1_700;
const BYTEA = 17;

/** Sums and counts arrive as text otherwise, and bytes as pieces of a buffer that others share. */
function columnTypes(types: { getTypeParser: (...args: never[]) => unknown }): CustomTypesConfig {
  const given = types.getTypeParser as (id: number, format?: string) => (value: string) => unknown;
  const getTypeParser = (id: number, format?: string): unknown => {
    if (id === BIGINT || id === NUMERIC) return Number;
    const parse = given(id, format);
    return id === BYTEA ? (value: string) => new Uint8Array(parse(value) as Buffer) : parse;
  };
  return { getTypeParser } as unknown as CustomTypesConfig;
}
