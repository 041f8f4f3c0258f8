import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { markdownLink } from '../markdown-link.ts';

export interface LinkRules {
  /** The address that a link leads to; `null` for one that the reader should not follow. */
  resolve: (url: string) => string | null;
  /** Address of a passage by its number; `null` for a number that no passage has. */
  cite: (number: number) => string | null;
}

/** Takes Markdown piece by piece and gives what may be shown of it, as soon as that is certain. */
export interface LinkChecker {
  write: (piece: string) => string;
  /** What was held back. */
  end: () => string;
}

/** Longer than this no link is: what goes on is text. */
const longestHeld = 4_000;
const special = /\\|`|!?\[|<(?=[a-z/!?])|\b(?:https?:\/\/|www\.)|^[ \t>]*(?:```|~~~)/gim;

/**
 * Makes the filter of what a model writes. Links and pictures lead to allowed addresses only, the text of others stays;
 * HTML is text; `[2]` becomes a link to the passage of that number. Code stays as it is. A model that passages or
 * readers have misled can so neither send readers elsewhere nor have their browsers call there.
 */
export function createLinkChecker(rules: LinkRules): LinkChecker {
  let held = '';
  let atLineStart = true;
  const run = (isEnd: boolean): string => {
    const { out, rest } = check(held, { rules, isEnd, atLineStart });
    const taken = held.slice(0, held.length - rest.length);
    if (taken !== '') atLineStart = taken.endsWith('\n');
    held = rest;
    return out;
  };
  return {
    write: (piece) => {
      held += piece;
      return run(held.length > longestHeld);
    },
    end: () => run(true),
  };
}

interface Checking {
  rules: LinkRules;
  /** Whether nothing follows: what is not closed is text then. */
  isEnd: boolean;
  atLineStart: boolean;
}

/** A token of the text: what is shown in its place, and its end; `null` while its end is not there yet. */
type Token = { out: string; end: number } | null;

