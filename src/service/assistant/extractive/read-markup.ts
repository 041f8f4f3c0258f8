import { createFenceReader } from '../../../base/text/create-fence-reader.ts';

/** A piece of MDX: what readers see, tags, and code blocks line by line. */
export type MarkupToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: string; closes: boolean }
  | { kind: 'close'; name: string }
  /** A line of a code block, its fences included. */
  | { kind: 'code'; line: string }
  | { kind: 'newline' };

/** Longer than what is written by hand: what does not end by then is no tag, comment or span. */
const longest = { tag: 2_000, comment: 2_000, span: 500 };

/** Takes MDX apart. Comments and what modules import and export are left out. Linear in the text. */
export function* readMarkup(markdown: string): Generator<MarkupToken> {
  const readFence = createFenceReader();
  let prose: string[] = [];
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    if (readFence(line) === 'prose') {
      prose.push(line);
      continue;
    }
    yield* readProse(prose.join('\n'), prose.length > 0);
    prose = [];
    yield { kind: 'code', line };
  }
  yield* readProse(prose.join('\n'), prose.length > 0);
}

function* readProse(text: string, isAny: boolean): Generator<MarkupToken> {
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const special = readSpecial(text, at);
    if (special === null) {
      at++;
      continue;
    }
    if (at > start) yield { kind: 'text', text: text.slice(start, at) };
    if (special.token) yield special.token;
    at = start = special.end;
  }
  if (start < text.length) yield { kind: 'text', text: text.slice(start) };
  if (isAny) yield { kind: 'newline' };
}

interface Special {
  token: MarkupToken | null;
  end: number;
}

/** What begins at a place, when it is more than a letter of the text. */
function readSpecial(text: string, at: number): Special | null {
  const character = text[at]!;
  if (character === '\n') return { token: { kind: 'newline' }, end: at + 1 };
  if (character === '\\') return { token: { kind: 'text', text: text.slice(at, at + 2) }, end: at + 2 };
  if (character === '`') return readSpan(text, at);
  if (character === '{') return text.startsWith('{/*', at) ? readUntil(text, at, '*/}') : readString(text, at);
  if (character !== '<') return null;
  return text.startsWith('<!--', at) ? readUntil(text, at, '-->') : readTag(text, at);
}

function readUntil(text: string, at: number, end: string): Special | null {
  const place = text.slice(at, at + longest.comment).indexOf(end);
  return place < 0 ? null : { token: null, end: at + place + end.length };
}

/** Inline code is meant literally. */
function readSpan(text: string, at: number): Special {
  const [paragraph] = text.slice(at, at + longest.span).split('\n\n', 1) as [string];
  const ticks = /^`+/.exec(paragraph)![0];
  const place = paragraph.indexOf(ticks, ticks.length);
  const end = at + (place < 0 ? ticks.length : place + ticks.length);
  return { token: { kind: 'text', text: text.slice(at, end).replace(/\n\s*/g, ' ') }, end };
}

/** `{" "}` and `{'text'}` are the text. */
function readString(text: string, at: number): Special | null {
  const match = /^\{\s*(?:"([^"{}\n]*)"|'([^'{}\n]*)'|`([^`${}\n]*)`)\s*\}/.exec(text.slice(at, at + 500));
  return match && { token: { kind: 'text', text: match[1] ?? match[2] ?? match[3] ?? '' }, end: at + match[0].length };
}

function readTag(text: string, at: number): Special | null {
  const name = /^<(\/?)([A-Za-z][\w.-]*)?(?=[\s/>])/.exec(text.slice(at, at + 80));
  if (!name) return null;
  const end = findTagEnd(text, at + name[0].length);
  if (end < 0) return null;
  const inside = text.slice(at + name[0].length, end);
  const token: MarkupToken = name[1]
    ? { kind: 'close', name: name[2] ?? '' }
    : { kind: 'open', name: name[2] ?? '', attributes: inside.replace(/\/$/, ''), closes: inside.endsWith('/') };
  return { token, end: end + 1 };
}

/** Place of the `>` that ends a tag, beyond quoted values and braces; -1 for none. */
function findTagEnd(text: string, from: number): number {
  let quote = '';
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + longest.tag); at++) {
    const character = text[at]!;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'" || character === '`') quote = character;
    else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === '>' && depth <= 0) return at;
  }
  return -1;
}
