import { expect, test } from 'vitest';
import { createClassFinder } from '../../../../src/build/layout/create-class-finder.ts';
import { buildUtilities } from '../../../../src/build/tailwind/build-utilities.ts';

const colors = { primary: '#0d7c66', light: '#4cd3b4', dark: '#0a6252', background: { light: null, dark: null } };
const names = [
  'mt-4',
  'hover:underline',
  'w-[calc(100%-2px)]',
  "before:content-['>']",
  '2xl:grid',
  'dark:bg-zinc-900',
  '[&>p]:mt-2',
  'text-primary/50',
];

test.each(names)('finds %s among other classes', async (name) => {
  const usesClass = createClassFinder(await buildUtilities(names, colors));
  const written = name.replaceAll('&', '&amp;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;');
  expect(usesClass(`<p class="one ${written} two">text</p>`)).toBe(true);
});

test('passes over other classes, and over text', async () => {
  const usesClass = createClassFinder(await buildUtilities(names, colors));
  expect(usesClass('<p class="card">mt-4</p><pre>&lt;p class=&quot;mt-4&quot;&gt;</pre>')).toBe(false);
  expect(usesClass('<p class="card mt-40 underline">mt-4</p>')).toBe(false);
  expect(usesClass('')).toBe(false);
});

test('a sheet without rules is never needed', () => {
  expect(createClassFinder('')('<p class="mt-4"></p>')).toBe(false);
});
