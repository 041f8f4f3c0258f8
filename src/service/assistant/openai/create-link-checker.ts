import { markdownLink } from '../markdown-link.ts';
import { createCodeReader } from './create-code-reader.ts';

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
const special = /\\|`+|~{3,}|!?\[|<(?=[a-z/!?])|&(?=#|colon;|sol;|period;)|(?:https?|ftp):\/\/|www\.(?=\S)/gi;
/** What may go on to one of them. */
const unfinished = /(?:!|<|&[a-z]{0,6}|~{1,}|h(?:t(?:t(?:ps?(?::\/?)?)?)?)?|f(?:t(?:p(?::\/?)?)?)?|w{1,3}\.?)$/i;

/**
 * Makes the filter of what a model writes. Links and pictures lead to allowed addresses only, the text of others stays;
 * HTML is text; `[2]` becomes a link to the passage of that number. Code stays as it is, where it is code for whoever
 * reads the Markdown. A model that passages or readers have misled can so neither send readers elsewhere nor have their
 * browsers call there. What a line opens, it also closes, or it is text.
 */
export function createLinkChecker(rules: LinkRules): LinkChecker {
  const code = createCodeReader();
  let line = '';
  let taken = 0;
  let last = '';
  const show = (text: string): string => {
    last = text.at(-1) ?? last;
    return text;
  };
  const checkLine = (isEnd: boolean): string => {
    const { out, end } = check(line, { rules, isEnd, from: taken, last });
    taken = end;
    return show(out);
  };
  const goOn = (): string => (taken === 0 && code.mayBeCode(line) ? '' : checkLine(line.length - taken > longestHeld));
  /** A little at a time: what is held is read again with each, and all of it where it is too long. */
  const add = (piece: string): string => {
    let out = '';
    for (let at = 0; at < piece.length || at === 0; at += longestHeld) {
      line += piece.slice(at, at + longestHeld);
      out += goOn();
    }
    return out;
  };
  const endLine = (): string => {
    const block = code.read(line);
    const out = block === null ? checkLine(true) : show(block);
    [line, taken] = ['', 0];
    return out;
  };
  return {
    write: (piece) => {
      // Alone, too, a carriage return ends a line for some programs.
      const [first = '', ...others] = piece.replaceAll('\r', '').split('\n');
      let out = add(first);
      for (const other of others) out += `${endLine()}${show('\n')}${add(other)}`;
      return out;
    },
    end: () => {
      const out = endLine();
      const closing = code.end();
      return closing === '' ? out : `${out}\n${closing}`;
    },
  };
}

interface Checking {
  rules: LinkRules;
  /** Whether nothing follows: what is not closed is text then. */
  isEnd: boolean;
  /** Place of the sign that closes the one at a place; `null` for none. */
  closing: (pair: Pair, open: number) => number | null;
}

type Pair = '[]' | '()';

/** A token of the text: what is shown in its place, and its end; `null` while its end is not there yet. */
type Token = { out: string; end: number } | null;

/** Checks a line from a place on, behind which `last` was shown; gives the place up to which it is certain. */
function check(
  text: string,
  { from = 0, last = '', ...given }: Omit<Checking, 'closing'> & { from?: number; last?: string },
): { out: string; end: number } {
  const checking = { ...given, closing: createClosingFinder(text, from) };
  let out = '';
  let at = from;
  const add = (shown: string): void => {
    // Marks of code that meet would be one longer mark, and behind a tilde some programs do not see them.
    const isMeeting = shown.startsWith('`') && /[`~]$/.test(out === '' ? last : out);
    out += isMeeting ? ` ${shown}` : shown;
  };
  for (let match = next(text, at); match; match = next(text, at)) {
    add(text.slice(at, match.index));
    at = match.index;
    const token = readToken(text, { at, sign: match[0], checking });
    if (token === null && !checking.isEnd) return { out, end: at };
    const { out: shown, end } = token ?? { out: neutral(match[0]), end: at + match[0].length };
    add(shown);
    at = end;
  }
  const end = checking.isEnd ? text.length : at + (unfinished.exec(text.slice(at))?.index ?? text.length - at);
  add(text.slice(at, end));
  return { out, end };
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
  if (sign === '\\') return readEscape(text, at);
  if (sign.startsWith('`')) return readCode(text, { at, sign, checking });
  if (sign.startsWith('~') || sign === '&')
    return at + sign.length === text.length && !checking.isEnd ? null : { out: neutral(sign), end: at + sign.length };
  if (sign === '<') return readTag(text, at, checking);
  return sign.endsWith('[') ? readLink(text, { at, sign, checking }) : readAddress(text, at, checking);
}

