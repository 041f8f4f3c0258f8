import { isHtmlElement } from '../../base/components/html-elements.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';

const tag = /<(\/?)([a-z][\w.-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const structure = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
/** What MDX would read otherwise: a cell that begins on one line and ends on another, rows that share a line. */
const spread = /<t[dh]\b[^<>]*>(?:(?!<\/?t[dh]\b)[^\n])*\n|<\/tr>[ \t]*<tr\b/;
const inText = /^(?:a|b|br|code|em|i|img|kbd|small|span|strong|sub|sup|u)$/;

/** Tables in HTML as programs write them, with each cell on one line: to MDX, a line within a tag is a paragraph. */
export function joinHtmlTables(text: string): string {
  return mapOutsideFences(text, (prose) =>
    prose.replace(/(?:^.+\n?)+/gm, (block) =>
      /^[ \t]*<\w/.test(block) && spread.test(block) && !/<(?:pre|script|style)\b|=\{|^[ \t]*>/im.test(block)
        ? (joined(block) ?? block)
        : block,
    ),
  );
}

interface Piece {
  text: string;
  name: string;
  kind: 'text' | 'opening' | 'closing' | 'alone';
}

/** `null` for a block whose tags do not match. */
function joined(block: string): string | null {
  const pieces = piecesOf(block.trimEnd());
  const open: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'opening') open.push(piece);
    if (piece.kind !== 'closing') continue;
    // No element, but what a text puts between such signs: `<name>`.
    while (open.length > 0 && open.at(-1)!.name !== piece.name && !isHtmlElement(open.at(-1)!.name)) {
      const sign = open.pop()!;
      sign.kind = 'text';
      sign.text = sign.text.replace('<', '&lt;');
    }
    if (open.pop()?.name !== piece.name) return null;
  }
  if (open.length > 0) return null;
  return `${write(pieces)}\n`;
}

function piecesOf(block: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: slash, 2: name = '', 3: rest = '', index } of block.matchAll(tag)) {
    pieces.push({ text: block.slice(end, index), name: '', kind: 'text' });
    const kind = slash === '/' ? 'closing' : rest.endsWith('/') ? 'alone' : 'opening';
    pieces.push({ text: whole, name, kind });
    end = index + whole.length;
  }
  return [...pieces, { text: block.slice(end), name: '', kind: 'text' }];
}

/** Rows and what holds them on lines of their own, every other element on one; those of the block apart. */
function write(pieces: readonly Piece[]): string {
  const lines: string[] = [''];
  const open: string[] = [];
  const breakLine = (isApart: boolean): void => {
    if (lines.at(-1)!.trim() !== '') lines.push('');
    lines[lines.length - 1] = '';
    if (isApart && lines.length > 1 && lines.at(-2) !== '') lines.push('');
  };
  for (const { text, name, kind } of pieces) {
    if (kind === 'closing') open.pop();
    const isLoose = open.every((outer) => structure.has(outer)) && !inText.test(name);
    const isTop = open.length === 0;
    const isFirst = kind === 'opening' || kind === 'alone' || (isTop && text.trim() !== '' && endsElement(lines));
    if (isLoose && kind === 'closing' && structure.has(name)) breakLine(false);
    if (isLoose && kind !== 'closing' && (kind !== 'text' || isTop) && isFirst) breakLine(isTop);
    lines[lines.length - 1] += text.replace(/\s+/g, ' ');
    if (kind === 'opening') open.push(name);
    const isRow = kind === 'opening' && structure.has(name);
    if (isLoose && (isRow || kind === 'closing' || kind === 'alone')) breakLine(false);
  }
  return lines
    .map((line) => line.trim())
    .join('\n')
    .trimEnd();
}

/** Whether the last line is to begin anew, below an element. */
function endsElement(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.at(-1) === '' && lines.at(-2) !== '';
}
