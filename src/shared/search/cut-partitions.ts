import type { SearchSection } from './search-section.ts';

/** Sections, or pages, that are searched together. */
export interface SearchPartition<Item> {
  language: string | null;
  version: string | null;
  items: Item[];
}

/**
 * Sections or pages by language and version. Pages that only members of a group may see are left out: static files are
 * open to everybody.
 */
export function cutPartitions<Item extends Pick<SearchSection, 'language' | 'version' | 'groups'>>(
  items: readonly Item[],
): SearchPartition<Item>[] {
  const parts = new Map<string, SearchPartition<Item>>();
  for (const item of items) {
    const { language, version, groups } = item;
    if (groups !== null) continue;
    const key = JSON.stringify([language, version]);
    const part = parts.get(key);
    if (part) part.items.push(item);
    else parts.set(key, { language, version, items: [item] });
  }
  return [...parts.values()];
}
