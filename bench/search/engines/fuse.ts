import Fuse from 'fuse.js';
import type { SearchSection } from '../../../src/shared/search/search-section.ts';
import { compressedSize } from './compressed-size.ts';
import type { Engine } from './engine.ts';

/** Fuse.js by words over one row a page (title, description, headings): over bodies it takes seconds a query. */
export const fuse: Engine = {
  name: 'fuse (pages)',
  build: async ({ sections }) => {
    const rows = toRows(sections);
    const index = new Fuse(rows, {
      keys: [
        { name: 'title', weight: 4 },
        { name: 'keywords', weight: 2 },
        { name: 'headings', weight: 2 },
        { name: 'description', weight: 1.5 },
      ],
      useTokenSearch: true,
      ignoreLocation: true,
      threshold: 0.3,
    });
    const size = compressedSize(JSON.stringify(rows));
    return {
      search: async (query) => index.search(query, { limit: 10 }).map((hit) => hit.item.route),
      coldBytes: async () => size,
    };
  },
};

interface Row {
  route: string;
  title: string;
  description: string;
  keywords: string;
  headings: string;
}

function toRows(sections: readonly SearchSection[]): Row[] {
  const pages = Map.groupBy(sections, (section) => section.route);
  return [...pages].map(([route, [first, ...rest]]) => ({
    route,
    title: first!.title,
    description: first!.description,
    keywords: first!.keywords.join(' '),
    headings: rest.map((section) => section.heading).join('\n'),
  }));
}
