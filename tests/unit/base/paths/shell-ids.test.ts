import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shellIds } from '../../../../src/base/paths/shell-ids.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** By the compiler of Markdown, and by the kinds of `Examples`. */
const otherwiseNamed = ['footnote-label', 'request-example', 'response-example'];

test('every id that the sources of pages name is reserved, and no other', () => {
  const files = globSync(
    ['src/{view,browser}/**/*.{astro,ts,tsx,js}', 'src/build/pages/*.astro', 'themes/**/*.astro'],
    {
      cwd: root,
    },
  );
  const named = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const attributes = [...source.matchAll(/(?<![\w-])id(?:=|: | = )(["'])([a-z][\w-]*)\1/g)].map(([, , id]) => id!);
    const choices = [...source.matchAll(/(?<![\w-])id=\{[^}]*\? '([a-z][\w-]*)' : undefined\}/g)].map(([, id]) => id!);
    return [...attributes, ...choices];
  });
  expect([...new Set([...named, ...otherwiseNamed])].sort()).toEqual([...shellIds].sort());
});
