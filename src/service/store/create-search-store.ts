import { randomUUID } from 'node:crypto';
import type { Database, Queries } from './database.ts';
import type { SearchEngine, SegmentBelongings } from './search-engine.ts';
import type { Publication, Published, SearchStore, SegmentSource } from './search-store.ts';
import { listPlaces, MOST_VALUES, removeReplaced, removeVersions, withLock } from './search-versions.ts';

export interface SearchStoreOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
  /** What looks things up in the same database. */
  engine?: SearchEngine | null;
}

/** The part of the store that holds search indexes. */
export function createSearchStore(
  database: Database,
  { now = Date.now, engine = null }: SearchStoreOptions = {},
): SearchStore {
  return {
    engine,
    current: async (site) =>
      (await database.first<{ version: string }>('SELECT version FROM search_sites WHERE site = ?', [site]))?.version ??
      null,
    readManifest: async (version) =>
      (
        await database.first<{ manifest: Uint8Array | null }>(
          'SELECT manifest FROM search_versions WHERE version = ?',
          [version],
        )
      )?.manifest ?? null,
    readSegments: (names) => readSegments(database, names),
    listSegments: (names) => listSegments(database, names),
    publish: (site, publication) => publish({ database, engine, site, publication, now }),
    discard: async (name) => void (await database.run('DELETE FROM search_segments WHERE name = ?', [name])),
    remove: async (site) => {
      await database.run('DELETE FROM search_sites WHERE site = ?', [site]);
      const versions = await database.all<{ version: string }>('SELECT version FROM search_versions WHERE site = ?', [
        site,
      ]);
      await removeVersions(
        database,
        versions.map(({ version }) => version),
      );
    },
    readVectors: (keys) => readVectors(database, keys, now()),
    writeVectors: (vectors) => writeVectors(database, vectors, now()),
    forgetVectors: (unusedSince) => database.run('DELETE FROM embeddings WHERE used < ?', [unusedSince]),
  };
}

async function readSegments(queries: Queries, names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const some of cut(names)) {
    const rows = await queries.all<{ name: string; content: Uint8Array }>(
      `SELECT name, content FROM search_segments WHERE name IN (${listPlaces(some)})`,
      some,
    );
    for (const { name, content } of rows) found.set(name, content);
  }
  return found;
}

async function listSegments(queries: Queries, names: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const some of cut(names)) {
    const rows = await queries.all<{ name: string }>(
      `SELECT name FROM search_segments WHERE name IN (${listPlaces(some)})`,
      some,
    );
    for (const { name } of rows) found.add(name);
  }
  return found;
}

interface PublishInput {
  database: Database;
  engine: SearchEngine | null;
  site: string;
  publication: Publication;
  now: () => number;
}

async function publish({ database, engine, site, publication, now }: PublishInput): Promise<Published> {
  const version = randomUUID();
  const { manifest } = publication;
  const segments = [...new Map(publication.segments.map((segment) => [segment.name, segment])).values()];
  await claim({ database, site, version, manifest, names: segments.map(({ name }) => name), begun: now() });
  const written = await writeMissing({ database, engine }, segments);
  await withLock(database, async (queries) => {
    if (!(await queries.first('SELECT 1 FROM search_versions WHERE version = ?', [version])))
      throw new Error(`${site} was removed while its index was being written`);
    await queries.run(
      'UPDATE search_versions SET replaced = ? WHERE version = (SELECT version FROM search_sites WHERE site = ?)',
      [now(), site],
    );
    await queries.run(
      'INSERT INTO search_sites (site, version, published) VALUES (?, ?, ?) ON CONFLICT (site) DO UPDATE SET version = excluded.version, published = excluded.published',
      [site, version, now()],
    );
  });
  await removeReplaced(database, site, now());
  return { version, written: written + manifest.length };
}

interface Claim {
  database: Database;
  site: string;
  version: string;
  manifest: Uint8Array;
  names: readonly string[];
  begun: number;
}

/** From here on nobody removes the segments, whether they are stored already or not. */
async function claim({ database, site, version, manifest, names, begun }: Claim): Promise<void> {
  await withLock(database, async (queries) => {
    await queries.run('INSERT INTO search_versions (version, site, begun, manifest) VALUES (?, ?, ?, ?)', [
      version,
      site,
      begun,
      manifest,
    ]);
    for (const some of cut(names, MOST_VALUES / 2))
      await queries.run(
        `INSERT INTO search_uses (version, segment) VALUES ${some.map(() => '(?, ?)').join(', ')}`,
        some.flatMap((name) => [version, name]),
      );
  });
}

/**
 * One segment at a time, each as a whole, so that other changes need not wait for the whole index. Gives the number of
 * bytes.
 */
async function writeMissing(
  { database, engine }: Pick<PublishInput, 'database' | 'engine'>,
  segments: readonly SegmentSource[],
): Promise<number> {
  const stored = await listSegments(
    database,
    segments.map(({ name }) => name),
  );
  let bytes = 0;
  for (const { name, make } of segments) {
    if (stored.has(name)) continue;
    const { content, belongings } = await make();
    const insert = async (queries: Queries): Promise<number> =>
      // Another publication may have written the same meanwhile.
      queries.run('INSERT INTO search_segments (name, content) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', [
        name,
        content,
      ]);
    if (engine && belongings)
      await database.transaction(async (queries) => {
        if ((await insert(queries)) > 0) await engine.write(queries, name, belongings);
      });
    else await insert(database);
    bytes += content.length + sizeOf(belongings);
  }
  return bytes;
}

function sizeOf({ files, vectors }: SegmentBelongings = {}): number {
  const inFiles = [...(files?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  return inFiles + (vectors?.numbers.length ?? 0);
}

async function readVectors(database: Database, keys: readonly string[], now: number): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const some of cut(keys)) {
    const rows = await database.all<{ key: string; vector: Uint8Array }>(
      `UPDATE embeddings SET used = ? WHERE key IN (${listPlaces(some)}) RETURNING key, vector`,
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

function cut<Value>(values: readonly Value[], size = MOST_VALUES): Value[][] {
  const pieces: Value[][] = [];
  for (let from = 0; from < values.length; from += size) pieces.push(values.slice(from, from + size));
  return pieces;
}
