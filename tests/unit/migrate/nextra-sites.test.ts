import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const nextra = '{"name":"boats","dependencies":{"nextra":"2"}}';

test('Nextra: ids in square brackets are those of headings, steps and the title', () => {
  const { written, config } = migrateFiles({
    'package.json': nextra,
    'pages/index.mdx': '# Home\n',
    'pages/sail/trim.mdx':
      '# Trim [#top]\n\n## Jib [#the-jib]\n\n[a](#top) [b](#the-jib) [c](#hoist)\n\n<Steps>\n### Hoist it [#hoist]\n\nNow.\n</Steps>\n\n```md\n## Code [#code]\n```\n',
    'pages/sail/rope.md': '# Rope\n\n## Länge [#länge]\n\n[trim](/sail/trim#top) [jib](./trim#the-jib)\n',
  });
  const trim = written['sail/trim.mdx']!;
  expect(trim).toContain('title: Trim\n');
  expect(trim).toContain('## Jib {#the-jib}\n');
  expect(trim).toContain('<Step title="Hoist it" id="hoist">');
  expect(trim).toContain('[a](/sail/trim) [b](#the-jib) [c](#hoist)');
  expect(trim).toContain('## Code [#code]\n');
  expect(written['sail/rope.mdx']).toContain('## Länge {#länge}\n\n[trim](/sail/trim) [jib](/sail/trim#the-jib)');
  expect(config.navigation.pages[1]).toMatchObject({ group: 'Sail' });
});

test('Nextra: pages in one language alone belong to it, and those in the default one keep addresses without it', () => {
  const { written, config } = migrateFiles({
    'package.json': nextra,
    'next.config.js':
      "module.exports = require('nextra')({ theme: 'x' })({ i18n: { locales: ['de-DE', 'en-US'], defaultLocale: 'en-US' }, redirects: () => [{ source: '/old', destination: '/sail/start', permanent: true }] })\n",
    'pages/_meta.en-US.json': '{"index":"Home","sail":"Sailing"}',
    'pages/_meta.de-DE.json': '{"index":"Anfang","sail":"Segeln"}',
    'pages/index.en-US.mdx': '# Boats\n\n[start](/sail/start)\n',
    'pages/index.de-DE.mdx': '# Boote\n\n[los](/sail/start) [Seile](/sail/ropes)\n',
    'pages/sail/start.en-US.mdx': '# Start\n\n[ropes](./ropes)\n',
    'pages/sail/start.de-DE.mdx': '# Los\n',
    'pages/sail/ropes.en-US.mdx': '# Ropes\n',
    'pages/sail/_meta.en-US.json': '{"start":"","ropes":"All ropes"}',
  });
  expect(Object.keys(written).filter((file) => file.endsWith('.mdx')).sort()).toEqual([
    'de-DE.mdx',
    'de-DE/sail/start.mdx',
    'index.mdx',
    'sail/ropes.mdx',
    'sail/start.mdx',
  ]);
  expect(config.navigation.languages).toEqual([
    { language: 'en-US', pages: ['index', { group: 'Sailing', pages: ['sail/start', 'sail/ropes'] }] },
    { language: 'de-DE', pages: ['de-DE', { group: 'Segeln', pages: ['de-DE/sail/start'] }] },
  ]);
  expect(written['index.mdx']).toContain('[start](/sail/start)');
  expect(written['sail/start.mdx']).toContain('[ropes](/sail/ropes)');
  expect(written['de-DE.mdx']).toContain('[los](/de-DE/sail/start) [Seile](/sail/ropes)');
  expect(config.redirects).toEqual([{ source: '/old', destination: '/sail/start' }]);
});
