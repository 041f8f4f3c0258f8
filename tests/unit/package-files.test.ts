import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { browserEntries } from '../../src/build/astro/browser-entries.ts';

const root = resolve(import.meta.dirname, '../..');
const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: string[] };
const specifiers = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";()]*?\sfrom\s+)?'([^']+)'|^@import\s+'([^']+)'/gm;
const globs = /import\.meta\.glob[^(]*\('([^']+)'(?:,\s*\{[^}]*\bbase: '([^']+)')?/g;

/** What Vite reads of the sources while it builds a site, and the packages that these name. */
function readBySites(): { read: string[]; packages: string[] } {
  const read = new Set(
    globSync(['src/build/pages/*.astro', 'src/build/islands/*.astro', 'src/entry/theme.ts', 'themes/*/Layout.astro'], {
      cwd: root,
    }),
  );
  const packages = new Set<string>();
  for (const file of read) {
    const text = readFileSync(join(root, file), 'utf8').replace(/<script>[\s\S]*?<\/script>/g, '');
    const at = (path: string): string => relative(root, resolve(root, dirname(file), path.replace(/\?\w+$/, '')));
    for (const [, inCode, inStyle] of text.matchAll(specifiers)) {
      const path = inCode ?? inStyle!;
      if (path.startsWith('.')) read.add(at(path));
      else packages.add(path);
    }
    for (const [, pattern = '', base = '.'] of text.matchAll(globs))
      for (const found of globSync(pattern, { cwd: join(root, at(base)) })) read.add(at(join(base, found)));
  }
  return { read: [...read], packages: [...packages] };
}

test('the package holds every source that Vite reads, and these need no other package', () => {
  const { read, packages } = readBySites();
  expect(read).toContain('src/view/shell/Document.astro');
  expect(read).toContain('src/base/languages/texts/de.ts');
  const isPacked = (file: string): boolean =>
    files.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));
  expect(read.filter((file) => !isPacked(file))).toEqual([]);
  expect(packages.filter((name) => !/^(virtual:)?docwright(\/|$)/.test(name))).toEqual([]);
});

test('every script that pages begin with or load is bundled with the package', () => {
  const pages = globSync(['src/build/**/*.astro', 'src/view/**/*.astro'], { cwd: root });
  const scripts = pages.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].flatMap(([, script = '']) =>
      [...script.matchAll(/'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) =>
        relative(join(root, 'src'), resolve(root, dirname(file), path)),
      ),
    ),
  );
  expect([...new Set(scripts)].sort()).toEqual([...browserEntries].sort());
});
