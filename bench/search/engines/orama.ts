import { compressedSize } from './compressed-size.ts';
import { type Engine, toDocuments, toPages } from './engine.ts';
import { importOptional } from './import-optional.ts';

/** Orama with one wrong letter a word and any word of the query enough. */
export const orama: Engine = {
  name: 'orama',
  build: async ({ sections }) => {
    const module = await importOptional('@orama/orama');
    if (!module) return null;
    const schema = {
      route: 'string',
      title: 'string',
      heading: 'string',
      keywords: 'string',
      description: 'string',
      text: 'string',
    } as const;
    const index = module.create({ schema });
    await module.insertMultiple(
      index,
      toDocuments(sections).map(({ id, ...fields }) => ({ ...fields, id: String(id) })),
    );
    const size = compressedSize(JSON.stringify(module.save(index)));
    const boost = { title: 4, heading: 3, keywords: 2, description: 1.5 };
    const properties = ['title', 'heading', 'keywords', 'description', 'text'];
    return {
      search: async (query) => {
        const { hits } = await module.search(index, {
          term: query,
          properties,
          boost,
          tolerance: 1,
          threshold: 1,
          limit: 100,
        });
        return toPages(hits.map((hit: { document: { route: string } }) => hit.document.route));
      },
      coldBytes: async () => size,
    };
  },
};
