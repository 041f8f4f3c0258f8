import { randomUUID } from 'node:crypto';
import type { Database, Queries } from './database.ts';
import type { SearchStore } from './search-store.ts';

/** A replaced index is kept this long, for searches that began with it. */
const GRACE = 10 * 60_000;
/** A version that was begun this long ago and never became current belongs to a process that is gone. */
const ABANDONED = 24 * 60 * 60_000;
/** Values of one statement: SQLite takes 32,766. */
const MOST_VALUES = 500;

/** The part of the store that holds search indexes. */
export function createSearchStore(database: Database, now: () => number = Date.now): SearchStore {
  return {
    current: async (site) =>
      (await database.first<{ version: string }>('SELECT version FROM search_sites WHERE site = ?', [site]))?.version ??
      null,
    readParts: (version, names) => readParts(database, version, names),
    publish: (site, parts) => publish({ database, site, parts, now: now() }),
    remove: (site) =>
      database.transaction(async (queries) => {
        await queries.run('DELETE FROM search_sites WHERE site = ?', [site]);
        await queries.run(
          'DELETE FROM search_parts WHERE version IN (SELECT version FROM search_versions WHERE site = ?)',
          [site],
        );
        await queries.run('DELETE FROM search_versions WHERE site = ?', [site]);
      }),
    readVectors: (keys) => readVectors(database, keys, now()),
    writeVectors: (vectors) => writeVectors(database, vectors, now()),
    forgetVectors: (unusedSince) => database.run('DELETE FROM embeddings WHERE used < ?', [unusedSince]),
  };
}

async function readParts(
  queries: Queries,
  version: string,
  names: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const some of cut(names)) {
    const rows = await queries.all<{ name: string; content: Uint8Array }>(
      `SELECT name, content FROM search_parts WHERE version = ? AND name IN (${places(some)})`,
      [version, ...some],
    );
    for (const { name, content } of rows) found.set(name, content);
  }
  return found;
}

interface Publication {
  database: Database;
  site: string;
  parts: Iterable<readonly [string, Uint8Array]>;
  now: number;
}

async function publish({ database, site, parts, now }: Publication): Promise<string> {
  const version = randomUUID();
  await database.run('INSERT INTO search_versions (version, site, begun) VALUES (?, ?, ?)', [version, site, now]);
  // One part at a time, so that other changes need not wait for the whole index.
  for (const [name, content] of parts) {
    await database.run('INSERT INTO search_parts (version, name, content) VALUES (?, ?, ?)', [version, name, content]);
  }
  await database.transaction(async (queries) => {
    await queries.run(
      'UPDATE search_versions SET replaced = ? WHERE version = (SELECT version FROM search_sites WHERE site = ?)',
      [now, site],
    );
    await queries.run(
      'INSERT INTO search_sites (site, version, published) VALUES (?, ?, ?) ON CONFLICT (site) DO UPDATE SET version = excluded.version, published = excluded.published',
      [site, version, now],
    );
  });
  await removeOld(database, site, now);
  return version;
}

/** Nothing else refers to a version, so each goes by itself and nobody waits long. */
async function removeOld(database: Database, site: string, now: number): Promise<void> {
  const old = await database.all<{ version: string }>(
    'SELECT version FROM search_versions WHERE site = ? AND version NOT IN (SELECT version FROM search_sites) AND (replaced < ? OR (replaced IS NULL AND begun < ?))',
    [site, now - GRACE, now - ABANDONED],
  );
  for (const { version } of old) {
    await database.run('DELETE FROM search_parts WHERE version = ?', [version]);
    await database.run('DELETE FROM search_versions WHERE version = ?', [version]);
  }
}

async function readVectors(database: Database, keys: readonly string[], now: number): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const some of cut(keys)) {
    const rows = await database.all<{ key: string; vector: Uint8Array }>(
      `UPDATE embeddings SET used = ? WHERE key IN (${places(some)}) RETURNING key, vector`,
      [now, ...some],
    );
    for (const { key, vector } of rows) found.set(key, vector);
  }
  return found;
}

async function writeVectors(database: Database, vectors: ReadonlyMap<string, Uint8Array>, now: number): Promise<void> {
  await database.transaction(async (queries) => {
    for (const [key, vector] of vectors) {
      await queries.run(
        'INSERT INTO embeddings (key, vector, used) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET used = excluded.used',
        [key, vector, now],
      );
    }
  });
}

function cut<Value>(values: readonly Value[]): Value[][] {
  const pieces: Value[][] = [];
  for (let from = 0; from < values.length; from += MOST_VALUES) pieces.push(values.slice(from, from + MOST_VALUES));
  return pieces;
}

function places(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
