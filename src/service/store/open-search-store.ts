import { createSearchStore } from './create-search-store.ts';
import type { Database } from './database.ts';
import { openPgvector } from './open-pgvector.ts';
import type { SearchStore } from './search-store.ts';

/** What looks up words and compares vectors: the processes of the service, or their database. */
export const searchEngines = ['built-in', 'pgvector'] as const;
export type SearchEngineName = (typeof searchEngines)[number];

/**
 * Opens the search indexes of a database for an engine.
 * @throws DocsError when the database has no such engine
 */
export async function openSearchStore(database: Database, engine: SearchEngineName): Promise<SearchStore> {
  return createSearchStore(database, { engine: engine === 'pgvector' ? await openPgvector(database) : null });
}
