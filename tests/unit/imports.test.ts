import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The table in docs/architecture.md: which rooms each room may import. */
function readTable(): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>();
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  for (const row of text.matchAll(/^\| (`[^|]+) \| [^|]+ \| ([^|]+) \|$/gm)) {
    const rooms = [...row[1]!.matchAll(/`([\w-]+)`/g)].map((match) => match[1]!);
    const allowed = row[2]!.trim();
    const names = allowed.startsWith('all above') || allowed.startsWith('everything above') ? [...table.keys()] : allowed === 'nothing' ? [] : allowed.split(', ');
    for (const room of rooms) table.set(room, new Set([room, ...names]));
  }
  return table;
}

const table = readTable();
const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: root });
const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"]+)['"]/g;

test('the table names every room of src', () => {
  const rooms = new Set(files.map((file) => file.split('/')[1]!).filter((name) => !name.includes('.')));
  expect([...rooms].filter((room) => !table.has(room))).toEqual([]);
});

test('imports between rooms follow the table', () => {
  const wrong: string[] = [];
  for (const file of files) {
    const room = file.split('/')[1]!;
    const source = readFileSync(join(root, file), 'utf8');
    for (const match of source.matchAll(specifiers)) {
      const target = relative(root, resolve(root, dirname(file), match[1]!));
      if (!target.startsWith('src/')) continue;
      const targetRoom = target.split('/')[1]!;
      if (!table.get(room)?.has(targetRoom)) wrong.push(`${file} imports ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every import of a file of our own names its ending', () => {
  const wrong: string[] = [];
  for (const file of files) {
    for (const match of readFileSync(join(root, file), 'utf8').matchAll(specifiers)) {
      if (!/\.(ts|tsx|astro|css|json|mdx|js|d\.ts)(\?\w+)?$/.test(match[1]!)) wrong.push(`${file}: ${match[1]}`);
    }
  }
  expect(wrong).toEqual([]);
});
