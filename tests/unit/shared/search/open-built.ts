import { buildSearchFiles } from '../../../../src/shared/search/build-search-files.ts';
import { createSearch, type Search } from '../../../../src/shared/search/create-search.ts';
import type { SearchSection } from '../../../../src/shared/search/search-section.ts';

/** Builds an index in memory and opens it; `fetched` collects the names of the files that were asked for. */
export async function openBuilt(sections: SearchSection[], fetched: string[] = []): Promise<Search> {
  const files = buildSearchFiles(sections);
  return createSearch({
    fetchFile: async (name) => {
      const content = files.get(name);
      if (content === undefined) throw new Error(`No file ${name}`);
      fetched.push(name);
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
  });
}
