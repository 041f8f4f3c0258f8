import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = globSync('{*.md,docs/**/*.md,.github/**/*.md}', { cwd: root });
const code = globSync('{src,tests,scripts,bench,themes}/**/*.{ts,tsx,js,mjs,astro,css}', {
  cwd: root,
  exclude: (name) => name.includes('fixtures') || name.includes('node_modules'),
});

/** Anchors of a document's headings, as the hosts of repositories make them. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)];
  return new Set(
    headings.map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Links of a document to other files of the repository, as `file#anchor` from its root. */
function linksOf(file: string): string[] {
  const links = [
    ...read(file)
      .replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
      .matchAll(/\]\((?!\w+:)([^)\s]+)\)/g),
  ];
  return links.map(([, target = '']) =>
    target.startsWith('#') ? file + target : relative(root, resolve(root, dirname(file), target)),
  );
}

function isBroken(target: string): boolean {
  const [file = '', anchor] = target.split('#');
  if (!existsSync(join(root, file))) return true;
  return anchor !== undefined && !anchorsOf(read(file)).has(anchor);
}

test('what comments cite stands in the repository', () => {
  const cited = code.flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:\/\/|\/?\*).*?\b(docs\/[\w/-]+\.md(?:#[\w-]+)?)/gm)].map(([, target = '']) => ({
      file,
      target,
    })),
  );
  expect(cited.length).toBeGreaterThan(60);
  expect(cited.filter(({ target }) => isBroken(target))).toEqual([]);
});

test('documents link to files and headings that are there', () => {
  const links = documents.flatMap((file) => linksOf(file).map((target) => ({ file, target })));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ target }) => isBroken(target))).toEqual([]);
});

test('no comment is wider than 120 columns', () => {
  const wide = code.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (line.length > 120 && /^\s*(?:\/\/|\/?\*)/.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
