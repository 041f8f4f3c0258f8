import type { FindingKind } from './inspect-page.ts';
import type { SiteRow } from './site-row.ts';

type Measure = (row: SiteRow) => number;

const problems =
  (code: string): Measure =>
  (row) =>
    row.counts[code] ?? 0;

const found =
  (...kinds: FindingKind[]): Measure =>
  ({ findings }) =>
    findings.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0);

/** The table's columns, in order. */
const columns: readonly (readonly [name: string, measure: Measure])[] = [
  ['in nav', (row) => row.listed],
  ['unbuilt', (row) => row.unbuilt.length],
  ['pages', (row) => row.pages],
  ['notices', problems('page-failed')],
  ['unknown', problems('unknown-component')],
  ['words', found('lost words')],
  ['leaks', found('leak')],
  ['dead', found('dead link')],
  ['author’s', found('dead link of the author')],
  ['404', found('missing file')],
  ['HTML≠md', found('only in HTML', 'only in Markdown')],
  ['misplaced', found('misplaced')],
  ['selectors', (row) => row.selectors.total],
  ['unmatched', (row) => row.selectors.expected.length],
  ['absent', (row) => row.selectors.absent.length],
  ['abandoned', (row) => row.selectors.abandoned.length],
  ['views', (row) => row.views.length],
];

/** Head of the table that `renderRow` and `renderSums` continue. */
export function renderHead(): string {
  return line(['site', ...columns.map(([name]) => name), 's', 'MB']);
}

export function renderRow(row: SiteRow): string {
  if (row.failure !== '') return `${row.site}: FAILED after ${row.seconds.toFixed(1)} s\n${row.failure}`;
  return cells(row.site, [row]);
}

/** The sums of all rows, the largest memory, and how often each kind of problem occurs. */
export function renderSums(rows: readonly SiteRow[]): string {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const [code, count] of Object.entries(row.counts)) counts.set(code, (counts.get(code) ?? 0) + count);
  const listed = [...counts].sort((a, b) => b[1] - a[1]).map(([code, count]) => `  ${code}: ${count}`);
  const failed = rows.filter((row) => row.failure !== '').length;
  return [cells(`${rows.length} sites, ${failed} failed`, rows), '', ...listed].join('\n');
}

/** What a row counts, one line each. */
export function renderDetails(row: SiteRow): string[] {
  return [
    `${row.site}${row.failure === '' ? '' : `: ${row.failure}`}`,
    ...row.unbuilt.map((route) => `  not built: ${route}`),
    ...row.problems
      .filter(({ code }) => code === 'page-failed' || code === 'unknown-component')
      .map(({ code, file, line, message }) => `  ${code}: ${[file, line].filter(Boolean).join(':')} ${message}`),
    ...row.findings.map(({ page, kind, detail }) => `  ${kind}: ${page} ${detail}`),
    ...row.selectors.expected.map((selector) => `  unmatched: ${selector}`),
    ...row.selectors.absent.map((selector) => `  absent: ${selector}`),
    ...row.selectors.abandoned.map((selector) => `  abandoned: ${selector}`),
    ...row.views.map(({ page, width, detail }) => `  view: ${page} at ${width}: ${detail}`),
  ];
}

function cells(name: string, rows: readonly SiteRow[]): string {
  const sums = columns.map(([, measure]) => String(rows.reduce((sum, row) => sum + measure(row), 0)));
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0).toFixed(1);
  const memory = Math.max(0, ...rows.map((row) => row.memory)) / 1e6;
  return line([name, ...sums, seconds, memory.toFixed(0)]);
}

function line(values: readonly string[]): string {
  return values.map((value, index) => (index === 0 ? value.padEnd(44) : value.padStart(9))).join(' ');
}