function neutral(sign: string): string {
  if (/^[`~&]/.test(sign)) return sign.replace(/./g, '\\$&');
  return sign.endsWith('[') || sign === '<' ? `${sign.slice(0, -1)}\\${sign.slice(-1)}` : sign;
}

/** Some programs look for addresses in what is left without the backslashes. */
function readEscape(text: string, at: number): Token {
  const escaped = text[at + 1];
  if (escaped === undefined) return null;
  const isEscape = /[!-/:-@[-`{-~]/.test(escaped) && !/[:/.]/.test(escaped);
  return isEscape ? { out: text.slice(at, at + 2), end: at + 2 } : { out: '\\\\', end: at + 1 };
}

/** Code in a line, between marks of the same length. In a table, a bar ends its cell, and the code with it. */
function readCode(text: string, { at, sign, checking }: Place): Token {
  const begin = at + sign.length;
  const close = new RegExp(`(?<!\`)${sign}(?!\`)`).exec(text.slice(begin));
  const end = close ? begin + close.index + sign.length : text.length;
  if (end === text.length && !checking.isEnd) return null;
  const inside = close && text.slice(begin, begin + close.index);
  return inside === null || (/[|\\]/.test(inside) && checkAll(inside, checking.rules) !== inside)
    ? { out: neutral(sign), end: begin }
    : { out: text.slice(at, end), end };
}

function readTag(text: string, at: number, { rules }: Checking): Token {
  const close = text.indexOf('>', at);
  if (close < 0) return null;
  const inside = text.slice(at + 1, close);
  const target = /^https?:\/\/[^\s<>]*$/i.test(inside) ? rules.resolve(inside) : null;
  return target === null ? { out: '\\<', end: at + 1 } : { out: `<${encodeSigns(target)}>`, end: close + 1 };
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
  const close = checking.closing('[]', open);
  if (close === null) return null;
  const label = text.slice(open + 1, close);
  const after = text[close + 1];
  if (sign === '[' && /^\s*\d{1,4}(?:\s*,\s*\d{1,4})*\s*$/.test(label) && after !== '(')
    return readCitation(label, { text, close, checking });
  if (after === undefined && !checking.isEnd) return null;
  const shown = checkAll(label, checking.rules);
  if (after === ':' && /^[ \t>]*$/.test(text.slice(0, at))) return { out: shown, end: close + 1 };
  if (after !== '(') return { out: after === '[' ? shown : `${neutral('[')}${shown}\\]`, end: close + 1 };
  const end = checking.closing('()', close + 1);
  if (end === null) return checking.isEnd ? { out: `${neutral('[')}${shown}\\]`, end: close + 1 } : null;
  const url = /^\s*(?:<([^<>\n]*)>|(\S*))/.exec(text.slice(close + 2, end));
  const target = checking.rules.resolve((url?.[1] ?? url?.[2] ?? '').trim());
  if (target === null) return { out: shown, end: end + 1 };
  const address = encodeSigns(target);
  return {
    out: `${sign.slice(0, -1)}[${shown}](${/[()]/.test(address) ? `<${address}>` : address})`,
    end: end + 1,
  };
}

/** An address without the signs that would end it, or begin code. */
function encodeSigns(url: string): string {
  return url.replace(/[<>\s`]/g, encodeURIComponent);
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
  return check(text, { rules, isEnd: true }).out;
}

/** All are found at once: one by one, a row of signs that nothing closes would be read from each of them to its end. */
function createClosingFinder(text: string, from: number): Checking['closing'] {
  const found: Partial<Record<Pair, Int32Array>> = {};
  return (pair, open) => (found[pair] ??= findClosings(text, { from, pair }))[open - from]! || null;
}

/** For each place from `from` on, the place of what closes it; 0 for none. */
function findClosings(text: string, { from, pair }: { from: number; pair: Pair }): Int32Array {
  const [opens, closes] = pair;
  const open: number[] = [];
  const closings = new Int32Array(text.length - from);
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === opens) open.push(at);
    else if (sign === closes && open.length > 0) closings[open.pop()! - from] = at;
  }
  return closings;
}
