import { buildSearchFiles } from '../../../../src/shared/search/build-search-files.ts';
import { createSearch, type Search } from '../../../../src/shared/search/create-search.ts';
import type { SearchSection } from '../../../../src/shared/search/search-section.ts';

/**
 * Builds an index in memory and opens it; `fetched` collects the names of the files that were asked for. Files of the
 * kind `lost` are not there.
 */
export async function openBuilt(sections: SearchSection[], fetched: string[] = [], lost?: string): Promise<Search> {
  const files = buildSearchFiles(sections);
  for (const name of files.keys()) if (lost && name.startsWith(lost)) files.delete(name);
  return createSearch({
    fetchFile: async (name) => {
      const content = files.get(name);
      if (content === undefined) throw new Error(`No file ${name}`);
      fetched.push(name);
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
  });
}
