import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { browseSite } from './corpus/browse-site.ts';
import { checkOutput } from './corpus/check-output.ts';
import { findSites } from './corpus/find-sites.ts';
import { renderDetails, renderHead, renderRow, renderSums } from './corpus/render-table.ts';
import { runBuild } from './corpus/run-build.ts';
import type { SiteRow } from './corpus/site-row.ts';

/**
 * Builds every site under a folder, one after the other, and prints a row for each and the sums:
 * `npm run corpus -- <folder> [--only name] [--inspect] [--details] [--json file] [--keep folder] [--reuse]
 * [--browse count] [--shots folder]`.
 *
 * `--inspect` compares the text of each page with its source, `--details` names what the columns count, `--keep` puts
 * the outputs of all sites into a folder, and `--reuse` checks outputs that are there without building them again.
 * `--browse` opens that many pages of each site in a browser; `--shots` keeps pictures of some.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    inspect: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    json: { type: 'string' },
    keep: { type: 'string' },
    reuse: { type: 'boolean', default: false },
    browse: { type: 'string' },
    shots: { type: 'string' },
  },
});
const folder = resolve(positionals[0] ?? '.');
const outputs = values.keep ? resolve(values.keep) : join(resolve(import.meta.dirname, '..'), '.bench', 'corpus');
mkdirSync(outputs, { recursive: true });
const rows: SiteRow[] = [];
console.log(renderHead());
for (const site of findSites(folder).filter((path) => path.includes(values.only))) {
  const row = await measureSite(site);
  rows.push(row);
  console.log(renderRow(row));
  if (values.details) for (const detail of renderDetails(row)) console.log(detail);
}
console.log(renderSums(rows));
if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.some((row) => row.failure !== '') ? 1 : 0;

async function measureSite(site: string): Promise<SiteRow> {
  const name = relative(folder, site) || site;
  const out = join(outputs, values.keep ? name.replaceAll(/[\\/]/g, '+') : 'site');
  const { report, seconds, memory, stderr } = await runBuild(site, { out, reuse: values.reuse });
  const base = {
    site: name,
    seconds,
    memory,
    unbuilt: [],
    listed: 0,
    built: 0,
    unresolved: [],
    findings: [],
    views: [],
  };
  if (!report)
    return {
      ...base,
      pages: 0,
      notices: [],
      unknownComponents: [],
      bytes: 0,
      counts: {},
      problems: [],
      failure: stderr.slice(-400) || 'No result',
    };
  const { pages, bytes, counts, problems } = report;
  return {
    ...base,
    ...checkOutput(site, { out, inspect: values.inspect }),
    views: values.browse ? await browseSite(out, { count: Number(values.browse), shots: values.shots }) : [],
    pages,
    bytes,
    counts,
    problems,
    notices: problems.filter(({ code }) => code === 'page-failed'),
    unknownComponents: problems.filter(({ code }) => code === 'unknown-component'),
    failure: '',
  };
}
