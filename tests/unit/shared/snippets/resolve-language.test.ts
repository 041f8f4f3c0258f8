import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLanguages } from '../../../../src/shared/snippets/default-languages.ts';
import { snippetLanguages } from '../../../../src/shared/snippets/languages.ts';
import { resolveLanguage } from '../../../../src/shared/snippets/resolve-language.ts';

const root = resolve(import.meta.dirname, '../../../..');
const codeIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

/** Keys and aliases of docs/format.md#snippet-languages, in its order. */
const table = new Map(
  readFileSync(join(root, 'docs/format.md'), 'utf8')
    .split('### Snippet languages')[1]!
    .split('\n### ')[0]!
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .map((row) => row.split('|').slice(1).map(codeIn))
    .flatMap(([keys = [], aliases = []]) => keys.map((key) => [key, aliases])),
);

test('every key and alias of the table names its language, whatever the letters', () => {
  expect(table.size).toBe(18);
  for (const [key, aliases] of table) {
    for (const name of [key, ...aliases, key.toUpperCase(), ` ${key} `])
      expect(resolveLanguage(name)?.key, name).toBe(key);
  }
});

test('the manual lists every language by key and aliases', () => {
  const manual = readFileSync(join(root, 'example-site/api-pages/code-samples.mdx'), 'utf8');
  const rows = manual.split('\n').map((row) => row.split('|').slice(1).map(codeIn));
  const missing = snippetLanguages.filter(
    ({ key, aliases }) =>
      !rows.some(([keys, names]) => keys?.[0] === key && aliases.every((alias) => names?.includes(alias))),
  );
  expect(missing.map(({ key }) => key)).toEqual([]);
});

test('names mean one language each, and what is none is none', () => {
  const names = snippetLanguages.flatMap(({ key, aliases }) => [
    ...new Set([key, ...aliases].map((name) => name.toLowerCase())),
  ]);
  expect(new Set(names).size).toBe(names.length);
  expect(['', 'perl', 'c+', 'constructor', '__proto__'].map(resolveLanguage)).toEqual([null, null, null, null, null]);
});

test('the languages shown by default are known', () => {
  expect(defaultLanguages.map((name) => resolveLanguage(name)?.key)).toEqual(defaultLanguages);
});
