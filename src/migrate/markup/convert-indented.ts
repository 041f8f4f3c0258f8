import { calloutFor } from '../../base/components/callout-for.ts';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { addAll } from '../../base/values/add-all.ts';
import { attribute } from './attribute.ts';
import { fenceIndentedCode } from './fence-indented-code.ts';
import { unescapeMarks } from './unescape-marks.ts';
import { wordsOfHtml } from './words-of-html.ts';

interface Block {
  indent: number;
  opening: string;
  /** A place that an element of the title is. */
  anchor: string[];
  closing: string;
  isTab: boolean;
}

const start = /^([ \t]*)(!!!|\?\?\?\+?|===[!+]?)[ \t]*([\w -]*?)[ \t]*(?:"(.*)")?[ \t]*$/;

/**
 * Blocks of MkDocs, whose content stands four spaces deeper: `!!! note "Title"`, `??? note "Title"` and `=== "Tab"`
 * (PyMdown Extensions, Details and Tabbed; Python-Markdown, Admonition). Their content comes back by these spaces.
 */
export function convertIndented(text: string): string {
  return convertLines(text.split('\n')).join('\n');
}

/** Indented code within such blocks, which MDX does not have, as fences where it stands. */
export function fenceWithinBlocks(text: string): string {
  const lines = text.split('\n');
  const result: string[] = [];
  const read = createFenceReader();
  for (let index = 0; index < lines.length; ) {
    const source = lines[index++]!;
    const block = read(source) === 'prose' ? readStart(source) : null;
    result.push(source);
    if (!block) continue;
    const { content, last } = takeContent(lines, index, block.indent);
    const inner = withEnds(content.map((line) => outdent(line, 4))).join('\n');
    const depth = ' '.repeat(block.indent + 4);
    const fenced = fenceWithinBlocks(fenceIndentedCode(inner));
    if (fenced !== inner)
      addAll(
        result,
        fenced.split('\n').map((line) => (line === '' ? '' : depth + line)),
      );
    else addAll(result, lines.slice(index, last));
    index = last;
  }
  return result.join('\n');
}

function convertLines(lines: readonly string[]): string[] {
  const result: string[] = [];
  const read = createFenceReader();
  let tabs: string | null = null;
  for (let index = 0; index < lines.length; ) {
    const source = lines[index]!;
    const block = read(source) === 'prose' ? readStart(source) : null;
    if (!block) {
      if (tabs !== null && source.trim() !== '') {
        result.push(`${tabs}</Tabs>`, '');
        tabs = null;
      }
      result.push(source);
      index++;
      continue;
    }
    const { content, end } = takeContent(lines, index + 1, block.indent);
    const indent = ' '.repeat(block.indent);
    if (tabs !== null && (!block.isTab || tabs !== indent)) {
      result.push(`${tabs}</Tabs>`, '');
      tabs = null;
    }
    if (block.isTab && tabs === null) {
      result.push(`${indent}<Tabs>`);
      tabs = indent;
    }
    const inner = convertLines(withEnds(content.map((line) => outdent(line, 4))));
    result.push(
      indent + block.opening,
      ...[...block.anchor, ...trimEmpty(inner)].map((line) => (line ? indent + line : '')),
    );
    result.push(indent + block.closing);
    if (!block.isTab) result.push('');
    index = end;
  }
  if (tabs !== null) result.push(`${tabs}</Tabs>`);
  return result;
}

function readStart(source: string): Block | null {
  const match = start.exec(source);
  if (!match) return null;
  const [, indent = '', mark = '', names = '', written] = match;
  const title = written === undefined ? undefined : unescapeMarks(wordsOfHtml(written));
  const id = /<\w+\b[^<>]*?\sid="([^"<>]+)"/.exec(written ?? '')?.[1];
  const anchor = id === undefined ? [] : ['', `<span${attribute('id', id)} />`, ''];
  if (mark.startsWith('===')) {
    if (title === undefined) return null;
    return {
      indent: leading(indent),
      opening: `<Tab${attribute('title', title)}>`,
      anchor,
      closing: '</Tab>',
      isTab: true,
    };
  }
  const [name = 'note'] = names.split(/\s+/);
  const label = title ?? (calloutFor(name) === null && name ? name[0]!.toUpperCase() + name.slice(1) : '');
  if (mark.startsWith('???')) {
    const shown = attribute('title', label || name[0]!.toUpperCase() + name.slice(1));
    const opening = `<Accordion${shown}${mark.endsWith('+') ? ' defaultOpen' : ''}>`;
    return { indent: leading(indent), opening, anchor, closing: '</Accordion>', isTab: false };
  }
  const callout = calloutFor(name) ?? 'Note';
  const opening = `<${callout}${label ? attribute('title', label) : ''}>`;
  return { indent: leading(indent), opening, anchor, closing: `</${callout}>`, isTab: false };
}

/**
 * The lines below `from` that stand deeper than `indent` by four, or are empty; `last`: where they end, and `end` with
 * the empty lines before another tab.
 */
function takeContent(
  lines: readonly string[],
  from: number,
  indent: number,
): { content: string[]; last: number; end: number } {
  let end = from;
  while (end < lines.length && (lines[end]!.trim() === '' || leading(lines[end]!) >= indent + 4)) end++;
  while (end > from && lines[end - 1]!.trim() === '') end--;
  const content = lines.slice(from, end).map((line) => outdent(line, indent));
  return { content, last: end, end: skipEmpty(lines, end) };
}

/** Empty lines between two tabs do not end the row of tabs. */
function skipEmpty(lines: readonly string[], from: number): number {
  let next = from;
  while (next < lines.length && lines[next]!.trim() === '') next++;
  return next < lines.length && /^[ \t]*===[!+]?[ \t]*"/.test(lines[next]!) ? next : from;
}

/** A fence without an end would take what ends the block into its code; its end stands in the block that it is in. */
function withEnds(lines: readonly string[]): string[] {
  const read = createFenceReader();
  let open = '';
  for (const line of lines) {
    const kind = read(line);
    if (kind === 'opening') open = ' '.repeat(leading(line)) + /`{3,}|~{3,}/.exec(line)![0];
    else if (kind !== 'inside') open = '';
  }
  return open === '' ? [...lines] : [...lines, open];
}

function trimEmpty(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(0, last + 1);
}

/** How deep a line stands: a tab goes to the next fourth column (Python-Markdown). */
function leading(line: string): number {
  return endOfIndent(line).column;
}

/** A line without that many columns of its indentation. */
function outdent(line: string, columns: number): string {
  const { at, column } = endOfIndent(line, columns);
  return ' '.repeat(Math.max(0, column - columns)) + line.slice(at);
}

function endOfIndent(line: string, most = Number.POSITIVE_INFINITY): { at: number; column: number } {
  let [at, column] = [0, 0];
  for (; column < most && (line[at] === ' ' || line[at] === '\t'); at++)
    column += line[at] === ' ' ? 1 : 4 - (column % 4);
  return { at, column };
}
