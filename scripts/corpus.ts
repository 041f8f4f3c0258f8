import { readdirSync, readFileSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';

/**
 * Builds every site under a folder and prints a row for each: `npm run corpus -- <folder> [name part]`. Sites are built
 * one after the other, each in a process of its own, so that times and memory are comparable.
 */
interface SiteRow {
  site: string;
  /** `null` when the build ended without a result. */
  report: BuildReport | null;
  seconds: number;
  memory: number;
  error: string;
}

/** What `docwright build --report` writes. */
interface BuildReport {
  pages: number;
  listed: number;
  problems: Record<string, number>;
  bytes: number;
}

const [folder = '.', filter = ''] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '..');
const out = join(root, '.bench', 'corpus');
const rows = findSites(resolve(folder))
  .filter((site) => site.includes(filter))
  .map((site) => {
    const row = buildOne(site);
    console.log(renderRow(row));
    return row;
  });
printSums(rows);
process.exitCode = rows.some((row) => row.report === null) ? 1 : 0;

function findSites(start: string): string[] {
  const found: string[] = [];
  const pending = [start];
  while (pending.length > 0) {
    const current = pending.pop()!;
    const names = readdirSync(current);
    if (names.includes('docs.json') || names.includes('mint.json')) {
      found.push(current);
      continue;
    }
    for (const name of names) {
      if (name === 'node_modules' || name.startsWith('.')) continue;
      const path = join(current, name);
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) pending.push(path);
    }
  }
  return found.sort();
}

function buildOne(site: string): SiteRow {
  const report = join(out, 'report.json');
  const started = performance.now();
  const command = [join(root, 'bin/docwright.js'), 'build', site, '--out', join(out, 'site'), '--report', report];
  const run = spawnSync('/usr/bin/time', ['-f', 'peak %M', process.execPath, ...command], { encoding: 'utf8', timeout: 600_000 });
  const memory = Number(/^peak (\d+)$/m.exec(run.stderr)?.[1] ?? 0) * 1024;
  const seconds = (performance.now() - started) / 1000;
  const name = relative(resolve(folder), site) || site;
  if (run.status !== 0) return { site: name, report: null, seconds, memory, error: run.stderr.slice(-400) };
  return { site: name, report: JSON.parse(readFileSync(report, 'utf8')) as BuildReport, seconds, memory, error: '' };
}

function renderRow({ site, report, seconds, memory, error }: SiteRow): string {
  if (!report) return `${site}: FAILED after ${seconds.toFixed(1)} s\n${error}`;
  const counts = Object.entries(report.problems).map(([code, count]) => `${code} ${count}`);
  const failed = report.problems['page-failed'] ?? 0;
  return `${site}: ${report.pages} pages (${report.listed} in navigation), ${failed} with a notice, ${seconds.toFixed(1)} s, ${Math.round(memory / 1e6)} MB, output ${(report.bytes / 1e6).toFixed(0)} MB${counts.length > 0 ? `\n    ${counts.join(', ')}` : ''}`;
}

function printSums(all: readonly SiteRow[]): void {
  const sums = new Map<string, number>();
  for (const row of all) for (const [code, count] of Object.entries(row.report?.problems ?? {})) sums.set(code, (sums.get(code) ?? 0) + count);
  const pages = all.reduce((sum, row) => sum + (row.report?.pages ?? 0), 0);
  const seconds = all.reduce((sum, row) => sum + row.seconds, 0);
  console.log(`\n${all.length} sites, ${pages} pages, ${seconds.toFixed(0)} s, ${all.filter((row) => !row.report).length} failed`);
  for (const [code, count] of [...sums].sort((a, b) => b[1] - a[1])) console.log(`  ${code}: ${count}`);
}
