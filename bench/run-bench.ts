import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { zstdDecompressSync } from 'node:zlib';
import { findSites } from '../scripts/corpus/find-sites.ts';
import { generateContent, writeDocsSite } from './generate-site.ts';
import { type FolderMeasurement, type Measurement, measureCommand, measureFolder } from './measure-command.ts';
import { installStarlight, writeStarlightApi, writeStarlightSite } from './peers.ts';

/**
 * Builds generated sites with Docwright, from nothing and after changes, and, in the same run, the same content with
 * Starlight, and prints one table. `--runs 3`: does all of it three times, and tells medians, with the least and the
 * most in brackets. `--quick` leaves out the 10,000 pages and the peers. `--sites folder`: a folder of real sites,
 * of which some are built, too; `npm run corpus` takes the same. What an author waits for in `dev` is told below the
 * table.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1' },
    sites: { type: 'string' },
  },
});
const root = resolve(import.meta.dirname, '..');
const work = join(root, '.bench');
const settings = { theme: 'mint', name: 'Bench', colors: { primary: '#0d9373' } };

/** What is done to a generated site. */
const changes: Readonly<Record<string, (folder: string) => void>> = {
  'nothing changed': () => {},
  'one page changed': (folder) => appendFileSync(join(folder, 'tab-1/group-1/page-1.mdx'), '\nOne more line.\n'),
  'one navigation title changed': (folder) => {
    const file = join(folder, 'docs.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Group 1.1', 'Another group'));
  },
};

/** Of real sites: those of some size, since they are more unlike one another than any that is made. */
const fewestPages = 300;
const mostSites = 3;

interface Row {
  name: string;
  run: Measurement;
  output: FolderMeasurement;
}

const github = join(work, 'github-rest.json');
const rows: Row[][] = [];
// All of them one after the other, so that what else the machine does in a while falls on each of them once.
for (let number = 1; number <= Number(values.runs); number++) {
  console.error(`\nRun ${number} of ${values.runs}`);
  rows.push(await benchAll());
}
const medians = rows[0]!.map(({ name }) => rows.map((run) => run.find((row) => row.name === name)!));
printTable(medians);
printRatios(medians);
for (const pages of values.quick ? [20] : [20, 10_000]) measureDev(pages);

async function benchAll(): Promise<Row[]> {
  rmSync(join(work, 'sites'), { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeFileSync(
    github,
    zstdDecompressSync(readFileSync(join(import.meta.dirname, 'descriptions/github-rest.json.zst'))),
  );
  const all = [
    await benchDocwright('Three pages', writeSmallSite),
    await benchDocwright('The manual', (folder) => cpSync(join(root, 'example-site'), folder, { recursive: true })),
    await benchDocwright('2,000 pages, nothing kept', writeManyPages(2000), { isKept: false }),
    ...(await benchRebuilds('2,000 pages', 2000)),
  ];
  if (!values.quick) all.push(...(await benchRebuilds('10,000 pages', 10_000)));
  all.push(await benchDocwright('GitHub REST description', (folder) => writeApiSite(folder, github)));
  all.push(...(await benchRealSites()));
  if (!values.quick) all.push(...(await benchPeers()));
  return all;
}

async function benchRealSites(): Promise<Row[]> {
  const { sites } = values;
  const found = sites !== undefined && existsSync(sites) ? findSites(resolve(sites)) : [];
  const all: Row[] = [];
  for (const folder of found.filter((each) => countPages(each) > fewestPages)) {
    if (all.length === mostSites) break;
    const row = await runDocwright(relative(resolve(sites!), folder), { folder, isFirst: true, isKept: false });
    // A site whose settings are at fault is not written, and says nothing about speed.
    if (row.output.pages > 0) all.push(row);
  }
  if (all.length === 0)
    console.error(`\nNo real sites: --sites names no folder with one of more than ${fewestPages} pages`);
  return all;
}

function countPages(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => /\.mdx?$/.test(path) && !path.includes('node_modules')).length;
}

/** Prints what the author of a site of so many pages waits for. */
function measureDev(pages: number): void {
  const script = join(import.meta.dirname, 'measure-dev.ts');
  const said = execFileSync(process.execPath, [script, '--pages', String(pages), '--edits', '20'], {
    encoding: 'utf8',
  });
  console.log(`\n\`dev\`, ${pages} pages\n${said.replace(/^/gm, '  ').trimEnd()}`);
}

async function benchPeers(): Promise<Row[]> {
  const peer = join(work, 'starlight');
  installStarlight(peer);
  writeStarlightSite(peer, generateContent(2000));
  const pages = await benchStarlight('Starlight, 2,000 pages', peer);
  writeStarlightApi(peer, github);
  return [pages, await benchStarlight('Starlight, GitHub REST description', peer)];
}

async function benchDocwright(name: string, write: (folder: string) => void, { isKept = true } = {}): Promise<Row> {
  const folder = join(work, 'sites', name.replace(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  write(folder);
  return runDocwright(name, { folder, isFirst: true, isKept });
}

/** A build from nothing, and one after each of the changes that authors make most. */
async function benchRebuilds(name: string, pageCount: number): Promise<Row[]> {
  const first = await benchDocwright(name, writeManyPages(pageCount));
  const folder = join(work, 'sites', name.replace(/\W+/g, '-'));
  const rebuilt: Row[] = [];
  for (const [change, make] of Object.entries(changes)) {
    make(folder);
    rebuilt.push({ ...(await runDocwright(name, { folder, isFirst: false })), name: `${name}, ${change}` });
  }
  return [first, ...rebuilt];
}

interface BuildRun {
  folder: string;
  /** Nothing of an earlier run is there. */
  isFirst: boolean;
  isKept?: boolean;
}

/** Runs the command line; the phases of the build are printed as they are for everybody. */
async function runDocwright(name: string, { folder, isFirst, isKept = true }: BuildRun): Promise<Row> {
  const [out, cache] = ['out', 'cache'].map((part) => join(work, part, name.replace(/\W+/g, '-'))) as [string, string];
  if (isFirst) for (const path of [out, cache]) rmSync(path, { recursive: true, force: true });
  console.error(`\n${name}${isFirst ? '' : ', again'}`);
  const run = await measureCommand(
    process.execPath,
    [
      join(root, 'bin/docwright.js'),
      ...['build', folder, '--out', out, ...(isKept ? ['--cache', cache] : ['--no-cache']), '--timings'],
    ],
    root,
  );
  return { name, run, output: measureFolder(out) };
}

async function benchStarlight(name: string, folder: string): Promise<Row> {
  const run = await measureCommand(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], folder);
  return { name, run, output: measureFolder(join(folder, 'dist')) };
}

function writeSmallSite(folder: string): void {
  const pages = ['index', 'install', 'use'];
  for (const page of pages)
    writeFileSync(join(folder, `${page}.mdx`), `---\ntitle: ${page}\n---\n\n## First\n\nSome *words*.\n`);
  const navigation = { groups: [{ group: 'All', pages }] };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ ...settings, navigation }));
}

