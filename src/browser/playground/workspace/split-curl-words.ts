/**
 * Words of the first command, as a shell reads them; `null` for a quote without its end. `^` is what Windows writes for
 * `\`, and "`" what PowerShell writes at the end of a line.
 */
export function splitCurlWords(text: string): string[] | null {
  const source = /\^["\r\n]/.test(text) ? text.replace(/\^\r?\n/g, ' ').replace(/\^(.)/gs, '$1') : text;
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < source.length && source[at] !== '|'; ) {
    const piece = readPiece(source, at);
    if (!piece) return null;
    at += piece.length;
    if (piece.text === null) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + piece.text;
  }
  return word === null ? words : [...words, word];
}

/** The next part of a word; a `null` text is the space between two. */
function readPiece(source: string, at: number): { text: string | null; length: number } | null {
  const rest = source.slice(at, at + 2);
  if (/^[\\`][\r\n]/.test(rest)) return { text: null, length: source[at + 2] === '\n' ? 3 : 2 };
  if (/^\s/.test(rest)) return { text: null, length: 1 };
  if (rest === "$'") return readQuoted(source, at + 1, { quote: "'", decode: unescapeAnsi, extra: 1 });
  if (rest[0] === "'") {
    const end = source.indexOf("'", at + 1);
    return end < 0 ? null : { text: source.slice(at + 1, end), length: end - at + 1 };
  }
  if (rest[0] === '"') return readQuoted(source, at, { quote: '"', decode: unescapeDouble, extra: 0 });
  if (rest[0] === '\\') return { text: rest[1] ?? '', length: 2 };
  return { text: rest[0]!, length: 1 };
}

function readQuoted(
  source: string,
  at: number,
  { quote, decode, extra }: { quote: string; decode: (text: string) => string; extra: number },
): { text: string; length: number } | null {
  for (let end = at + 1; end < source.length; end++) {
    if (source[end] === '\\') end++;
    else if (source[end] === quote) return { text: decode(source.slice(at + 1, end)), length: end - at + 1 + extra };
  }
  return null;
}

function unescapeDouble(text: string): string {
  return text.replace(/\\(["\\$`])/g, '$1').replace(/\\\r?\n/g, '');
}

const ansi: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0' };

/** What stands between `$'` and `'` (Bash, "ANSI-C Quoting"). */
function unescapeAnsi(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gis, (_, unicode?: string, hex?: string, sign = '') =>
    unicode || hex ? String.fromCharCode(Number.parseInt((unicode ?? hex)!, 16)) : (ansi[sign] ?? sign),
  );
}
