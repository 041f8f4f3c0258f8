import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const settings = { '.vitepress/config.ts': 'export default { title: "Boats" }', 'b.md': '# B\n' };

test('of two files at one place, both are kept: the one that pages show gets another name', () => {
  const { written, losses } = migrateFiles({
    ...settings,
    'index.md': '# A\n\n![beside](./boat.png) ![served](/boat.png)\n',
    'boat.png': 'beside',
    'public/boat.png': 'served',
  });
  const [, beside = '', served = ''] = /!\[beside\]\((.*?)\) !\[served\]\((.*?)\)/.exec(written['index.mdx']!) ?? [];
  expect(written[served.slice(1)]).toBe('served');
  expect(written[beside.slice(1)]).toBe('beside');
  expect(losses).toEqual([]);
});

test('a file that is left out, since settings or a page of ours are at its place, is told', () => {
  const { losses, written } = migrateFiles({
    ...settings,
    'index.md': '# A\n',
    'public/docs.json': '{"boats":1}',
    'public/b.mdx': 'raw',
  });
  expect(written['docs.json']).toContain('"navigation"');
  expect(losses).toEqual([
    { file: 'public/b.mdx', message: 'Left out: a second file at /b.mdx' },
    { file: 'public/docs.json', message: 'Left out: a second file at /docs.json' },
  ]);
});
