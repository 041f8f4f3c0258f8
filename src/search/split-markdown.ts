import type { Heading } from '../model/page.ts';
import { foldText } from './fold-text.ts';

/** The part of a page from one heading to the next. */
export interface MarkdownPart {
  /** `null` for what stands before the first heading. */
  heading: Heading | null;
  /** Label of the changelog entry the part belongs to; empty elsewhere. */
  entry: string;
  /** Without code blocks. */
  markdown: string;
  /** Source of the part's code blocks. */
  code: string;
}

const FENCE = /^[\s>]*(`{3,}|~{3,})/;
const ATX = /^\s{0,12}(#{1,6})\s+(\S.*)$/;
const UPDATE = /^\s*<Update\b[^>]*\blabel=(?:\{?"([^"]*)"|'([^']*)')/;
/** Deeper headings stay with the section above them: a section should be worth a result of its own. */
const DEEPEST = 4;

/** Cuts a page's Markdown at its headings, each with the id that the rendered page gives it. Linear in the text. */
export function splitMarkdown(markdown: string, headings: readonly Heading[]): MarkdownPart[] {
  const takeHeading = createHeadingList(headings);
  let part = openPart(null, '');
  const parts = [part];
  for (const { line, isCode } of readLines(markdown)) {
    const entry = isCode ? null : readEntry(line);
    const text = entry ?? (isCode ? null : readHeading(line));
    const heading = text === null ? null : takeHeading(text);
    if (entry !== null || heading) parts.push((part = openPart(heading, entry ?? part.entry)));
    else if (isCode) part.code.push(line);
    else part.lines.push(line);
  }
  return parts.map(({ heading, entry, lines, code }) => ({ heading, entry, markdown: lines.join('\n'), code: code.join('\n') }));
}

interface OpenPart {
  heading: Heading | null;
  entry: string;
  lines: string[];
  code: string[];
}

function openPart(heading: Heading | null, entry: string): OpenPart {
  return { heading, entry, lines: [], code: [] };
}

/** The lines without the fences of code blocks. */
function* readLines(markdown: string): Generator<{ line: string; isCode: boolean }> {
  let fence = '';
  for (const line of markdown.split(/\r?\n/)) {
    const marker = FENCE.exec(line)?.[1];
    if (!marker) yield { line, isCode: fence !== '' };
    else if (!fence) fence = marker;
    else if (marker[0] === fence[0] && marker.length >= fence.length) fence = '';
    else yield { line, isCode: true };
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

/** Pairs headings of the text with the page's outline, in order; what is not in the outline only looks like a heading. */
function createHeadingList(headings: readonly Heading[]): (text: string) => Heading | null {
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
  const bare = text.replace(/\{#[^}]*\}\s*#*$/, '').replace(/\]\([^()]*\)/g, ']').replace(/<[^<>]*>/g, '');
  return foldText(bare).replace(/[^\p{L}\p{N}]+/gu, '');
}
