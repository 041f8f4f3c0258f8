export interface QuoteRules {
  quote: '"' | "'";
  /** Written form of characters that the language gives a meaning, besides the quote, `\` and line breaks. */
  escapes?: Record<string, string>;
  /** Written form of a character that cannot be seen. */
  unicode: (codePoint: number) => string;
}

// Control and format characters are written as escapes: they are invisible, and bidirectional marks can make code
// read differently from what it does. Joiners stay: emoji and some scripts are made of them.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

/** A string literal on one line with backslash escapes, as the C family of languages has them. */
export function quoteString(text: string, { quote, escapes = {}, unicode }: QuoteRules): string {
  const inner = Array.from(text, (character) => {
    if (character === '\\' || character === quote) return `\\${character}`;
    if (character === '\n') return '\\n';
    if (character === '\r') return '\\r';
    if (character === '\t') return '\\t';
    if (Object.hasOwn(escapes, character)) return escapes[character];
    return unseen.test(character) ? unicode(character.codePointAt(0)!) : character;
  });
  return quote + inner.join('') + quote;
}

/** The quote that needs no escapes where only one of them does, else the usual one. */
export function easiestQuote(text: string, usual: '"' | "'"): '"' | "'" {
  const other = usual === '"' ? "'" : '"';
  return text.includes(usual) && !text.includes(other) ? other : usual;
}

/** Whether a text reads the same in a source file as it is: nothing invisible but tabs and line feeds. */
export function isPlainText(text: string): boolean {
  return !unseen.test(text.replace(/[\n\t]/g, ''));
}

/** A text with every invisible character written anew, tabs and line breaks included. */
export function escapeUnseen(text: string, write: (codePoint: number) => string): string {
  return text.replace(new RegExp(unseen, 'gu'), (character) => write(character.codePointAt(0)!));
}

/** `\u00ad`, and a surrogate pair beyond the basic plane. */
export function escapeUtf16(codePoint: number): string {
  const units = String.fromCodePoint(codePoint);
  return Array.from(
    { length: units.length },
    (_, index) => `\\u${units.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}

/** `\u{ad}`. */
export function escapeBraced(codePoint: number): string {
  return `\\u{${codePoint.toString(16)}}`;
}

/** `\u00ad`, and `\U000e0001` beyond the basic plane. */
export function escapeWide(codePoint: number): string {
  const digits = codePoint.toString(16);
  return codePoint > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}

/** The bytes of UTF-8, e.g. `\302\255`. */
export function escapeOctal(codePoint: number): string {
  const bytes = new TextEncoder().encode(String.fromCodePoint(codePoint));
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
