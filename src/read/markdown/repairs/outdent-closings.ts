import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { addAll } from '../../../base/values/add-all.ts';
import { columnsOf } from './columns-of.ts';
import { endOfTag } from './end-of-tag.ts';
import { lineEnd } from './line-end.ts';

interface OpenTag {
  name: string;
  /** What stands before it in its line: blanks, and markers of lists and quotes. */
  lead: string;
  /** Column of the leftmost item of a list that began since: what is deeper may belong to that item. */
  item: number;
}

const expressions = String.raw`(?:\{[^{}\n]*\}[ \t]*)*`;
const opening = new RegExp(
  String.raw`^((?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])[ \t])*)${expressions}(?=<(?:[A-Za-z][\w.:-]*(?:[\s/>]|$)|>))`,
);
const tagName = /<([A-Za-z][\w.:-]*(?=[\s/>]|$)|(?=>))/y;
/** Blanks, and the marker of an item with what may begin in it. */
const leads = String.raw`[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:>[ \t]*)*)*`;
/** A line of tags and expressions alone. */
const tagLine = new RegExp(String.raw`^(${leads})((?:(?:<[^<>{}\n]*>|\{[^{}\n]*\})[ \t]*)+)$`);
const beforeTag = new RegExp(String.raw`^(?=[ \t\d*+-])${leads}[<{]`);
const item = /^[ \t]*(?=(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$))/;

/**
 * Moves closing tags that have a line of their own, deeper than the tags they close, back to where these stand. Below a
 * list they would belong to its last item, and of an element that ends in there the parser returns a wrong name or ends
 * the process. Every line keeps its length, so places stay true.
 */
export function outdentClosings(source: string): string {
  if (!isConcerned(source)) return source;
  const open: OpenTag[] = [];
  let result = '';
  const readLine = createFenceReader();
  for (let offset = 0; offset < source.length; ) {
    const end = lineEnd(source, offset);
    const line = source.slice(offset, end);
    const kind = readLine(line);
    const isProse = kind === 'prose';
    if (isProse || kind === 'opening') noteItem(line, open);
    const moved = isProse ? outdent(line, open) : null;
    const start = isProse && moved === null && line.includes('<') ? opening.exec(line) : null;
    // The attributes of a tag may take several lines.
    const next = start ? noteOpenings(source, { offset: offset + start[0].length, lead: start[1]!, open }) : end;
    result += moved ?? source.slice(offset, next);
    offset = next;
    if (source[offset] === '\n') {
      result += '\n';
      offset++;
    }
  }
  return result;
}

/** Whether a closing tag stands in a line that begins with something else than a tag, and then with one. */
function isConcerned(source: string): boolean {
  for (let at = source.indexOf('</'); at !== -1; ) {
    const end = lineEnd(source, at);
    if (beforeTag.test(source.slice(source.lastIndexOf('\n', at) + 1, end))) return true;
    at = source.indexOf('</', end);
  }
  return false;
}

function noteItem(line: string, open: readonly OpenTag[]): void {
  if (open.length === 0) return;
  const lead = item.exec(line)?.[0];
  if (lead === undefined) return;
  const column = columnsOf(lead);
  for (const tag of open) tag.item = Math.min(tag.item, column);
}

/**
 * Notes the tags with which a line begins, one right after the other.
 * @returns where the line ends on which the last of them ends
 */
function noteOpenings(
  source: string,
  { offset, lead, open }: { offset: number; lead: string; open: OpenTag[] },
): number {
  let next = lineEnd(source, offset);
  tagName.lastIndex = offset;
  for (let tag = tagName.exec(source); tag; tag = tagName.exec(source)) {
    const name = tag[1]!;
    const end = endOfTag(source, tag.index);
    if (end === null) break;
    next = lineEnd(source, end);
    const rest = source.slice(end, next);
    if (source[end - 2] !== '/' && !rest.includes(`</${name}>`)) open.push({ name, lead, item: Infinity });
    tagName.lastIndex = next - rest.trimStart().length;
  }
  return next;
}

/** `null` for a line that closes nothing of the lines before it. */
function outdent(line: string, open: OpenTag[]): string | null {
  const [, lead = '', tags = ''] = (line.includes('</') && tagLine.exec(line)) || [];
  if (tags === '') return null;
  const own: string[] = [];
  let least = Infinity;
  let outer = '';
  for (const [, slash, name = '', rest = ''] of tags.matchAll(/<(\/?)\s*([^\s/>]*)([^>]*)>/g)) {
    const at = slash ? own.lastIndexOf(name) : -1;
    const index = slash && at < 0 ? open.findLastIndex((tag) => tag.name === name) : -1;
    if (!slash && !rest.endsWith('/')) own.push(name);
    if (at >= 0) own.length = at;
    if (index < 0) continue;
    const closed = open[index]!;
    open.length = index;
    least = Math.min(least, closed.item, columnsOf(closed.lead));
    outer = closed.lead;
  }
  if (least === Infinity) return null;
  const isAsOuter = columnsOf(outer) === least && outer.trim() === '' && outer.length <= lead.length;
  const start = isAsOuter ? outer : ' '.repeat(Math.min(least, lead.length));
  addAll(
    open,
    own.map((name) => ({ name, lead: start, item: Infinity })),
  );
  if (lead.trim() === '' && columnsOf(lead) <= least) return line;
  return start + tags + ' '.repeat(lead.length - start.length);
}
