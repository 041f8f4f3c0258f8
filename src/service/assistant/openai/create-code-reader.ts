/** Tells blocks of code from the rest of an answer, line by line. */
export interface CodeReader {
  /** Whether a line that begins so may turn out to belong to code: nothing of it can be shown until it is whole. */
  mayBeCode: (beginning: string) => boolean;
  /** Takes a line, whole and without its break. Gives what is shown for it as code; `null` for all other lines. */
  read: (line: string) => string | null;
  /** What closes a block that is still open; empty for none. */
  end: () => string;
}

interface Block {
  marks: string;
  /** Before each of its lines: the signs of its quotes, and spaces as far as its first line is indented. */
  indent: string;
  quotes: number;
}

/** What surely stands before the text of a line: signs of quotes and list items, and how far these are indented. */
interface Containers {
  prefix: string;
  rest: string;
  /** Columns at which the texts of the open list items begin. */
  items: number[];
}

const beginning = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*(?:\d{1,9}|`{0,2}|~{0,2}|(?:`{3}|~{3})[^\n]{0,200})$/;
const opening = /^(`{3,20}|~{3,20})([^`~]{0,100})$/;
const item = /^(?:[-*+]|(\d{1,9})[.)]) {1,4}(?=[^ ])/;
const rule = /^([-*_])(?: *\1){2,} *$/;
/** What is indented further, beyond what it stands in, is no sign but text (CommonMark 0.31, section 4.4). */
const mostSpaces = 3;
const tabStop = 4;

/**
 * Makes the reader of code in what a model writes. Programs differ in where they take code to begin and end, and what
 * only some of them take for code could hide a link from the others. So a block opens where that is certain
 * (CommonMark 0.31, sections 4.5 and 5), its lines keep the indentation and the quotes of the first one, and what may
 * close it does.
 */
export function createCodeReader(): CodeReader {
  let block: Block | null = null;
  let items: number[] = [];
  let isAfterBlank = true;
  const close = (): string => {
    const { indent, marks } = block!;
    block = null;
    return indent + marks;
  };
  const readInside = (line: string): string | null => {
    const inside = takeInside(line, block!);
    if (inside === null) block = null;
    else if (inside.trim().startsWith(block!.marks) && /^([`~])\1*$/.test(inside.trim())) return close();
    return inside === null ? null : inside.trim() === '' ? block!.indent.trimEnd() : block!.indent + inside;
  };
  const readOutside = (line: string): string | null => {
    const text = expandTabs(line);
    if (text.trim() === '') {
      isAfterBlank = true;
      return null;
    }
    const found = readContainers(text, { items, isAfterBlank });
    items = found?.items ?? enclosing(items, text);
    isAfterBlank = false;
    const [, marks, info = ''] = opening.exec(found?.rest ?? '') ?? [];
    if (!found || marks === undefined) return null;
    block = {
      marks,
      indent: found.prefix.replace(/[^>]/g, ' '),
      quotes: found.prefix.split('>').length - 1,
    };
    return found.prefix + marks + info.replace(/[[\]()<>:].*/s, '');
  };
  return {
    mayBeCode: (text) => block !== null || beginning.test(text),
    read: (line) => (block ? readInside(line) : null) ?? readOutside(line),
    end: () => (block ? close() : ''),
  };
}

/** A line of a block without its quotes and indentation; `null` where its quotes have ended, and it with them. */
function takeInside(line: string, { indent, quotes }: Block): string | null {
  const signs = new RegExp(`^(?:[ \\t]*>){${quotes}}`).exec(line);
  if (!signs) return null;
  const own = indent.length - indent.lastIndexOf('>') - 1;
  const rest = line.slice(signs[0].length);
  if (own === 0) return rest;
  const text = expandTabs(rest);
  return text.slice(Math.min(own, text.length - text.trimStart().length));
}

function readContainers(
  line: string,
  { items, isAfterBlank }: { items: readonly number[]; isAfterBlank: boolean },
): Containers | null {
  let open = enclosing(items, line);
  // A number other than 1 begins no item within a paragraph.
  let mayCount = isAfterBlank || open.length < items.length;
  let base = open.at(-1) ?? 0;
  for (let at = 0; ; ) {
    at += /^ */.exec(line.slice(at))![0].length;
    const rest = line.slice(at);
    if (at - base > mostSpaces) return null;
    if (rest.startsWith('>')) {
      at++;
      base = at + (line[at] === ' ' ? 1 : 0);
      [open, mayCount] = [[], false];
      continue;
    }
    const mark = rule.test(rest) ? null : item.exec(rest);
    if (!mark || !(mayCount || mark[1] === undefined || Number(mark[1]) === 1)) {
      const isQuoted = line.slice(0, at).includes('>');
      return { prefix: line.slice(0, at), rest, items: isQuoted ? [] : open };
    }
    at += mark[0].length;
    base = at;
    open = [...open, base];
    mayCount = true;
  }
}

function enclosing(items: readonly number[], line: string): number[] {
  const indent = line.length - line.trimStart().length;
  return items.filter((column) => column <= indent);
}

/** Tabs among what may stand before the text of a line, as spaces. */
function expandTabs(line: string): string {
  const head = /^[ \t>*+\-\d.)]*/.exec(line)![0];
  let column = 0;
  const spaced = head.replace(/\t|[^\t]+/g, (part) => {
    const text = part === '\t' ? ' '.repeat(tabStop - (column % tabStop)) : part;
    column += text.length;
    return text;
  });
  return spaced + line.slice(head.length);
}
