export interface JsonPiece {
  text: string;
  kind: 'plain' | JsonKind;
}

export type JsonKind = (typeof jsonKinds)[number];

/** What has a look of its own in JSON. `escape`: a part of a key or a string. */
export const jsonKinds = ['key', 'string', 'escape', 'number', 'word'] as const;

/**
 * Keys, strings, words and numbers; numbers of the Unicode escapes stay within their strings. A group that repeats for
 * each character would overflow the stack, and a string that nothing closes ends with its line, since each quotation
 * mark in it would start another search for its end.
 */
export const jsonPattern =
  /(?<key>"[^"\\\n]*(?:\\.[^"\\\n]*)*"(?=\s*:))|(?<string>"[^"\\\n]*(?:\\.[^"\\\n]*)*"?)|(?<word>\b(?:true|false|null)\b)|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)/g;

const escapePattern = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])/g;

/** Splits JSON into what is coloured and what is not; all of them together are the text. */
export function jsonPieces(code: string): JsonPiece[] {
  const pieces: JsonPiece[] = [];
  for (const { text, kind } of cut(code, jsonPattern)) {
    if (kind === 'key' || kind === 'string')
      for (const part of cut(text, escapePattern)) pieces.push({ text: part.text, kind: part.kind ? 'escape' : kind });
    else pieces.push({ text, kind: (kind as JsonKind | null) ?? 'plain' });
  }
  return pieces;
}

/** `kind`: the name of the group that matched, a mere mark where there are no names; `null` between two matches. */
function* cut(code: string, pattern: RegExp): Generator<{ text: string; kind: string | null }> {
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) yield { text: code.slice(end, match.index), kind: null };
    const named = Object.entries(match.groups ?? { match: match[0] }).find(([, text]) => text !== undefined);
    yield { text: match[0], kind: named![0] };
    end = match.index + match[0].length;
  }
  if (end < code.length) yield { text: code.slice(end), kind: null };
}
