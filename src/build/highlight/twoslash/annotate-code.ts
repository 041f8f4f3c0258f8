import { escapeHtml, escapeText } from '../../../base/text/escape-html.ts';
import type { TypeHint } from './typed-code.ts';

const piece = /<[^>]*>|&(?:#\d+|#x[\da-f]+|\w+);|[\s\S]/gi;

/**
 * Puts hints into highlighted markup, whose text is the code they were made for. Names get their type as data, for the
 * reader's browser to show; queries and errors become notes below their line, which copying leaves out.
 */
export function annotateCode(markup: string, hints: readonly TypeHint[]): string {
  const asked = new Set(hints.filter(({ kind }) => kind === 'query').map(({ start }) => start));
  const hovers = new Map(
    hints.filter(({ kind, start }) => kind === 'hover' && !asked.has(start)).map((hint) => [hint.start, hint]),
  );
  const notes = hints.filter(({ kind }) => kind !== 'hover').sort((a, b) => a.start - b.start);
  let html = '';
  let offset = 0;
  let end = -1;
  for (const [part] of `${markup}`.matchAll(piece)) {
    const isTag = part.length > 1 && part.startsWith('<');
    // A name that ends with its element is closed inside of it.
    if (end >= 0 && (offset === end || isTag)) [html, end] = [`${html}</span>`, -1];
    const hint = isTag || end >= 0 ? undefined : hovers.get(offset);
    if (hint)
      [html, end] = [`${html}<span class="code-type" data-type="${escapeAttribute(hint.text)}">`, offset + hint.length];
    html += part;
    if (!isTag) offset++;
    // Behind the line break: before it, the note would be followed by an empty line.
    if (part === '\n') html += takeNotes(notes, offset);
  }
  return `${html}${end >= 0 ? '</span>' : ''}${takeNotes(notes, Infinity)}`;
}

function takeNotes(notes: TypeHint[], before: number): string {
  let html = '';
  while (notes[0] && notes[0].start < before) {
    const { kind, text } = notes.shift()!;
    html += `<span class="code-note" data-note="${kind}">${escapeText(text)}</span>`;
  }
  return html;
}

function escapeAttribute(text: string): string {
  return escapeHtml(text).replace(/\n/g, '&#10;');
}
