import { expect, test } from 'vitest';
import { readQuery } from '../../../../src/service/retrieval/gather-evidence.ts';
import type { IndexView } from '../../../../src/service/retrieval/index-view.ts';
import { measureTogether } from '../../../../src/service/retrieval/measure-together.ts';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { english } from '../../../../src/shared/search/analysers/en.ts';
import { buildIndex } from '../../../../src/shared/search/build-index.ts';
import { loadPartition } from '../../../../src/shared/search/load-partition.ts';
import { makeSection } from '../../shared/search/make-section.ts';

const sections = [
  makeSection({ route: '/errors', text: 'It says: connection pool exhausted.' }),
  makeSection({ route: '/guide', text: 'A pool of water; the sea is exhausted and knows a connection.' }),
];

async function together(query: string): Promise<number[]> {
  const { files, entry } = buildIndex(sections, createAnalyser(english));
  const terms = await loadPartition(
    { language: 'en', version: null, products: [null], file: entry, sections: sections.length },
    {
      fetchFile: async (name) => Buffer.from(files.get(name)!),
      importRules: async () => english,
    },
  );
  const found = await readQuery(query, { terms } as IndexView);
  return sections.map((_, section) => measureTogether({ query: found, section }));
}

test.each([
  ['connection pool exhausted', [1, 0]],
  ['exhausted connection pool', [0.5, 0]],
  ['exhausted ', [1, 1]],
])('of "%s" as many words stand together', async (query, shares) => {
  expect(await together(query)).toEqual(shares);
});
