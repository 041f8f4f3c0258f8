import type { Root } from 'mdast';
import { renderFence } from '../../base/text/render-fence.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import { parseMdxTree } from './mdx-parser.ts';
import { nestsTooDeeply, withinReason } from './nests-too-deeply.ts';
import { createPlaceReader } from './repairs/create-place-reader.ts';
import { joinStatements } from './repairs/join-statements.ts';
import { joinTagEnds } from './repairs/join-tag-ends.ts';
import { literalPre } from './repairs/literal-pre.ts';
import { literalSource } from './repairs/literal-source.ts';
import { outdentClosings } from './repairs/outdent-closings.ts';
import { readFault } from './repairs/read-fault.ts';
import type { Fault, Repair } from './repairs/repair.ts';
import { repairDoubles } from './repairs/repair-doubles.ts';
import { repairEsm } from './repairs/repair-esm.ts';
import { repairFault } from './repairs/repair-fault.ts';
import { repairFence } from './repairs/repair-fence.ts';
import { repairHollow } from './repairs/repair-hollow.ts';

export interface ParsedMdx {
  tree: Root;
  /** The source that `tree` was parsed from: repaired where that was needed. */
  source: string;
  problems: Problem[];
}

const maximalRepairs = 400;
/** Each repair parses the page again: of a large page, so many characters are parsed, but some repairs are made. */
const mostParsed = 12e6;
const fewestRepairs = 20;
/** On one line, of one kind. */
const repairsOfOneKind = 40;

/**
 * Parses MDX. Where the parser refuses, the offending place is repaired the way other Markdown tools would read it and
 * the parse is tried again, with one warning for each line and kind of repair. A source that stays unreadable is taken
 * as plain Markdown, its tags and braces as text, with an error. Positions in problems count from the first line of
 * `source`, moved by `line - 1`.
 */
export function parseMdx(source: string, { file, line }: { file: string; line: number }): ParsedMdx {
  const draft: Draft = {
    source,
    added: [],
    problems: new Map(),
    counts: new Map(),
    faults: new Set(),
  };
  if (nestsTooDeeply(source))
    return parseAny([withinReason(source), renderFence(source, '')], [tooDeep({ file, line })]);
  const attempts = Math.min(maximalRepairs, Math.max(fewestRepairs, mostParsed / source.length));
  for (let attempt = 0; attempt <= attempts; attempt++) {
    // As the parser reads it.
    draft.source = outdentClosings(draft.source);
    const step = tryParse(draft);
    if (step.tree) return { tree: step.tree, source: draft.source, problems: [...draft.problems.values()] };
    // What the parser misreads is no fault of the author.
    const meant = attempt === 0 ? literalPre(joinTagEnds(joinStatements(draft.source))) : draft.source;
    if (meant !== draft.source) {
      Object.assign(draft, { source: meant, faults: new Set() });
      continue;
    }
    const place = { file, line: originalLine(draft, step.fault.line) + line - 1, column: step.fault.column };
    const repair = attempt + 1 <= attempts ? step.repair : null;
    if (!repair || repair.source === draft.source || isStuck(draft, step.fault.line, repair)) {
      const problem: Problem = {
        ...place,
        severity: 'error',
        code: 'mdx-syntax',
        message: step.fault.message,
        hint: 'Until this is fixed, the tags of the page are shown as text',
      };
      return parseLiteral(source, [...draft.problems.values(), problem]);
    }
    const told = repair.at === undefined ? place : placeOf(draft, repair.at, { file, line });
    const key = `${told.line} ${repair.hint}`;
    if (!draft.problems.has(key)) draft.problems.set(key, { ...told, ...problemOf(repair, draft, line) });
    noteRepair(draft, repair, { file, line });
    draft.source = repair.source;
  }
  return parseLiteral(source, [...draft.problems.values()]);
}

