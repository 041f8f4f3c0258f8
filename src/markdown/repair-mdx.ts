import { mdxToMdast } from 'satteri';
import type { Root } from 'mdast';
import type { Problem } from '../model/problem.ts';
import { mdxFeatures } from './mdx-features.ts';

export interface ParsedMdx {
  /** `null` when the source stays unreadable after every repair. */
  tree: Root | null;
  /** The source that `tree` was parsed from: repaired where that was needed. */
  source: string;
  problems: Problem[];
}

const maximalRepairs = 400;
/** On one line, with one message. */
const repairsOfOneKind = 40;

/**
 * Parses MDX. Where the parser refuses, the offending place is repaired the way other Markdown tools would read it
 * (a bare `<` or `{` is text, a void element needs no closing tag, an unclosed tag ends with its block) and the
 * parse is tried again, each repair with a warning. Positions in problems count from the first line of `source`,
 * moved by `line - 1`.
 */
export function parseMdx(source: string, { file, line }: { file: string; line: number }): ParsedMdx {
  const problems: Problem[] = [];
  let current = source;
  const seen = new Map<string, number>();
  for (let attempt = 0; attempt <= maximalRepairs; attempt++) {
    try {
      return { tree: mdxToMdast(current, { features: mdxFeatures }) as Root, source: current, problems };
    } catch (error) {
      const fault = readFault(error);
      // Repairs that call for each other come back to the same line with the same words, further on each time.
      const place = fault ? `${fault.line} ${fault.message.replace(/\d+/g, '')}` : '';
      seen.set(place, (seen.get(place) ?? 0) + 1);
      const isStuck = seen.get(place)! > repairsOfOneKind || attempt >= maximalRepairs;
      const repair = fault && !isStuck ? repairAt(current, fault) : null;
      const problem = {
        file,
        line: fault ? fault.line + line - 1 : line,
        column: fault?.column,
      };
      if (!repair || repair.source === current) {
        problems.push({ ...problem, severity: 'error', code: 'mdx-syntax', message: fault?.message ?? String(error) });
        return { tree: null, source: current, problems };
      }
      problems.push({ ...problem, severity: 'warning', code: 'mdx-repaired', message: fault!.message, hint: repair.hint });
      current = repair.source;
    }
  }
  return { tree: null, source: current, problems };
}

interface Fault {
  message: string;
  /** Counted from 1, in the parsed text. */
  line: number;
  column: number;
}

/** The parser's messages have the form `3:1: text (rule)`. */
function readFault(error: unknown): Fault | null {
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w:-]+\))?$/.exec(error instanceof Error ? error.message : String(error));
  return match ? { line: Number(match[1]), column: Number(match[2]), message: match[3]! } : null;
}

interface Repair {
  source: string;
  hint: string;
}

function repairAt(source: string, fault: Fault): Repair | null {
  const offset = offsetOf(source, fault.line, fault.column);
  const rest = source.slice(offset);
  const comment = /^<!--[\s\S]*?(?:-->|$)/.exec(rest);
  if (comment) return replace(source, offset, comment[0].length, comment[0].replace(/[^\n]/g, ''), 'Write comments as {/* … */}');
  const autolink = /^<((?:https?:\/\/|mailto:)[^\s<>]+)>/.exec(rest);
  if (autolink) return replace(source, offset, autolink[0].length, `[${autolink[1]}](${autolink[1]})`, 'Write the address without angle brackets');
  const unclosed = /^Expected a closing tag for `<([^>`]*)>` \((\d+):(\d+)\)/.exec(fault.message);
  if (unclosed) return closeTag(source, { name: unclosed[1]!, line: Number(unclosed[2]), column: Number(unclosed[3]) });
  const mismatched = /expected corresponding closing tag for `<([^>`]*)>` \((\d+):(\d+)\)/.exec(fault.message);
  if (mismatched && voidElements.has(mismatched[1]!)) {
    return closeTag(source, { name: mismatched[1]!, line: Number(mismatched[2]), column: Number(mismatched[3]) });
  }
  if (mismatched) return closeBefore(source, offset, mismatched[1]!);
  if (/^Unexpected closing tag/.test(fault.message)) {
    const tag = /^<\/[^>]*>/.exec(rest);
    return tag ? replace(source, offset, tag[0].length, '', `Remove ${tag[0]}, which nothing opens`) : null;
  }
  if (rest.startsWith('<')) return replace(source, offset, 1, '&lt;', 'Write &lt; for a literal <');
  return escapeBrace(source, offset);
}

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

function closeTag(source: string, tag: { name: string; line: number; column: number }): Repair | null {
  const offset = offsetOf(source, tag.line, tag.column);
  const end = endOfTag(source, offset);
  if (end === null) return replace(source, offset, 1, '&lt;', 'Write &lt; for a literal <');
  if (voidElements.has(tag.name)) return replace(source, end - 1, 0, ' /', `Close the tag: <${tag.name} />`);
  const isKnown = /^[a-z][a-z0-9]*$/.test(tag.name) ? htmlElements.has(tag.name) : /^[A-Z]/.test(tag.name) && source.slice(offset, end).includes('=');
  if (!isKnown) return replace(source, offset, 1, '&lt;', `Write &lt;${tag.name}> for a literal <${tag.name}>`);
  const blockEnd = source.slice(end).search(/\n[ \t]*\n|$/);
  return replace(source, end + blockEnd, 0, `</${tag.name}>`, `Close the tag with </${tag.name}>`);
}

const htmlElements = new Set(
  `a abbr aside b blockquote button center code dd details div dl dt em figcaption figure font footer form h1 h2 h3 h4 h5 h6 header i iframe
  kbd label li main mark nav ol p picture pre q s section select small span strong sub summary sup svg table tbody td tfoot th thead tr u
  ul video audio`.split(/\s+/),
);

function closeBefore(source: string, offset: number, name: string): Repair {
  const hint = `Close the tag with </${name}>`;
  return replace(source, offset, 0, `</${name}>`, hint);
}

/** Escapes the last `{` at or before `offset` that is not escaped yet. */
function escapeBrace(source: string, offset: number): Repair | null {
  for (let index = Math.min(offset, source.length - 1); index >= 0; index--) {
    if (source[index] === '{' && source[index - 1] !== '\\') return replace(source, index, 1, '\\{', 'Write \\{ for a literal {');
    if (source[index] === '<' && index < offset - 1 && /^<[A-Za-z!/]/.test(source.slice(index, index + 2))) {
      return replace(source, index, 1, '&lt;', 'Write &lt; for a literal <');
    }
  }
  return null;
}

/** Index just past the `>` of the tag that starts at `offset`; quotes and braces are skipped. */
function endOfTag(source: string, offset: number): number | null {
  let quote = '';
  let depth = 0;
  for (let index = offset + 1; index < source.length; index++) {
    const character = source[index]!;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === '>' && depth === 0) return index + 1;
  }
  return null;
}

function replace(source: string, offset: number, length: number, text: string, hint: string): Repair {
  return { source: source.slice(0, offset) + text + source.slice(offset + length), hint };
}

/** Offset of a position counted in lines and columns from 1. */
function offsetOf(source: string, line: number, column: number): number {
  let offset = 0;
  for (let current = 1; current < line; current++) {
    const next = source.indexOf('\n', offset);
    if (next < 0) return source.length;
    offset = next + 1;
  }
  return Math.min(offset + column - 1, source.length);
}
