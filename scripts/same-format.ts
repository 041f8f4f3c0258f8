import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatSite } from '../src/build/format/format-site.ts';
import { findSites, siteName } from './corpus/find-sites.ts';
import { runBuild } from './corpus/run-build.ts';

/**
 * Holds that formatting changes nothing that readers see: builds copies of sites, formats them, builds them again and
 * compares every page: `npm run same:format -- <folder>…`. Ends with 1 when one differs, or when formatting again
 * would change a file.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.bench/same-format' } },
});
const out = resolve(values.out);
console.log('| site | pages | files formatted | of them changed again | pages that differ |');
for (const site of positionals.flatMap((folder) => findSites(resolve(folder)))) await compare(site);

async function compare(site: string): Promise<void> {
  const folder = join(out, siteName(site));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, 'site');
  cpSync(site, copy, { recursive: true });
  await runBuild(copy, { out: join(folder, 'before'), reuse: false });
  const changed = formatSite(copy);
  for (const { file, after } of changed) writeFileSync(join(copy, file), after);
  const again = formatSite(copy);
  await runBuild(copy, { out: join(folder, 'after'), reuse: false });
  const pages = listPages(join(folder, 'before'));
  const names = new Set([...pages, ...listPages(join(folder, 'after'))]);
  const differing = [...names].filter((page) => read(folder, `before/${page}`) !== read(folder, `after/${page}`));
  console.log(`| ${basename(site)} | ${pages.length} | ${changed.length} | ${again.length} | ${differing.length} |`);
  for (const page of differing) console.log(`  ${page}`);
  if (differing.length + again.length > 0 || pages.length === 0) process.exitCode = 1;
}

function listPages(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder });
}

function read(folder: string, file: string): string | null {
  try {
    // Interactive components are named by their code, in which lines count.
    return readFileSync(join(folder, file), 'utf8').replace(/(_docwright\/islands\/[^"]*)\.[\w-]+\.js/g, '$1.js');
  } catch {
    return null;
  }
}
