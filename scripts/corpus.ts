import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { browserOptions } from '../tests/e2e/find-browser.ts';
import { browseSite } from './corpus/browse-site.ts';
import { checkOutput } from './corpus/check-output.ts';
import { checkSelectors } from './corpus/check-selectors.ts';
import { findSites } from './corpus/find-sites.ts';
import { renderDetails, renderHead, renderRow, renderSums } from './corpus/render-table.ts';
import { type BuildReport, runBuild } from './corpus/run-build.ts';
import { emptyRow, type SiteRow } from './corpus/site-row.ts';

/**
 * Builds every site under a folder, one after the other, holds each output against its source, and prints a row for
 * each and the sums: `npm run corpus -- <folder> [--only name] [--details file] [--json file] [--keep folder]
 * [--reuse] [--browse count] [--width pixels]… [--shots folder] [--wide]`. Any number of runs do not meet.
 *
 * `--details` writes what the columns count to a file, `--keep` puts the outputs of all sites into a folder, and
 * `--reuse` checks outputs that are there without building them again. `--browse` opens that many pages of each site
 * in a browser (2 unless told), in windows of each `--width` (390 and 1440); `--shots` keeps pictures of some.
 * `--wide` adds the columns of what is not ours to mend.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    details: { type: 'string' },
    json: { type: 'string' },
    keep: { type: 'string' },
    reuse: { type: 'boolean', default: false },
    browse: { type: 'string', default: '2' },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
    shots: { type: 'string' },
    wide: { type: 'boolean', default: false },
  },
});
const folder = resolve(positionals[0] ?? '.');
const outputs = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'docwright-corpus-'));
mkdirSync(outputs, { recursive: true });
if (values.details) writeFileSync(values.details, '');
const browser = await chromium.launch(browserOptions());
const rows: SiteRow[] = [];
console.log(renderHead(values.wide));
try {
  for (const site of findSites(folder).filter((path) => path.includes(values.only))) {
    const row = await measureSite(site, browser);
    console.log(renderRow(row, values.wide));
    if (values.details) appendFileSync(values.details, `${renderDetails(row).join('\n')}\n`);
    // Details would fill the memory.
    rows.push(values.json ? row : summarize(row));
  }
} finally {
  await browser.close();
  if (!values.keep) rmSync(outputs, { recursive: true, force: true });
}
console.log(renderSums(rows, values.wide));
if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
process.exitCode = rows.some((row) => row.failure !== '') ? 1 : 0;

async function measureSite(site: string, browser: Browser): Promise<SiteRow> {
  const name = relative(folder, site) || basename(site);
  const out = join(outputs, name.replaceAll(/[\\/]/g, '+'));
  const { report, seconds, memory, stderr } = await runBuild(site, { out, reuse: values.reuse });
  const row: SiteRow = { ...emptyRow, site: name, seconds, memory };
  if (!report) return { ...row, failure: stderr.slice(-400) || 'No result' };
  try {
    return { ...row, ...(await measureOutput(site, { out, report, browser })) };
  } finally {
    if (!values.keep) rmSync(out, { recursive: true, force: true });
  }
}

async function measureOutput(
  site: string,
  { out, report, browser }: { out: string; report: BuildReport; browser: Browser },
): Promise<Partial<SiteRow>> {
  const { pages, bytes, counts, problems } = report;
  const count = Number(values.browse);
  return {
    pages,
    bytes,
    counts,
    problems,
    ...checkOutput(site, out, problems),
    selectors: await checkSelectors(site, { out, browser }),
    views: count > 0 ? await browseSite(out, { count, widths: values.width.map(Number), shots: values.shots }) : [],
  };
}

function summarize(row: SiteRow): SiteRow {
  return {
    ...row,
    problems: [],
    findings: row.findings.map((finding) => ({ ...finding, page: '', detail: '' })),
  };
}
