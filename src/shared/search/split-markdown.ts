import type { PageHeading } from '../../model/page.ts';
import { foldText } from './fold-text.ts';

/** The part of a page from one heading to the next. */
export interface MarkdownPart {
  /** `null` for what stands before the first heading. */
  heading: PageHeading | null;
  /** Label of the changelog entry the part belongs to; empty elsewhere. */
  entry: string;
  /** Without code blocks. */
  markdown: string;
  /** Source of the part's code blocks. */
  code: string;
  /** The part as it is written, the heading's own line first. */
  source: string;
}

const FENCE = /^[\s>]*(`{3,}|~{3,})/;
const ATX = /^\s{0,12}(#{1,6})\s+(\S.*)$/;
const UPDATE = /^\s*<Update\b[^>]*\blabel=(?:\{?"([^"]*)"|'([^']*)')/;
/** Deeper headings stay with the section above them: a section should be worth a result of its own. */
const DEEPEST = 4;

/** Cuts a page's Markdown at its headings, each with the id that the rendered page gives it. Linear in the text. */
export function splitMarkdown(markdown: string, headings: readonly PageHeading[]): MarkdownPart[] {
  const takeHeading = createHeadingList(headings);
  let part = openPart(null, '');
  const parts = [part];
  for (const { line, kind } of readLines(markdown)) {
    const entry = kind === 'prose' ? readEntry(line) : null;
    const text = entry ?? (kind === 'prose' ? readHeading(line) : null);
    const heading = text === null ? null : takeHeading(text);
    const opens = entry !== null || heading !== null;
    if (opens) parts.push((part = openPart(heading, entry ?? part.entry)));
    part.source.push(line);
    if (!opens) addLine(part, line, kind);
  }
  return parts.map(({ heading, entry, lines, code, source }) => ({
    heading,
    entry,
    markdown: lines.join('\n'),
    code: code.join('\n'),
    source: source.join('\n'),
  }));
}

/**
 * Takes the `source` of a part apart again. `isHeaded`: its first line opened it (every part but the first), and is
 * left out.
 */
export function separateCode(source: string, isHeaded: boolean): { body: string; prose: string; code: string } {
  const body = isHeaded ? source.slice(source.indexOf('\n') + 1 || source.length + 1) : source;
  const part = openPart(null, '');
  for (const { line, kind } of readLines(body)) addLine(part, line, kind);
  return { body: body.trim(), prose: part.lines.join('\n'), code: part.code.join('\n') };
}

function addLine(part: OpenPart, line: string, kind: LineKind): void {
  if (kind === 'code') part.code.push(line);
  else if (kind === 'prose') part.lines.push(line);
}

type LineKind = 'prose' | 'code' | 'fence';

interface OpenPart {
  heading: PageHeading | null;
  entry: string;
  lines: string[];
  code: string[];
  source: string[];
}

function openPart(heading: PageHeading | null, entry: string): OpenPart {
  return { heading, entry, lines: [], code: [], source: [] };
}

function* readLines(markdown: string): Generator<{ line: string; kind: LineKind }> {
  let fence = '';
  for (const line of markdown.split(/\r?\n/)) {
    const marker = FENCE.exec(line)?.[1];
    const closes = marker !== undefined && fence !== '' && marker[0] === fence[0] && marker.length >= fence.length;
    const opens = marker !== undefined && fence === '';
    yield { line, kind: opens || closes ? 'fence' : fence ? 'code' : 'prose' };
    if (opens) fence = marker;
    else if (closes) fence = '';
  }
}

/** Label of the changelog entry that the line opens. */
function readEntry(line: string): string | null {
  const match = UPDATE.exec(line);
  return match ? (match[1] ?? match[2] ?? '') : null;
}

function readHeading(line: string): string | null {
  const match = ATX.exec(line);
  return match && match[1]!.length <= DEEPEST ? match[2]! : null;
}

/**
 * Pairs headings of the text with the page's outline, in order; what is not in the outline only looks like a heading.
 */
function createHeadingList(headings: readonly PageHeading[]): (text: string) => PageHeading | null {
  const byText = Map.groupBy(headings, (heading) => reduceToLetters(heading.text));
  const taken = new Map<string, number>();
  return (text) => {
    const key = reduceToLetters(text);
    const place = taken.get(key) ?? 0;
    taken.set(key, place + 1);
    return byText.get(key)?.[place] ?? null;
  };
}

/** What a heading's source and its rendered text have in common. */
function reduceToLetters(text: string): string {
  const bare = text
    .replace(/\{#[^}]*\}\s*#*$/, '')
    .replace(/\]\([^()]*\)/g, ']')
    .replace(/<[^<>]*>/g, '');
  return foldText(bare).replace(/[^\p{L}\p{N}]+/gu, '');
}
