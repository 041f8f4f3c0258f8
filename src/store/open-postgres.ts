import type { CustomTypesConfig, Pool, QueryConfig } from 'pg';
import type { Database, Queries, SqlValue } from './database.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT = 10_000;

/**
 * Opens a PostgreSQL database.
 * @throws when the server cannot be reached or refuses
 */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT, types: columnTypes(pg.types) });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  await pool.query('SELECT 1');
  return { kind: 'postgres', ...createQueries(pool), transaction: (work) => inTransaction(pool, work), close: () => pool.end() };
}

async function inTransaction<Value>(pool: Pool, work: (queries: Queries) => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const value = await work(createQueries(client));
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

interface Sender {
  query: (config: QueryConfig) => Promise<{ rows: unknown[]; rowCount: number | null }>;
}

function createQueries(sender: Sender): Queries {
  const send = (statement: string, values: readonly SqlValue[]) => sender.query({ text: translate(statement), values: values.map(toParameter) });
  return {
    all: async <Row>(statement: string, values: readonly SqlValue[] = []) => (await send(statement, values)).rows as Row[],
    first: async <Row>(statement: string, values: readonly SqlValue[] = []) => ((await send(statement, values)).rows[0] as Row | undefined) ?? null,
    run: async (statement, values = []) => (await send(statement, values)).rowCount ?? 0,
  };
}

/** `?` becomes `$1`, `$2`…; types of SQLite become those that hold the same. No statement has a `?` or a type's name inside quotes. */
function translate(statement: string): string {
  let count = 0;
  return statement
    .replace(/\?/g, () => `$${++count}`)
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bREAL\b/g, 'DOUBLE PRECISION')
    .replace(/\bBLOB\b/g, 'BYTEA');
}

function toParameter(value: SqlValue): unknown {
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
