import { expect, test } from 'vitest';
import { defaultLanguages } from '../../../../src/shared/snippets/default-languages.ts';
import { snippetLanguages } from '../../../../src/shared/snippets/languages.ts';
import { resolveLanguage } from '../../../../src/shared/snippets/resolve-language.ts';

// docs/format.md#snippet-languages
const table: Record<string, string[]> = {
  bash: ['curl', 'sh', 'shell'],
  python: ['py'],
  javascript: ['js'],
  node: ['nodejs', 'node.js'],
  php: [],
  go: ['golang'],
  java: [],
  ruby: ['rb'],
  powershell: [],
  swift: [],
  csharp: ['c#'],
  dotnet: ['.net', '.NET', 'dot-net'],
  typescript: ['ts'],
  c: [],
  'c++': ['cpp'],
  kotlin: ['kt'],
  rust: ['rs'],
  dart: ['flutter'],
};

test('every key and alias of the table names its language, whatever the letters', () => {
  for (const [key, aliases] of Object.entries(table)) {
    for (const name of [key, ...aliases, key.toUpperCase(), ` ${key} `])
      expect(resolveLanguage(name)?.key, name).toBe(key);
  }
});

test('languages stand in the order of the table, and no other is known', () => {
  expect(snippetLanguages.map(({ key }) => key)).toEqual(Object.keys(table));
  expect(['', 'perl', 'c+', 'constructor', '__proto__'].map(resolveLanguage)).toEqual([null, null, null, null, null]);
});

test('the languages shown by default are known', () => {
  expect(defaultLanguages.map((name) => resolveLanguage(name)?.key)).toEqual(defaultLanguages);
});
