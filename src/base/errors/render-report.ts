import type { Problem } from '../../model/problem.ts';
import { countOf } from '../text/count-of.ts';
import { withoutControls } from '../text/without-controls.ts';
import { placesText, positionText } from './places-text.ts';

/** So many problems of one kind are shown for a file, and for all files, before the rest are only counted. */
const SHOWN_PER_KIND = 20;
const SHOWN_OF_ALL = 100;
/** So many characters of one line are shown: what an author has typed can be a megabyte. */
const SHOWN_CHARACTERS = 1000;

export interface ReportOptions {
  color: boolean;
  /** Problems of one kind are not cut short. */
  all?: boolean;
  /** Each problem has its name, by which settings and comments know it. */
  names?: boolean;
}

type Paint = (text: string, style: keyof typeof STYLES) => string;

const STYLES = { red: 31, yellow: 33, cyan: 36, dim: 2, bold: 1 } as const;

/**
 * A report of problems for a terminal or a log: by file, errors before warnings, with totals at the end. Many problems
 * of one kind are cut short. Empty when there are none. Ends without a line break.
 */
export function renderReport(problems: readonly Problem[], options: ReportOptions): string {
  if (problems.length === 0) return '';
  const paint: Paint = options.color ? (text, style) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (text) => text;
  const told = options.all ? problems : firstOfKinds(problems);
  const files = groupByFile(told).map(([file, own]) =>
    renderFile(file, own, {
      paint,
      most: options.all ? Number.POSITIVE_INFINITY : SHOWN_PER_KIND,
      names: options.names === true,
    }),
  );
  const cut = `At most ${SHOWN_OF_ALL} of a kind are shown; use --verbose to see all`;
  const end = [...renderKinds(problems, paint), ...(told.length < problems.length ? [paint(cut, 'dim')] : [])];
  return [...files, [...end, renderTotals(problems, paint)].join('\n')].join('\n\n');
}

/** Faults that every file has would hide all others. Of a file that is cut short, all are counted. */
function firstOfKinds(problems: readonly Problem[]): Problem[] {
  const shown = new Map<string, number>();
  const files = new Map<string, Set<string | undefined>>();
  return problems.filter((problem) => {
    const kind = kindOf(problem);
    const known = files.get(kind) ?? new Set();
    files.set(kind, known);
    if ((shown.get(kind) ?? 0) >= SHOWN_OF_ALL && !known.has(problem.file)) return false;
    shown.set(kind, (shown.get(kind) ?? 0) + 1);
    known.add(problem.file);
    return true;
  });
}

/** How often each kind was found, where one was found more often than anyone reads. */
function renderKinds(problems: readonly Problem[], paint: Paint): string[] {
  const counts = [...Map.groupBy(problems, kindOf)].toSorted(([, a], [, b]) => b.length - a.length);
  if ((counts[0]?.[1].length ?? 0) <= SHOWN_OF_ALL) return [];
  const width = String(counts[0]![1].length).length;
  return counts.map(([, [first, ...rest]]) => {
    const style = first!.severity === 'error' ? 'red' : 'yellow';
    const number = String(rest.length + 1).padStart(width);
    return `${number}  ${paint(first!.severity.padEnd(7), style)}  ${clean(first!.code)}`;
  });
}

/** Files with errors come first; otherwise files stay in the order of their first problem. */
function groupByFile(problems: readonly Problem[]): [string, Problem[]][] {
  const groups = [...Map.groupBy(problems, (problem) => problem.file ?? '')];
  return groups.toSorted(([, a], [, b]) => Number(hasError(b)) - Number(hasError(a)));
}

function hasError(problems: Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

interface FileOptions {
  paint: Paint;
  most: number;
  names: boolean;
}

function renderFile(file: string, problems: Problem[], { paint, most, names }: FileOptions): string {
  const heading = paint(file === '' ? 'The site' : clean(file), 'bold');
  const seen = new Map<string, number>();
  const totals = countBy(problems);
  const blocks: { first: Problem; others: Problem[]; cut: string[] }[] = [];
  const same = new Map<string, (typeof blocks)[number]>();
  for (const problem of problems.toSorted(compareProblems)) {
    const kind = kindOf(problem);
    const number = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, number);
    if (number > most) continue;
    const rest = (totals.get(kind) ?? 0) - most;
    const said = saidOf(problem);
    const block = same.get(said) ?? { first: problem, others: [], cut: [] };
    if (block.first === problem) blocks.push(block);
    else block.others.push(problem);
    if (problem.line !== undefined) same.set(said, block);
    if (rest > 0 && number === most)
      block.cut.push(`  ${paint(`and ${rest} more like this (${clean(problem.code)})`, 'dim')}`);
  }
  return [
    heading,
    ...blocks.flatMap(({ first, others, cut }) => [renderProblem(first, { paint, names, others }), ...cut]),
  ].join('\n');
}

/** All but the place. */
function saidOf({ severity, code, message, hint, key, places, via }: Problem): string {
  return JSON.stringify([severity, code, message, hint, key, places, via]);
}

function countBy(problems: Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(kindOf(problem), (counts.get(kindOf(problem)) ?? 0) + 1);
  return counts;
}

function kindOf(problem: Problem): string {
  return `${problem.severity} ${problem.code}`;
}

function compareProblems(a: Problem, b: Problem): number {
  return (
    Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0)
  );
}

/** `others`: what says the same elsewhere in the file. */
function renderProblem(
  problem: Problem,
  { paint, names, others }: Omit<FileOptions, 'most'> & { others: readonly Problem[] },
): string {
  const severity = problem.severity === 'error' ? paint('error  ', 'red') : paint('warning', 'yellow');
  const where = [positionText(problem), problem.key].filter(Boolean).join('  ');
  const first = [where && paint(clean(where), 'cyan'), names && paint(clean(problem.code), 'dim')].filter(Boolean);
  const elsewhere = others.map((other) => paint(clean(positionText(other)), 'cyan'));
  const lines = [...(first.length > 0 ? [first.join('  ')] : []), ...elsewhere, ...textLines(problem.message)];
  const hint = problem.hint
    ? textLines(problem.hint).map((line, index) => paint(index === 0 ? `→ ${line}` : `  ${line}`, 'dim'))
    : [];
  const places = placesText(problem);
  const [top = '', ...below] = [...lines, ...hint, ...(places === null ? [] : [paint(clean(places), 'dim')])];
  return [`  ${severity}  ${top}`, ...below.map((line) => `           ${line}`)].join('\n');
}

function renderTotals(problems: readonly Problem[], paint: Paint): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const parts = [
    errors > 0 && paint(countOf(errors, 'error'), 'red'),
    warnings > 0 && paint(countOf(warnings, 'warning'), 'yellow'),
  ].filter((part) => part !== false);
  const files = new Set(problems.flatMap((problem) => problem.file ?? [])).size;
  return parts.join(' and ') + (files > 0 ? ` in ${countOf(files, 'file')}` : '');
}

function textLines(text: string): string[] {
  return text.split(/\r?\n/).map(clean);
}

/** Messages quote pages and descriptions, whose control characters must not steer the reader's terminal. */
function clean(text: string): string {
  const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  return withoutControls(shown)
    .replace(/[\t\n]/g, ' ')
    .replace(command, '$& ');
}

/**
 * What machines that build take for a command to themselves: GitHub Actions a line whose first characters are `::`,
 * Azure Pipelines and TeamCity `##vso[` and the like wherever they stand.
 */
const command = /^\s*:(?=:)|#(?=#\w*\[)/g;
