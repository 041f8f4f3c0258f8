import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { build as Build } from '../src/entry/docwright.ts';
import { generateContent, writeDocsSite } from './generate-site.ts';
import { processorTime } from './processor-time.ts';

/**
 * Counts what builds do, and not how long it takes: pages rendered, files and bytes written for each page, and which
 * share of the work falls to the main process. Nearly the same on any machine, so it fails (exit code 1) when a change
 * makes a page cost more than `limits` say.
 */
const limits = {
  'from nothing': { rendered: 41, files: 3.05, bytes: 53_600 },
  'nothing changed': { rendered: 0 },
  'one page': { rendered: 1 },
  'a title in the navigation': { rendered: 0 },
};
/**
 * Of the processor time that a further page costs, what the main process may take: all cores share the other. It takes
 * 10 to 15 %.
 */
const mostOfMain = 0.18;
/**
 * One pair of builds tells the share to some percent, as what is compiled when differs, and others who use the machine
 * add to it in some: what a page costs shows in the second lowest of so many.
 */
const pairs = 5;
/** Of what all sites have, or have up to some size whatever the number of their pages. */
const ofSite = /_docwright\/(?!search\/|sidebar\/)|\.well-known\/llms-full\.txt$/;

const { build } = (await import(new URL('../lib/docwright.js', import.meta.url).href)) as { build: typeof Build };
const folder = mkdtempSync(join(tmpdir(), 'docwright-work-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const [site, out] = [join(folder, 'site'), join(folder, 'out')];
const pageCount = 40;
const manyPages = 280;
writeSite(site, pageCount);

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
    tell(`${name}: ${what} is ${found[what]}, and may be ${limit}`);
  }
}
const share = await shareOfMain();
if (share !== null) {
  console.log(`\nMain process: ${Math.round(share * 100)} % of what a further page costs`);
  if (share > mostOfMain) tell(`The main process may take ${mostOfMain * 100} %`);
}
if (isOver) process.exitCode = 1;

function tell(problem: string): void {
  isOver = true;
  console.log(problem);
}

/**
 * The second lowest of pairs of builds from nothing, of the difference within each: starting is in both. `null` where
 * the system does not tell.
 */
async function shareOfMain(): Promise<number | null> {
  const shares: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const [few, many] = [await timesOf(pageCount, pair), await timesOf(manyPages, pair)];
    shares.push((many.own - few.own) / (many.all - few.all));
  }
  const share = shares.toSorted((one, other) => one - other)[1]!;
  return Number.isFinite(share) ? share : null;
}

/** Seconds of processor time, without the system's, that a build from nothing takes: of this process, and of all. */
async function timesOf(pages: number, pair: number): Promise<{ own: number; all: number }> {
  const name = `${pair}-${pages}`;
  const larger = join(folder, `site-${name}`);
  writeSite(larger, pages);
  const [own, all] = [ownTime(), processorTime(process.pid).user];
  await build({ site: larger, out: join(folder, `out-${name}`), cache: false });
  return { own: ownTime() - own, all: processorTime(process.pid).user - all };
}

/** Seconds of processor time of this process alone, without the system's. */
function ownTime(): number {
  return process.cpuUsage().user / 1e6;
}

function writeSite(target: string, pages: number): void {
  mkdirSync(target);
  writeDocsSite(target, generateContent(pages));
}

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
    .filter((path) => !ofSite.test(path.slice(output.length)))
    .map((path) => statSync(path).size);
}
