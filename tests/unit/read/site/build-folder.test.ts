import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSite } from '../../../../src/read/site/load-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-own-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('no file of a site stands in for one of the build', async () => {
  mkdirSync(join(folder, '_docwright'));
  writeFileSync(join(folder, '_docwright/site.json'), '{}');
  writeFileSync(join(folder, '_docwright/page.mdx'), 'Words');
  writeFileSync(join(folder, 'index.mdx'), 'Words');
  const navigation = { pages: ['index', '_docwright/page'] };
  const settings = { name: 'Own', theme: 'mint', colors: { primary: '#0a7d55' }, navigation };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(settings));
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  expect(site.pages.map(({ route }) => route)).toEqual(['/']);
  expect(Object.keys(site.assets)).toEqual([]);
  expect(site.problems.filter(({ code }) => code === 'page-name').map(({ file }) => file)).toEqual([
    '_docwright/page.mdx',
    '_docwright/site.json',
  ]);
});
