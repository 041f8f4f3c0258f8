import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { generateContent, writeDocsSite } from './generate-site.ts';
import { type FolderMeasurement, type Measurement, measureCommand, measureFolder } from './measure-command.ts';
import { installStarlight, writeStarlightApi, writeStarlightSite } from './peers.ts';

/**
 * Builds generated sites with Docwright, from nothing and after changes, and, in the same run, the same content with
 * Starlight, and prints one table.
 * `--quick` leaves out the 10,000 pages and the peers.
 */
const root = resolve(import.meta.dirname, '..');
const work = join(root, '.bench');
const quick = process.argv.includes('--quick');

/** What is done to a generated site. */
const changes: Readonly<Record<string, (folder: string) => void>> = {
  'nothing changed': () => {},
  'one page changed': (folder) => appendFileSync(join(folder, 'tab-1/group-1/page-1.mdx'), '\nOne more line.\n'),
  'one navigation title changed': (folder) => {
    const file = join(folder, 'docs.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Group 1.1', 'Another group'));
  },
};

interface Row {
  name: string;
  run: Measurement;
  output: FolderMeasurement;
}

const rows: Row[] = [];
rmSync(join(work, 'sites'), { recursive: true, force: true });
rows.push(...(await benchRebuilds('2,000 pages', 2000)));
if (!quick) rows.push(...(await benchRebuilds('10,000 pages', 10_000)));
mkdirSync(work, { recursive: true });
const github = join(work, 'github-rest.json');
writeFileSync(github, zstdDecompressSync(readFileSync(join(import.meta.dirname, 'descriptions/github-rest.json.zst'))));
rows.push(await benchDocwright('GitHub REST description', (folder) => writeApiSite(folder, github)));
if (!quick) {
  const peer = join(work, 'starlight');
  installStarlight(peer);
  writeStarlightSite(peer, generateContent(2000));
  rows.push(await benchStarlight('Starlight, 2,000 pages', peer));
  writeStarlightApi(peer, github);
  rows.push(await benchStarlight('Starlight, GitHub REST description', peer));
}
printTable(rows);
printRatios(rows);

async function benchDocwright(name: string, write: (folder: string) => void): Promise<Row> {
  const folder = join(work, 'sites', name.replace(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  write(folder);
  return runDocwright(name, { folder, isFirst: true });
}

/** A build from nothing, and one after each of the changes that authors make most. */
async function benchRebuilds(name: string, pageCount: number): Promise<Row[]> {
  const first = await benchDocwright(name, (folder) => writeDocsSite(folder, generateContent(pageCount)));
  const folder = join(work, 'sites', name.replace(/\W+/g, '-'));
  const rebuilt: Row[] = [];
  for (const [change, make] of Object.entries(changes)) {
    make(folder);
    rebuilt.push({ ...(await runDocwright(name, { folder, isFirst: false })), name: `${name}, ${change}` });
  }
  return [first, ...rebuilt];
}

/** Runs the command line; the phases of the build are printed as they are for everybody. */
async function runDocwright(name: string, { folder, isFirst }: { folder: string; isFirst: boolean }): Promise<Row> {
  const [out, cache] = ['out', 'cache'].map((part) => join(work, part, name.replace(/\W+/g, '-'))) as [string, string];
  if (isFirst) for (const path of [out, cache]) rmSync(path, { recursive: true, force: true });
  console.error(`\n${name}${isFirst ? '' : ', again'}`);
  const run = await measureCommand(
    process.execPath,
    [join(root, 'bin/docwright.js'), 'build', folder, '--out', out, '--cache', cache, '--timings'],
    root,
  );
  return { name, run, output: measureFolder(out) };
}

async function benchStarlight(name: string, folder: string): Promise<Row> {
  const run = await measureCommand(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], folder);
  return { name, run, output: measureFolder(join(folder, 'dist')) };
}

function writeApiSite(folder: string, description: string): void {
  const navigation = { tabs: [{ tab: 'API', openapi: 'openapi.json' }] };
  writeFileSync(
    join(folder, 'docs.json'),
    JSON.stringify({ theme: 'mint', name: 'Bench', colors: { primary: '#0d9373' }, navigation }),
  );
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(JSON.parse(readFileSync(description, 'utf8'))));
}

function printTable(all: readonly Row[]): void {
  const cells = all.map(({ name, run, output }) => [
    name,
    run.exitCode === 0 ? run.seconds.toFixed(1) : `failed (${run.exitCode})`,
    (run.memory / 1e9).toFixed(2),
    (output.bytes / 1e6).toFixed(1),
    String(output.pages),
    (output.meanPage / 1e3).toFixed(1),
  ]);
  const head = ['site', 'seconds', 'peak memory GB', 'output MB', 'HTML pages', 'mean page kB gzipped'];
  console.log(`| ${head.join(' | ')} |\n|${head.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`);
  for (const row of cells) console.log(`| ${row.join(' | ')} |`);
}

function printRatios(all: readonly Row[]): void {
  for (const peer of all.filter(({ name }) => name.startsWith('Starlight, '))) {
    const own = all.find(({ name }) => name === peer.name.slice('Starlight, '.length));
    if (!own) continue;
    const ratio = (a: number, b: number): string => `1/${(b / a).toFixed(1)}`;
    console.log(
      `${own.name} against Starlight: time ${ratio(own.run.seconds, peer.run.seconds)}, memory ${ratio(own.run.memory, peer.run.memory)}, output ${ratio(own.output.bytes, peer.output.bytes)}`,
    );
  }
}
