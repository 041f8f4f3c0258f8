import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSections } from '../../src/build/sections/build-sections.ts';
import { loadSite } from '../../src/read/site/load-site.ts';
import type { Search } from '../../src/shared/search/create-search.ts';
import { openBuilt } from './shared/search/open-built.ts';

const folder = join(resolve(import.meta.dirname, '../..'), 'example-site');
let search: Search;

beforeAll(async () => {
  search = await openBuilt(buildSections(await loadSite(folder, { base: '', origin: null, service: null })));
}, 60_000);

test.each([
  ['change the port', '/help/ports'],
  ['custom domain', '/publish/custom-domains'],
  ['migrate from docusaurus', '/migrate'],
  ['mcp server', '/service/mcp'],
  ['upgrade', '/help/upgrading'],
  ['dead link', '/publish/check-rules'],
  ['score for agents', '/publish/score'],
])('who searches the manual for "%s" is led to %s', async (query, route) => {
  const { pages } = await search.search({ query });
  expect(pages[0]?.route).toBe(route);
});
