import { expect, test } from 'vitest';
import { readHostRedirects } from '../../../src/migrate/carry/read-host-redirects.ts';
import { loseMissingPage } from '../../../src/migrate/generators/find-page.ts';
import { createMadePages } from '../../../src/migrate/generators/made-pages.ts';
import type { ForeignSite, MigrationFolder } from '../../../src/model/migration.ts';
import { linearGrowth, measureGrowth } from '../measure-growth.ts';

function folderWith(file: string, text: string): MigrationFolder {
  return { root: '', files: [file], has: (name) => name === file, read: (name) => (name === file ? text : null) };
}

function entries(length: number, write: (index: number) => string): string {
  return Array.from({ length }, (_, index) => write(index)).join('\n');
}

test('redirects of hosts that are told take no time with the square of their number', () => {
  const site = { assets: [], base: '/' } as unknown as ForeignSite;
  const growth = measureGrowth((length) => {
    const text = entries(length, (index) => `/old-${index}/* /new 301 Country=fr`);
    const losses: (number | undefined)[] = [];
    readHostRedirects(folderWith('_redirects', text), site, ({ line }) => void losses.push(line));
    expect(losses.at(-1)).toBe(length);
  }, 250);
  expect(growth).toBeLessThan(linearGrowth);
});

test('entries of a navigation that lead nowhere take no time with the square of their number', () => {
  const growth = measureGrowth((length) => {
    const folder = folderWith(
      'SUMMARY.md',
      entries(length, (index) => `* [A](gone-${index}.md)`),
    );
    const losses: (number | undefined)[] = [];
    for (let index = 0; index < length; index++)
      loseMissingPage(`gone-${index}.md`, { folder, file: 'SUMMARY.md', lose: ({ line }) => void losses.push(line) });
    expect(losses).toEqual(Array.from({ length }, (_, index) => index + 1));
  }, 250);
  expect(growth).toBeLessThan(linearGrowth);
});

test('entries of a navigation that lead away take no time with the square of their number', () => {
  const growth = measureGrowth((length) => {
    const made = createMadePages();
    for (let index = 0; index < length; index++) made.add(`a-${index}`, {});
    expect(made.all).toHaveLength(length);
  }, 1000);
  expect(growth).toBeLessThan(linearGrowth);
});

test('an entry is told with its own line, and not with that of one whose name begins with its own', () => {
  const lineOf = (text: string, written: string): number | undefined => {
    const lines: (number | undefined)[] = [];
    const lose = ({ line }: { line?: number }): void => void lines.push(line);
    loseMissingPage(written, { folder: folderWith('mkdocs.yml', text), file: 'mkdocs.yml', lose });
    return lines[0];
  };
  expect(lineOf('nav:\n - A: a.md.txt\n - A: a.md\n', 'a.md')).toBe(3);
  expect(lineOf('nav:\n - A: my page.md\n - [your page.md]\n', 'my page.md')).toBe(2);
  expect(lineOf('nav:\n - A: my page.md\n - [our page.md, your page.md]\n', 'your page.md')).toBe(3);
  expect(lineOf('# S\n* [A](<a b.md>)\n* [A b]()\n', 'A b')).toBe(3);
  expect(lineOf('# S\n', 'a.md')).toBeUndefined();
});