function writeManyPages(count: number): (folder: string) => void {
  return (folder) => writeDocsSite(folder, generateContent(count));
}

function writeApiSite(folder: string, description: string): void {
  const navigation = { tabs: [{ tab: 'API', openapi: 'openapi.json' }] };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ ...settings, navigation }));
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(JSON.parse(readFileSync(description, 'utf8'))));
}

/** `all`: the runs of each row. */
function printTable(all: readonly Row[][]): void {
  const cells = all.map((runs) => {
    const [{ name, output }] = runs as [Row];
    const failed = runs.find(({ run }) => run.exitCode !== 0);
    return [
      name,
      failed ? `failed (${failed.run.exitCode})` : tell(secondsOf(runs), 1),
      tell(memoryOf(runs), 2),
      (output.bytes / 1e6).toFixed(1),
      String(output.pages),
      failed ? '' : (output.pages / median(secondsOf(runs))).toFixed(0),
      (output.meanPage / 1e3).toFixed(1),
    ];
  });
  const head = [
    'site',
    'seconds',
    'peak memory GB',
    'output MB',
    'HTML pages',
    'pages a second',
    'mean page kB gzipped',
  ];
  console.log(`| ${head.join(' | ')} |\n|${head.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`);
  for (const row of cells) console.log(`| ${row.join(' | ')} |`);
}

function printRatios(all: readonly Row[][]): void {
  for (const peer of all) {
    const [{ name, output }] = peer as [Row];
    const own = all.find(([row]) => `Starlight, ${row!.name}` === name);
    if (!own) continue;
    const ratio = (a: number, b: number): string => `1/${(b / a).toFixed(1)}`;
    const time = ratio(median(secondsOf(own)), median(secondsOf(peer)));
    const memory = ratio(median(memoryOf(own)), median(memoryOf(peer)));
    console.log(
      `${own[0]!.name} against Starlight: time ${time}, memory ${memory}, output ${ratio(own[0]!.output.bytes, output.bytes)}`,
    );
  }
}

function secondsOf(runs: readonly Row[]): number[] {
  return runs.map(({ run }) => run.seconds);
}

/** In GB. */
function memoryOf(runs: readonly Row[]): number[] {
  return runs.map(({ run }) => run.memory / 1e9);
}

function tell(figures: readonly number[], digits: number): string {
  const [middle, least, most] = [median(figures), Math.min(...figures), Math.max(...figures)].map((figure) =>
    figure.toFixed(digits),
  );
  return figures.length === 1 ? middle! : `${middle} (${least} to ${most})`;
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}
