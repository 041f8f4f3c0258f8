import type { SiteRow } from './site-row.ts';

const columns = [
  'site',
  'in nav',
  'built',
  'pages',
  'notices',
  'unknown',
  'unresolved',
  'seconds',
  'MB',
  'findings',
] as const;

/** Head of the table that `renderRow` and `renderSums` continue. */
export function renderHead(): string {
  return line([...columns]);
}

export function renderRow(row: SiteRow): string {
  if (row.failure !== '') return `${row.site}: FAILED after ${row.seconds.toFixed(1)} s\n${row.failure}`;
  return line(cells(row.site, [row]));
}

/** The sums of all rows, the largest memory, and how often each kind of problem occurs. */
export function renderSums(rows: readonly SiteRow[]): string {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const [code, count] of Object.entries(row.counts)) counts.set(code, (counts.get(code) ?? 0) + count);
  const problems = [...counts].sort((a, b) => b[1] - a[1]).map(([code, count]) => `  ${code}: ${count}`);
  const failed = rows.filter((row) => row.failure !== '').length;
  return [line(cells(`${rows.length} sites, ${failed} failed`, rows)), '', ...problems].join('\n');
}

/** What a row counts, one line each. */
export function renderDetails(row: SiteRow): string[] {
  return [
    ...row.unbuilt.map((route) => `    not built: ${route}`),
    ...row.notices.map(({ file, line, message }) => `    notice: ${[file, line].filter(Boolean).join(':')} ${message}`),
    ...row.unknownComponents.map(({ file, message }) => `    unknown: ${file} ${message}`),
    ...row.unresolved.map(
      ({ page, tag, address, source }) => `    unresolved: ${page} <${tag}> ${address} (${source})`,
    ),
    ...row.findings.map(({ page, kind, detail }) => `    ${kind}: ${page} ${detail}`),
    ...row.views.map(({ page, width, detail }) => `    view: ${page} at ${width}: ${detail}`),
  ];
}

function cells(name: string, rows: readonly SiteRow[]): string[] {
  const sum = (value: (row: SiteRow) => number): string => String(rows.reduce((all, row) => all + value(row), 0));
  const seconds = rows.reduce((all, row) => all + row.seconds, 0).toFixed(1);
  const memory = Math.max(0, ...rows.map((row) => row.memory)) / 1e6;
  return [
    name,
    sum((row) => row.listed),
    sum((row) => row.built),
    sum((row) => row.pages),
    sum((row) => row.notices.length),
    sum((row) => row.unknownComponents.length),
    sum((row) => row.unresolved.length),
    seconds,
    memory.toFixed(0),
    sum((row) => row.findings.length + row.views.length),
  ];
}

function line(values: readonly string[]): string {
  return values.map((value, index) => (index === 0 ? value.padEnd(44) : value.padStart(10))).join(' ');
}
