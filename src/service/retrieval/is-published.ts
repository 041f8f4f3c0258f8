import type { SearchStore } from '../store/search-store.ts';
import { listSearched } from './index-layout.ts';
import { fitsEngine, readLayout } from './load-index.ts';

/**
 * Whether the store holds the whole index of a build, made with the same embedder: its id, `null` for none, and
 * `undefined` while nobody knows which it will be, as an index by meaning is not to be made anew by words for a moment.
 */
export async function isPublished(
  store: Pick<SearchStore, 'engine' | 'current' | 'readManifest' | 'listSegments'>,
  site: string,
  { build, embedder }: { build: string; embedder: string | null | undefined },
): Promise<boolean> {
  const version = await store.current(site);
  const layout = version === null ? null : readLayout(await store.readManifest(version));
  if (!layout || layout.build !== build || !fitsEngine(layout, store)) return false;
  if (embedder !== undefined && layout.madeWith !== embedder) return false;
  const names = [...layout.texts.map(([name]) => name), ...listSearched(layout)];
  const stored = await store.listSegments(names);
  return names.every((name) => stored.has(name));
}

/** Whether a site has an index that this version of the program can search. */
export async function isSearchable(
  store: Pick<SearchStore, 'engine' | 'current' | 'readManifest'>,
  site: string,
): Promise<boolean> {
  const version = await store.current(site);
  const layout = version === null ? null : readLayout(await store.readManifest(version));
  return layout !== null && fitsEngine(layout, store);
}
