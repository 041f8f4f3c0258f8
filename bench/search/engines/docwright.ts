import { buildSearchFiles } from '../../../src/shared/search/build-search-files.ts';
import { createSearch } from '../../../src/shared/search/create-search.ts';
import { compressedSize } from './compressed-size.ts';
import { type Engine, toPages } from './engine.ts';

/** The engine of this repository, on the files that a site serves. */
export const docwright: Engine = {
  name: 'docwright',
  build: async ({ sections }) => {
    const files = buildSearchFiles(sections);
    const read = (name: string): Uint8Array => {
      const content = files.get(name)!;
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    };
    // As the dialog asks: in the version that is the site's first, and in what is outside all versions.
    const version = sections.find((section) => section.version !== null)?.version ?? undefined;
    const warm = await createSearch({ fetchFile: async (name) => read(name) });
    return {
      search: async (query) =>
        toPages((await warm.search({ query, version, limit: 10 })).pages.map((page) => page.route)),
      coldBytes: async (query) => {
        let bytes = 0;
        const fetchFile = async (name: string): Promise<Uint8Array> => {
          bytes += compressedSize(read(name));
          return read(name);
        };
        await (await createSearch({ fetchFile })).search({ query, version });
        return bytes;
      },
    };
  },
};
