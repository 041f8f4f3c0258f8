import { DocsError } from '../../base/errors/docs-error.ts';
import { explainError } from '../../base/errors/explain-error.ts';
import type { Database, Queries } from './database.ts';
import type { FoundVector, SearchEngine, SegmentBelongings, SegmentFile } from './search-engine.ts';

/** The statements also stand here, and not among the migrations, since SQLite and most PostgreSQLs have no vectors. */
const TABLES = [
  'CREATE EXTENSION IF NOT EXISTS vector',
  'CREATE TABLE IF NOT EXISTS search_files (segment TEXT NOT NULL REFERENCES search_segments (name) ON DELETE CASCADE, name TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (segment, name))',
  'CREATE TABLE IF NOT EXISTS search_vectors (segment TEXT NOT NULL REFERENCES search_segments (name) ON DELETE CASCADE, number INTEGER NOT NULL, section INTEGER NOT NULL, vector halfvec NOT NULL, PRIMARY KEY (segment, number))',
];
/** Any number that no other program locks in the same database. */
const LOCK = 7_236_403;
/** Rows of one statement. */
const ROWS_AT_ONCE = 200;

/**
 * PostgreSQL with the extension `pgvector`.
 * @throws DocsError when the database is another one, or has no such extension
 */
export async function openPgvector(database: Database): Promise<SearchEngine> {
  if (database.kind !== 'postgres')
    throw noEngine(
      'The search engine pgvector needs PostgreSQL, but the database is an SQLite file',
      'Set "storage.database" to a database at postgres://…, or remove "search.engine"',
    );
  // Tables that are there need nobody who may make them, and a copy that nobody writes to has them as well.
  if (!(await hasTables(database)))
    await makeTables(database).catch((error: unknown) => {
      throw noEngine(
        `The search engine pgvector cannot be opened: ${explainError(error)}`,
        'Install the extension pgvector (0.7 or newer) on the database server, and have its administrator run CREATE EXTENSION vector in this database',
      );
    });
  return {
    name: 'pgvector',
    write: (queries, segment, belongings) => write(queries, segment, belongings),
    readFiles: (files) => readFiles(database, files),
    findNearest: (vector, { segments, most }) =>
      database.all<FoundVector>(
        // Each vector is compared: an index over all sites would find those of others first.
        `SELECT segment, section, 1 - (vector <=> CAST(? AS halfvec)) AS cosine FROM search_vectors WHERE segment IN (${places(segments)}) ORDER BY cosine DESC, segment, section LIMIT ?`,
        [literal(vector), ...segments, most],
      ),
    measure: async (vector, sections) =>
      sections.length === 0
        ? []
        : database.all<FoundVector>(
            `SELECT v.segment, v.section, MAX(1 - (v.vector <=> CAST(? AS halfvec))) AS cosine FROM search_vectors v JOIN unnest(CAST(? AS TEXT[]), CAST(? AS BIGINT[])) AS wanted (segment, section) ON v.segment = wanted.segment AND v.section = wanted.section GROUP BY v.segment, v.section`,
            [
              literal(vector),
              `{${sections.map(({ segment }) => `"${segment}"`).join()}}`,
              `{${sections.map(({ section }) => section).join()}}`,
            ],
          ),
  };
}

function hasTables(database: Database): Promise<boolean> {
  return database.all('SELECT 1 FROM search_files, search_vectors LIMIT 0').then(
    () => true,
    () => false,
  );
}

function makeTables(database: Database): Promise<void> {
  return database.transaction(async (queries) => {
    await queries.all('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    for (const statement of TABLES) await queries.run(statement);
  });
}

function noEngine(message: string, hint: string): DocsError {
  return new DocsError([{ severity: 'error', code: 'no-search-engine', message, hint }]);
}

async function write(queries: Queries, segment: string, { files, vectors }: SegmentBelongings): Promise<void> {
  for (const [name, content] of files ?? [])
    await queries.run('INSERT INTO search_files (segment, name, content) VALUES (?, ?, ?)', [segment, name, content]);
  if (!vectors) return;
  const { numbers, sectionOf, dimensions } = vectors;
  for (let from = 0; from < sectionOf.length; from += ROWS_AT_ONCE) {
    const rows = [...sectionOf.subarray(from, from + ROWS_AT_ONCE)];
    await queries.run(
      `INSERT INTO search_vectors (segment, number, section, vector) VALUES ${rows.map(() => '(?, ?, ?, CAST(? AS halfvec))').join(', ')}`,
      rows.flatMap((section, index) => {
        const start = (from + index) * dimensions;
        return [segment, from + index, section, literal(numbers.subarray(start, start + dimensions))];
      }),
    );
  }
}

async function readFiles(
  queries: Queries,
  files: readonly SegmentFile[],
): Promise<(SegmentFile & { content: Uint8Array })[]> {
  if (files.length === 0) return [];
  return queries.all(
    `SELECT segment, name, content FROM search_files WHERE (segment, name) IN (${files.map(() => '(?, ?)').join(', ')})`,
    files.flatMap(({ segment, name }) => [segment, name]),
  );
}

function literal(vector: Float32Array | Int8Array): string {
  return `[${vector.join()}]`;
}

function places(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
