import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { build as Build } from '../src/entry/docwright.ts';
import { generateContent, writeDocsSite } from './generate-site.ts';

/**
 * Counts what builds do, and not how long it takes: pages rendered, files and bytes written for each page. The same on
 * any machine, so it fails (exit code 1) when a change makes a page cost more than `limits` say.
 */
const limits = {
  'from nothing': { rendered: 41, files: 4.4, bytes: 54_000 },
  'nothing changed': { rendered: 0 },
  'one page': { rendered: 1 },
  'a title in the navigation': { rendered: 0 },
};

const { build } = (await import(new URL('../lib/docwright.js', import.meta.url).href)) as { build: typeof Build };
const folder = mkdtempSync(join(tmpdir(), 'docwright-work-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const [site, out] = [join(folder, 'site'), join(folder, 'out')];
const pageCount = 40;
mkdirSync(site);
writeDocsSite(site, generateContent(pageCount));

const changes: Record<keyof typeof limits, () => void> = {
  'from nothing': () => {},
  'nothing changed': () => {},
  'one page': () => edit('tab-1/group-1/page-1.mdx', (text) => `${text}\nOne more line.\n`),
  'a title in the navigation': () => edit('docs.json', (text) => text.replace('Group 1.1', 'Another group')),
};

let isOver = false;
console.log('| build | pages rendered | files a page | kB a page |\n|---|---:|---:|---:|');
for (const [name, change] of Object.entries(changes) as [keyof typeof limits, () => void][]) {
  change();
  const { rendered } = await build({ site, out, cache: join(folder, 'cache') });
  const sizes = fileSizes(out);
  const found = {
    rendered,
    files: sizes.length / pageCount,
    bytes: sizes.reduce((sum, size) => sum + size, 0) / pageCount,
  };
  console.log(`| ${name} | ${rendered} | ${found.files.toFixed(2)} | ${(found.bytes / 1000).toFixed(1)} |`);
  for (const [what, limit] of Object.entries(limits[name]) as [keyof typeof found, number][]) {
    // Fewer rendered pages than there must be were not counted.
    if (what === 'rendered' ? found[what] === limit : found[what] <= limit) continue;
    isOver = true;
    console.log(`${name}: ${what} is ${found[what]}, and may be ${limit}`);
  }
}
if (isOver) process.exitCode = 1;

function edit(path: string, change: (text: string) => string): void {
  const file = join(site, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing changed in ${path}`);
  writeFileSync(file, after);
}

/** In bytes, of the pages and what is written for each of them: what all sites have does not count. */
function fileSizes(output: string): number[] {
  return readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/_docwright\/(?!search\/|sidebar\/)/.test(path.slice(output.length)))
    .map((path) => statSync(path).size);
}
