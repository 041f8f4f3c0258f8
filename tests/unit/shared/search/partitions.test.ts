import { expect, test } from 'vitest';
import { buildSearchFiles } from '../../../../src/shared/search/build-search-files.ts';
import { createSearch } from '../../../../src/shared/search/create-search.ts';
import type { SearchRequest } from '../../../../src/shared/search/search-results.ts';
import { makeSection } from './make-section.ts';
import { openBuilt } from './open-built.ts';

const sections = [
  makeSection({ route: '/v1/start', title: 'Start', language: 'en', version: 'v1', text: 'Install the package.' }),
  makeSection({ route: '/v2/start', title: 'Start', language: 'en', version: 'v2', text: 'Install the package.' }),
  makeSection({
    route: '/es/start',
    title: 'Inicio',
    language: 'es',
    version: 'v2',
    text: 'Añade el paquete y configura la página.',
  }),
  makeSection({ route: '/legal', title: 'Legal', text: 'Install nothing.' }),
];

async function routes(request: SearchRequest): Promise<string[]> {
  const { pages } = await (await openBuilt(sections)).search(request);
  return pages.map((page) => page.route).sort();
}

test('filters choose languages and versions; pages of none belong to all', async () => {
  expect(await routes({ query: 'install', language: 'en', version: 'v2' })).toEqual(['/legal', '/v2/start']);
  expect(await routes({ query: 'install', language: 'en' })).toEqual(['/legal', '/v1/start', '/v2/start']);
  expect(await routes({ query: 'install' })).toEqual(['/legal', '/v1/start', '/v2/start']);
  expect(await routes({ query: 'install', language: 'fr' })).toEqual(['/legal']);
});

test('where no version is chosen, the first of the navigation comes before others that say the same', async () => {
  const many = ['v3', 'v2', 'v1'].map((version) =>
    makeSection({ route: `/${version}/start`, title: 'Start', version, text: 'Install the package.' }),
  );
  const search = await openBuilt([...many.slice(0, 1), ...many.slice(1).map((page) => ({ ...page, boost: 2 }))]);
  const { pages } = await search.search({ query: 'install' });
  expect(pages[0]!.route).toBe('/v3/start');
  expect((await search.search({ query: 'install', version: 'v1' })).pages.map(({ route }) => route)).toEqual([
    '/v1/start',
  ]);
});

test('a product limits pages and tabs; pages of none belong to all', async () => {
  const search = await openBuilt([
    makeSection({
      route: '/cloud/start',
      title: 'Start',
      product: 'Cloud',
      tab: 'Guides',
      text: 'Install the package.',
    }),
    makeSection({
      route: '/edge/start',
      title: 'Start',
      product: 'Edge',
      tab: 'Recipes',
      text: 'Install the package.',
    }),
    makeSection({ route: '/legal', title: 'Legal', text: 'Install nothing.' }),
  ]);
  const find = async (product?: string): Promise<string[]> =>
    (await search.search({ query: 'install', product })).pages.map(({ route }) => route).sort();
  expect(await find()).toEqual(['/cloud/start', '/edge/start', '/legal']);
  expect(await find('Edge')).toEqual(['/edge/start', '/legal']);
  expect(await find('Other')).toEqual(['/legal']);
  expect(await search.listLabels({})).toMatchObject({ tabs: ['Guides', 'Recipes'] });
  expect(await search.listLabels({ product: 'Edge' })).toMatchObject({ tabs: ['Recipes'] });
  expect(search.manifest.partitions.map(({ products }) => products)).toEqual([['Cloud', 'Edge', null]]);
});

test('a section of the navigation limits what is found by words and by titles', async () => {
  const place = (tab: string, ...groups: string[]): { tab: string; breadcrumb: string[] } => ({
    tab,
    breadcrumb: [tab, ...groups],
  });
  const search = await openBuilt([
    makeSection({ route: '/setup', title: 'Install', ...place('Guides', 'Basics') }),
    makeSection({ route: '/proxy', title: 'Install a proxy', ...place('Guides', 'Hosting', 'Advanced') }),
    makeSection({ route: '/cli', title: 'Install the CLI', ...place('Tools', 'Commands') }),
    makeSection({ route: '/tools', title: 'Install tools', ...place('Tools') }),
  ]);
  expect(await search.listLabels({})).toMatchObject({ sections: ['Basics', 'Hosting', 'Commands'] });
  expect(await search.listLabels({ tab: 'Guides' })).toMatchObject({ sections: ['Basics', 'Hosting'] });
  const request = { query: 'install', section: 'Hosting' };
  expect((await search.search(request)).pages.map(({ route }) => route)).toEqual(['/proxy']);
  expect((await search.jump(request)).map(({ route }) => route)).toEqual(['/proxy']);
  expect((await search.search({ ...request, section: 'None' })).pages).toEqual([]);
});

test('each language is read by its own rules', async () => {
  expect(await routes({ query: 'configurar páginas', language: 'es' })).toEqual(['/es/start']);
});

test('only the files of the wanted partitions are fetched', async () => {
  const fetched: string[] = [];
  const search = await openBuilt(sections, fetched);
  await search.search({ query: 'install', language: 'en', version: 'v2' });
  expect(fetched.filter((name) => name.startsWith('index-')).length).toBe(2);
});

test('a file that cannot be had fails the search, and is asked for again', async () => {
  const files = buildSearchFiles(sections);
  let broken = true;
  const search = await createSearch({
    fetchFile: async (name) => {
      if (broken && name.startsWith('terms-')) throw new Error('offline');
      const content = files.get(name)!;
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
  });
  await expect(search.search({ query: 'install', language: 'fr' })).rejects.toThrow('offline');
  broken = false;
  expect((await search.search({ query: 'install', language: 'fr' })).pages.length).toBe(1);
});

test('every word of a long nonsense query is spelled in reasonable time', async () => {
  const words = Array.from(
    { length: 9_000 },
    (_, index) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('') + 'oration',
  );
  const search = await openBuilt([makeSection({ route: '/', text: words.join(' ') })]);
  const query = Array.from(
    { length: 40 },
    (_, index) => `xq${'abcdefghij'[index % 10]}${'klmnop'[index % 6]}orationz`,
  ).join(' ');
  const start = performance.now();
  await search.search({ query });
  expect(performance.now() - start).toBeLessThan(3_000);
});
