import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every name that a `Problem` may have, as its type has it. */
const codes = [...read('src/model/problem-code.ts').matchAll(/^ {2}\| ['`]([a-z0-9-]+)/gm)].map(([, code]) => code!);

/** Names in the first column of its tables, and the headings of the rules. */
function namesIn(page: string): string[] {
  const rows = [...read(page).matchAll(/^\| (`[^|]+) \|.*\|.*\|$/gm)].map(([, names]) => names!);
  const headings = [...read(page).matchAll(/^## ([a-z0-9-]+)$/gm)].map(([, name]) => name!);
  return [...rows.flatMap((names) => [...names.matchAll(/`([a-z0-9-]+)\*?`/g)].map(([, name]) => name!)), ...headings];
}

test('the manual tells of every problem by its name, and of none that there is not', () => {
  expect(codes.length).toBeGreaterThan(100);
  const told = [
    ...namesIn('example-site/help/troubleshooting.mdx'),
    ...namesIn('example-site/publish/check-rules.mdx'),
  ];
  expect(told.toSorted()).toEqual(codes.toSorted());
});

test('every name of a problem is given by some file', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const sources = files.filter((file) => !file.endsWith('problem-code.ts')).map((file) => read(join('src', file)));
  const given = new Set(
    sources.flatMap((text) => [...text.matchAll(/['`]([a-z0-9]+(?:-[a-z0-9]+)*-?)['`$]/g)].map(([, name]) => name!)),
  );
  expect(codes.filter((code) => !given.has(code))).toEqual([]);
});
