import type { FindingKind } from './inspect-page.ts';
import type { SiteRow } from './site-row.ts';

type Measure = (row: SiteRow) => number;

const problems =
  (...codes: string[]): Measure =>
  (row) =>
    codes.reduce((sum, code) => sum + (row.counts[code] ?? 0), 0);

const found =
  (...kinds: FindingKind[]): Measure =>
  ({ findings }) =>
    findings.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0);

/** The table's columns, in order. */
const columns: readonly (readonly [name: string, measure: Measure])[] = [
  ['pages', (row) => row.pages],
  ['s', (row) => Math.round(row.seconds)],
  ['unbuilt', (row) => row.unbuilt.length],
  ['notices', problems('page-failed', 'mdx-syntax')],
  ['words', found('lost words')],
  ['leaks', found('leak')],
  ['dead', found('dead link')],
  ['misplaced', found('misplaced')],
  ['404', found('missing file')],
  ['views', (row) => row.views.length],
];

/** What the author, the site's own styles and the Markdown of pages have to do with, after these. */
const moreColumns: typeof columns = [
  ['in nav', (row) => row.listed],
  ['unknown', problems('unknown-component')],
  ['author’s', found('dead link of the author')],
  ['HTML≠md', found('only in HTML', 'only in Markdown')],
  ['selectors', (row) => row.selectors.total],
  ['unmatched', (row) => row.selectors.expected.length],
  ['absent', (row) => row.selectors.absent.length],
  ['abandoned', (row) => row.selectors.abandoned.length],
];

/** Head of the table that `renderRow` and `renderSums` continue; each with all columns when it `isWide`. */
export function renderHead(isWide: boolean): string {
  return line(['site', ...chosen(isWide).map(([name]) => name), 'MB']);
}

export function renderRow(row: SiteRow, isWide: boolean): string {
  if (row.failure !== '') return `${row.site}: FAILED after ${row.seconds.toFixed(1)} s\n${row.failure}`;
  return cells(row.site, [row], isWide);
}

/** The sums of all rows, the largest memory, and how often each kind of problem occurs. */
export function renderSums(rows: readonly SiteRow[], isWide: boolean): string {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const [code, count] of Object.entries(row.counts)) counts.set(code, (counts.get(code) ?? 0) + count);
  const listed = [...counts].sort((a, b) => b[1] - a[1]).map(([code, count]) => `  ${code}: ${count}`);
  const failed = rows.filter((row) => row.failure !== '').length;
  return [cells(`${rows.length} sites, ${failed} failed`, rows, isWide), '', ...listed].join('\n');
}

/** What a row counts, one line each. */
export function renderDetails(row: SiteRow): string[] {
  return [
    `${row.site}${row.failure === '' ? '' : `: ${row.failure}`}`,
    ...row.unbuilt.map((route) => `  not built: ${route}`),
    ...row.problems
      .filter(({ code }) => ['page-failed', 'mdx-syntax', 'unknown-component'].includes(code))
      .map(({ code, file, line, message }) => `  ${code}: ${[file, line].filter(Boolean).join(':')} ${message}`),
    ...row.findings.map(({ page, kind, detail }) => `  ${kind}: ${page} ${detail}`),
    ...row.selectors.expected.map((selector) => `  unmatched: ${selector}`),
    ...row.selectors.absent.map((selector) => `  absent: ${selector}`),
    ...row.selectors.abandoned.map((selector) => `  abandoned: ${selector}`),
    ...row.views.map(({ page, width, detail }) => `  view: ${page} at ${width}: ${detail}`),
  ];
}

function chosen(isWide: boolean): typeof columns {
  return isWide ? [...columns, ...moreColumns] : columns;
}

function cells(name: string, rows: readonly SiteRow[], isWide: boolean): string {
  const sums = chosen(isWide).map(([, measure]) => String(rows.reduce((sum, row) => sum + measure(row), 0)));
  const memory = Math.max(0, ...rows.map((row) => row.memory)) / 1e6;
  return line([name, ...sums, memory.toFixed(0)]);
}

function line(values: readonly string[]): string {
  return values.map((value, index) => (index === 0 ? value.padEnd(44) : value.padStart(9))).join(' ');
}
