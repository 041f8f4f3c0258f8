import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const { exports, files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | { types: string; default: string }>;
  files: string[];
};

test('the package has these entries, and nothing else of it can be imported', () => {
  expect(Object.keys(exports)).toEqual([
    '.',
    './astro',
    './theme',
    './theme/*.css',
    './fonts/*.woff2',
    './components',
    './client',
    './docs.schema.json',
    './discovery.openapi.json',
  ]);
});

test('what the entries name is part of the package', () => {
  const targets = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );
  const isPacked = (target: string): boolean =>
    files.some((name) => target === `./${name}` || target.startsWith(`./${name}/`));
  expect(targets.filter((target) => !isPacked(target))).toEqual([]);
  const made = /^\.\/lib\//;
  expect(
    targets.filter((target) => !made.test(target) && !existsSync(join(root, target.replace('*', 'base')))),
  ).toEqual([]);
});

test('the shipped themes import from the package as any theme does', () => {
  const specifiers = /^import (?:.*? from )?'([^']+)';/gms;
  const layouts = globSync('themes/*/Layout.astro', { cwd: root });
  expect(layouts.length).toBeGreaterThan(5);
  for (const layout of layouts) {
    const imported = [...readFileSync(join(root, layout), 'utf8').matchAll(specifiers)].map(([, path]) => path!);
    expect(imported).toContain('docwright/theme');
    expect(imported.filter((path) => !/^(docwright\/(theme|fonts)|\.\/)/.test(path))).toEqual([]);
  }
});
