import { expect, test } from 'vitest';
import { convertSteps } from '../../../src/migrate/markup/convert-steps.ts';
import { keepHeadingIds, vueIds } from '../../../src/migrate/markup/heading-ids.ts';
import { takeTitle } from '../../../src/migrate/markup/take-title.ts';
import { migrateFiles } from './migrate-files.ts';

test.each([
  ['# Boats in C#', 'Boats in C#'],
  ['# Boats in F# ##', 'Boats in F#'],
  ['# Boats #', 'Boats'],
  ['# Boats\t##  ', 'Boats'],
  ['# Boats [![](a.svg)](https://example.com/a_(b)) [![of wood](b.svg)](c.md)', 'Boats  of wood'],
])('%j says %j', (written, title) => {
  expect(takeTitle(`${written}\n\nText\n`).title).toBe(title);
  expect(migrateFiles({ 'a.md': `Text\n\n${written}\n` }).written['a.mdx']).toContain(`title: ${title}\n`);
});

test('an id stands behind all of a heading', () => {
  expect(keepHeadingIds('## Über C#\n', vueIds)).toBe('## Über C# {#uber-c}\n');
  expect(keepHeadingIds('## Über C ##\n', vueIds)).toBe('## Über C {#uber-c} ##\n');
});

test('titles of steps keep such signs', () => {
  expect(convertSteps('<Steps>\n### Learn C# {#c}\nText\n### Sail ###\n</Steps>')).toContain(
    '<Step title="Learn C#" id="c">\nText\n</Step>\n<Step title="Sail">',
  );
});