/** Notes the places that a repair mends with its own, and the lines that it adds. */
function noteRepair(draft: Draft, { alike = [], added = [] }: Repair, { file, line }: { file: string; line: number }) {
  const placeOf = createPlaceReader(draft.source);
  for (const { offset, message, hint } of alike) {
    const { line: current, column } = placeOf(offset);
    const place = { file, line: originalLine(draft, current) + line - 1, column };
    const key = `${place.line} ${hint}`;
    if (!draft.problems.has(key))
      draft.problems.set(key, { ...place, severity: 'warning', code: 'mdx-repaired', message, hint });
  }
  addAll(
    draft.added,
    added.map(({ offset, lines }) => ({ line: placeOf(offset).line, lines })),
  );
}

function placeOf(draft: Draft, offset: number, { file, line }: { file: string; line: number }) {
  const { line: current, column } = createPlaceReader(draft.source)(offset);
  return { file, line: originalLine(draft, current) + line - 1, column };
}

function problemOf(
  { message, hint, first }: Repair,
  draft: Draft,
  line: number,
): Pick<Problem, 'severity' | 'code' | 'message' | 'hint'> {
  if (first === undefined) return { severity: 'warning', code: 'mdx-repaired', message, hint };
  const place = originalLine(draft, lineOf(draft.source, first)) + line - 1;
  return { severity: 'error', code: 'mdx-syntax', message: `${message}: here and on line ${place}`, hint };
}

function tooDeep(place: { file: string; line: number }): Problem {
  return {
    ...place,
    severity: 'error',
    code: 'mdx-syntax',
    message: 'The tags, brackets, quotes or emphasis on this page nest too deeply, or a table is too wide',
    hint: 'Until this is fixed, the source is shown as text',
  };
}

function parseLiteral(source: string, problems: Problem[]): ParsedMdx {
  return parseAny([literalSource(source), renderFence(source, '')], problems);
}

/** The first of some texts that the parser takes. */
function parseAny(texts: readonly string[], problems: Problem[]): ParsedMdx {
  for (const text of texts) {
    try {
      return { tree: parseMdxTree(text), source: text, problems };
    } catch {
      // A fence around all of it cannot fail.
    }
  }
  return { tree: { type: 'root', children: [] }, source: '', problems };
}

interface Draft {
  source: string;
  /** Line breaks that repairs brought in, in order: after which line of the text at that time, and how many. */
  added: { line: number; lines: number }[];
  problems: Map<string, Problem>;
  counts: Map<string, number>;
  /** Words and places of the faults so far: one that comes back was not mended. */
  faults: Set<string>;
}

type Step = { tree: Root; fault?: undefined; repair?: undefined } | { tree: null; fault: Fault; repair: Repair | null };

function tryParse({ source, faults }: Draft): Step {
  try {
    const tree = parseMdxTree(source);
    const repair =
      repairDoubles(source, tree) ?? repairEsm(source, tree) ?? repairHollow(source, tree) ?? repairFence(source, tree);
    return repair
      ? { tree: null, fault: { message: repair.message, line: lineOf(source, repair.offset), column: 1 }, repair }
      : { tree };
  } catch (error) {
    const fault = readFault(error instanceof Error ? error.message : String(error));
    if (!fault) return { tree: null, fault: { message: String(error), line: 1, column: 1 }, repair: null };
    // A message that names the place of a tag is about the same tag wherever it was noticed in the line.
    const key = /\(\d+:\d+\)/.test(fault.message)
      ? `${fault.line} ${fault.message}`
      : `${fault.line}:${fault.column} ${fault.message}`;
    const isAgain = faults.has(key);
    faults.add(key);
    return { tree: null, fault, repair: repairFault(source, fault, isAgain) };
  }
}

/** Repairs that call for each other come back to the same line with the same words, further on each time. */
function isStuck({ counts }: Draft, line: number, { message }: Repair): boolean {
  const key = `${line} ${message}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts.get(key)! > repairsOfOneKind;
}

function originalLine({ added }: Draft, line: number): number {
  return added.reduceRight(
    (now, insertion) => (now > insertion.line ? Math.max(insertion.line, now - insertion.lines) : now),
    line,
  );
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