function check(text: string, checking: Checking): { out: string; rest: string } {
  let out = '';
  let at = 0;
  special.lastIndex = 0;
  for (let match = next(text, 0); match; match = next(text, at)) {
    if (/[`~]{3}$/.test(match[0]) && match.index === 0 && !checking.atLineStart) match[0] = '`';
    out += text.slice(at, match.index);
    at = match.index;
    const token = readToken(text, { at, sign: match[0], checking });
    if (token === null && !checking.isEnd) return { out, rest: text.slice(at) };
    const { out: shown, end } = token ?? { out: neutral(match[0]), end: at + match[0].length };
    out += shown;
    at = end;
  }
  // The beginning of a sign may be the end of what has come.
  const open = checking.isEnd
    ? 0
    : (/(?:!|<|\bh(?:t(?:t(?:p(?:s?:?\/?)?)?)?)?|\bw{1,3}|(?:^|\n)[ \t>]*~{0,2})$/i
        .exec(text.slice(at))?.[0]
        .replace(/^\n/, '').length ?? 0);
  const end = text.length - open;
  return { out: out + text.slice(at, end), rest: text.slice(end) };
}

function next(text: string, from: number): RegExpExecArray | null {
  special.lastIndex = from;
  return special.exec(text);
}

interface Place {
  at: number;
  sign: string;
  checking: Checking;
}

function readToken(text: string, { at, sign, checking }: Place): Token {
  if (sign === '\\') return text.length > at + 1 ? { out: text.slice(at, at + 2), end: at + 2 } : null;
  if (/(?:```|~~~)$/.test(sign)) return readFence(text, at);
  if (sign === '`') return readCode(text, at);
  if (sign === '<') return readTag(text, at, checking);
  return sign.endsWith('[') ? readLink(text, { at, sign, checking }) : readAddress(text, at, checking);
}

function neutral(sign: string): string {
  return sign.endsWith('[') || sign === '<' ? `${sign.slice(0, -1)}\\${sign.slice(-1)}` : sign;
}

/** A block of code, up to the line that closes it, or to the end of the quote that it stands in. */
function readFence(text: string, at: number): Token {
  const read = createFenceReader();
  for (let start = at; ; ) {
    const end = text.indexOf('\n', start);
    const kind = read(text.slice(start, end < 0 ? undefined : end));
    if (kind === 'closing') return take(text, at, end < 0 ? text.length : end + 1);
    if (end < 0) return null;
    if (kind === 'prose') return start === at ? readMarks(text, at) : take(text, at, start);
    start = end + 1;
  }
}

/** Three marks that open no block of code, since others stand in their line. */
function readMarks(text: string, at: number): Token {
  const marks = text.indexOf('`', at);
  const code = readCode(text, marks);
  return code && { out: text.slice(at, marks) + code.out, end: code.end };
}

function take(text: string, at: number, end: number): Token {
  return { out: text.slice(at, end), end };
}

/** Code in a line, between marks of the same length. */
function readCode(text: string, at: number): Token {
  const run = /`+/y;
  run.lastIndex = at;
  const mark = run.exec(text)![0];
  const rest = text.slice(at + mark.length);
  const close = new RegExp(`(?<!\`)${mark}(?!\`)`).exec(rest);
  const paragraph = rest.search(/\n[ \t]*\n/);
  if (close && (paragraph < 0 || close.index < paragraph)) {
    const end = at + mark.length + close.index + mark.length;
    // Another mark may still follow, and make it a longer one.
    return end < text.length || mark.length === 1 ? { out: text.slice(at, end), end } : null;
  }
  return paragraph < 0 ? null : { out: mark, end: at + mark.length };
}

function readTag(text: string, at: number, { rules }: Checking): Token {
  const close = text.indexOf('>', at);
  const line = text.indexOf('\n\n', at);
  if (close < 0 && line < 0) return null;
  const inside = text.slice(at + 1, close);
  const target = close >= 0 && /^https?:\/\/[^\s<>]*$/i.test(inside) ? rules.resolve(inside) : null;
  return target === null ? { out: '\\<', end: at + 1 } : { out: `<${target}>`, end: close + 1 };
}

/** An address in the text; as code where it may not be followed, since many clients make links of addresses. */
function readAddress(text: string, at: number, { rules, isEnd }: Checking): Token {
  const address = /[^\s<>"'`)\]|]+/y;
  address.lastIndex = at;
  const found = address.exec(text)![0];
  if (at + found.length === text.length && !isEnd) return null;
  const url = found.replace(/[.,;:!?*_]+$/, '');
  return { out: rules.resolve(url) ?? `\`${url}\``, end: at + url.length };
}

function readLink(text: string, { at, sign, checking }: Place): Token {
  const open = at + sign.length - 1;
  const close = findClosing(text, open, '[]');
  if (close === notYet) return null;
  if (close === never) return { out: neutral(sign), end: at + sign.length };
  const label = text.slice(open + 1, close);
  const after = text[close + 1];
  if (sign === '[' && /^\s*\d{1,4}(?:\s*,\s*\d{1,4})*\s*$/.test(label) && after !== '(')
    return readCitation(label, { text, close, checking });
  if (after === undefined && !checking.isEnd) return null;
  const shown = checkAll(label, checking.rules);
  if (after === ':' && /(?:^|\n)[ \t>]*$/.test(text.slice(0, at))) return { out: shown, end: close + 1 };
  if (after !== '(') return { out: after === '[' ? shown : `${neutral('[')}${shown}\\]`, end: close + 1 };
  const end = findClosing(text, close + 1, '()');
  if (end === notYet) return null;
  if (end === never) return { out: `${neutral('[')}${shown}\\]`, end: close + 1 };
  const url = /^\s*(?:<([^<>\n]*)>|(\S*))/.exec(text.slice(close + 2, end));
  const target = checking.rules.resolve((url?.[1] ?? url?.[2] ?? '').trim());
  if (target === null) return { out: shown, end: end + 1 };
  const address = /[\s()<>]/.test(target) ? `<${target.replace(/[<>\s]/g, encodeURIComponent)}>` : target;
  return { out: `${sign.slice(0, -1)}[${shown}](${address})`, end: end + 1 };
}

function readCitation(
  label: string,
  { text, close, checking }: { text: string; close: number; checking: Checking },
): Token {
  if (close + 1 === text.length && !checking.isEnd) return null;
  const links = label.split(',').map((number) => {
    const url = checking.rules.cite(Number(number));
    return url === null ? null : markdownLink(number.trim(), url);
  });
  // What is no passage's number is no citation: `list[0]`.
  return { out: links.includes(null) ? `\\[${label}\\]` : links.join(' '), end: close + 1 };
}

function checkAll(text: string, rules: LinkRules): string {
  return check(text, { rules, isEnd: true, atLineStart: false }).out;
}

const notYet = -1;
/** A paragraph ends before. */
const never = -2;

/** Place of the sign that closes the one at `open`, or why there is none. */
function findClosing(text: string, open: number, [opens, closes]: string): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === opens) depth++;
    else if (sign === closes && --depth === 0) return at;
    else if (sign === '\n' && text[at + 1] === '\n') return never;
  }
  return notYet;
}
