import { placeToCut } from '../../base/text/place-to-cut.ts';

/** A run of characters that a reader would call one word, and the words inside it. */
export interface Word {
  /** Offsets in the text: `text.slice(start, end)` is the run as written. */
  start: number;
  end: number;
  /** The smaller words, as written: `createUser` has `create` and `User`. Never empty. */
  parts: string[];
  /** The run as one word when it has more than one part: `createUser`, `v1/users/id`, `1.2.3`; else empty. */
  whole: string;
  /** Joined as code is, by `_`, `.`, `/` or capitals inside; a hyphen joins prose as well. */
  identifier: boolean;
  /** Written as code alone is: a hyphen and capitals (`GitHub`) join words of prose, too. */
  isName: boolean;
  /** Written in a script without spaces: `parts` are overlapping pairs of characters. */
  spaceless: boolean;
}

const SPACELESS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々ｰﾞﾟ';
/**
 * Marks inside a word: apostrophes, the turned comma of Uzbek among them, soft hyphens, and the point of Catalan `l·l`.
 */
const JOINT = "['‘’._\\-/@:+{}#$\\xad]+|·(?<=[lL]·)(?=[lL])";
/** Of an acronym in Hebrew, before its last letter. */
const GERSHAYIM = '["״](?<=\\p{Script=Hebrew}["״])(?=\\p{Script=Hebrew})';
/** Marks follow a letter: one alone, as behind an emoji, is no word. */
const LETTERS = `(?![${SPACELESS}])[\\p{L}\\p{N}](?:(?![${SPACELESS}])[\\p{L}\\p{N}\\p{M}])*`;
const RUN = new RegExp(`[${SPACELESS}][${SPACELESS}\\p{M}]*|${LETTERS}(?:(?:${JOINT}|${GERSHAYIM})${LETTERS})*`, 'gu');
/** The same in a tenth of the time, for a text that has nothing else than plain letters, and marks of typography. */
const PLAIN_RUN = new RegExp(`[A-Za-z0-9]+(?:(?:${JOINT})[A-Za-z0-9]+)*`, 'g');
const PLAIN = /^[\0-\x7f\xa0-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf\xd7\xf7\u2010-\u205e\u2190-\u21ff]*$/;
const SPACELESS_START = new RegExp(`^[${SPACELESS}]`, 'u');
const PIECE = /[\p{L}\p{N}\p{M}]+/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?!\p{L}))/u;
/** What a word is found without. */
const WITHIN = /['‘’ʻʼ·"״׳\xad\u0640]/g;
const VERSION = /^v?\d+(?:\.\d+)+$/i;
/** `real-time` and `GitHub`, but not `read_logs`. */
const PROSE_COMPOUND = /^[\p{L}\p{N}\p{M}'‘’·"״\xad-]+$/u;
/** `setTimeout`, but not `WebSocket`. */
const CAMEL_CASE = /^\p{Ll}+\p{Lu}[\p{L}\p{N}]*$/u;
const MOST_PARTS = 12;
const LONGEST_PART = 40;
const LONGEST_WHOLE = 60;

/** A run of characters of a text, and where it starts. */
export interface Run {
  start: number;
  text: string;
}

/**
 * Cuts text of any script into words, keeping identifiers, paths, versions and error codes whole as well as in parts.
 */
export function splitWords(text: string): Word[] {
  return findRuns(text).map(({ start, text: run }) => ({ start, end: start + run.length, ...readRun(run) }));
}

/** Where a text has words. */
export function findRuns(text: string): Run[] {
  return Array.from(text.matchAll(runPattern(text)), ({ 0: run, index }) => ({ start: index, text: run }));
}

/** The same without their places, for whoever reads a whole site. */
export function listRuns(text: string): readonly string[] {
  return text.match(runPattern(text)) ?? [];
}

function runPattern(text: string): RegExp {
  return PLAIN.test(text) ? PLAIN_RUN : RUN;
}

/** What a run holds, wherever it stands. */
export function readRun(run: string): Omit<Word, 'start' | 'end'> {
  const spaceless = SPACELESS_START.test(run);
  const { parts, whole } = spaceless ? { parts: splitPairs(run), whole: '' } : splitRun(run);
  const identifier = parts.length > 1 && !spaceless && !PROSE_COMPOUND.test(run);
  return { parts, whole, identifier, isName: identifier || CAMEL_CASE.test(run), spaceless };
}

/** Behind the last dot; an address goes on with a path. */
const MEMBER = /(?<=\.)[\p{L}\p{N}\p{M}_$]+$/u;

/** The name that a run ends with behind a dot, `setTimeout` of `box.setTimeout`; empty without one. */
export function memberOf(run: string): string {
  return MEMBER.exec(run)?.[0] ?? '';
}

/**
 * Overlapping pairs of characters: measured better than dictionary words for Chinese, and equal on every machine. A
 * syllable is one character, however it is written, and so is a half-width letter with its mark.
 */
function splitPairs(run: string): string[] {
  const composed = run.normalize('NFKC');
  const characters = [...composed];
  if (characters.length < 3) return [composed];
  return characters.slice(1).map((character, index) => characters[index]! + character);
}

function splitRun(run: string): { parts: string[]; whole: string } {
  const plain = withoutPossessive(run);
  if (VERSION.test(plain)) return splitVersion(plain);
  const pieces = plain.match(PIECE) ?? [plain];
  const parts = pieces
    .flatMap(splitHumps)
    .map((part) => (part.length > LONGEST_PART ? part.slice(0, placeToCut(part, LONGEST_PART)) : part))
    .slice(0, MOST_PARTS);
  if (parts.length < 2) return { parts, whole: '' };
  const whole = pieces.join(plain.includes('/') ? '/' : '');
  return { parts, whole: whole.length > LONGEST_WHOLE ? '' : whole };
}

function withoutPossessive(run: string): string {
  return run.replace(/['’]s$/i, '').replace(WITHIN, '') || run;
}

function splitVersion(version: string): { parts: string[]; whole: string } {
  const bare = version.replace(/^v/i, '');
  return { parts: [bare], whole: bare === version ? '' : version };
}

/** Shorter ones beside a single letter are of an abbreviation: `LaTeX`, `sUSDe`. */
const LEAST_BESIDE_SINGLE = 3;

/**
 * `createUser` → `create`, `User`. A hump of one letter stays with its neighbour: `OAuth` and `iOS` are one word, so
 * is `APIs`, and `useOAuthToken` is `use`, `OAuth`, `Token`.
 */
function splitHumps(piece: string): string[] {
  const humps = piece.split(HUMP);
  if (humps.length === 1 || humps.every((hump) => hump.length > 1)) return humps;
  const words = joinSingles(humps);
  return words.some((word) => word.length < LEAST_BESIDE_SINGLE) ? [piece] : words;
}

/** Each letter by itself with the word behind it, the last one with the word before it. */
function joinSingles(humps: readonly string[]): string[] {
  const words: string[] = [];
  let open = '';
  for (const hump of humps) {
    open += hump;
    if (hump.length === 1) continue;
    words.push(open);
    open = '';
  }
  const last = words.pop() ?? '';
  return [...words, last + open];
}
