import type { Row } from './row.ts';

/** The table of all rows in Markdown, and below it what each was warned of. */
export function printTable(rows: readonly Row[]): void {
  const head = ['', 'MB', 'packages', 'files', 'install, s', 'to a page, s', 'warnings', 'install scripts', 'faults'];
  const cells = rows.map((row) => [
    row.name,
    ...[row.megabytes, row.packages, row.files, row.seconds.toFixed(0)].map(String),
    row.secondsToPage?.toFixed(0) ?? '',
    String(row.warnings.length),
    row.scripts.join(', ') || '0',
    String(row.faults.length),
  ]);
  for (const line of [head, head.map(() => '---'), ...cells]) console.log(`| ${line.join(' | ')} |`);
  for (const { name, warnings } of rows)
    if (warnings.length > 0) console.log(`\n${name} was warned:\n  ${warnings.join('\n  ')}`);
}
