import { expect, test } from 'vitest';
import { linearGrowth, measureGrowth } from '../measure-growth.ts';
import { migrateFiles } from './migrate-files.ts';

const mkdocs = { 'mkdocs.yml': 'site_name: Boats\n' };
const vitepress = { '.vitepress/config.js': "export default { title: 'Boats' }" };
const mdbook = { 'book.toml': '[book]\nsrc = "."\n', 'SUMMARY.md': '- [A](docs/index.md)\n' };

test.each<[name: string, files: Record<string, string>, part: string, start?: number]>([
  ['words in a line of MkDocs', mkdocs, 'a b - c '],
  ['words in a line of VitePress', vitepress, 'a b - c '],
  ['files of mdBook without an end', mdbook, '{{#include a '],
  ['blocks of MDX without an end', mdbook, '```mdx-code-block\n', 3000],
])('%s take no time with the square of their number', { timeout: 60_000 }, (_, files, part, start = 500) => {
  const migrate = (length: number): unknown =>
    migrateFiles({ ...files, 'docs/index.md': `# A\n\na\n${part.repeat(length)}\n` });
  expect(measureGrowth(migrate, start)).toBeLessThan(linearGrowth);
});
