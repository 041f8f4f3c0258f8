import type { Analyser, Token, TokenPart } from './analyser.ts';
import { findForeignWords } from './find-foreign-words.ts';
import { foldText } from './fold-text.ts';
import { findAskedOperation } from './operation-terms.ts';
import { memberOf } from './split-words.ts';

/** What a reader typed, as terms to look up. */
export interface ParsedQuery {
  words: QueryWord[];
  /** Identifiers, paths and versions as a whole. */
  wholes: QueryWhole[];
  /** The operation that it names, `POST /users/{id}`. */
  operation: QueryOperation | null;
  /** Of each part in quotation marks its terms, which have to follow one another; without the open word. */
  phrases: string[][];
  /** Of each word with a minus its terms: what has all of them is not wanted. */
  without: string[][];
}

export interface QueryWord extends TokenPart {
  /** The reader may still be typing it. */
  open: boolean;
  /** Part of an identifier, which says nothing in other words. */
  isPart: boolean;
  /** In quotation marks, or asked for as it is: spelled as it is typed. */
  literal: boolean;
  /** 0–1: how much it says beside the other words. */
  weight: number;
  /** Term of what it means together with a little word behind it: `turn` of `turn off` means `disable`. */
  means: string | null;
}

export interface QueryWhole {
  term: string;
  /** Terms of the words it consists of. */
  covers: string[];
  /** How many of them, from the end, are the member's behind the last dot: 2 of `box.setTimeout`; 0 without a dot. */
  member: number;
  /** See `Word`. */
  isName: boolean;
  open: boolean;
}

export interface QueryOperation {
  /** What the index may have it as, the most exact first. */
  terms: string[];
  /** Terms of the words it consists of. */
  covers: string[];
}

/** More words than this no longer narrow a search, and hostile input ends here. */
const MOST_WORDS = 15;
const LONGEST_QUERY = 300;
const WEAK = 0.75;
/** `throw a server away`: the little word stands at most so far behind its verb. */
const PHRASE_REACH = 3;
const NO_PHRASES: Phrases = { meanings: new Map(), particles: new Set() };

/** Between spaces: a piece of JSON that is pasted has marks of its own. */
const QUOTED = /(?<=^|\s)(?:"[^"]+(?:"(?=\s|$)|$)|[“„][^“”„]+(?:[”“](?=\s|$)|$)|«[^«»]+(?:»(?=\s|$)|$))/g;
/** `-v` and `-rf` are options of a command. */
const MINUS = /(?<=\s|^)-(?=\p{L}{2})(?![A-Za-z]{2}(?=\s|$))([\p{L}\p{M}\p{N}_.]+)(?=\s|$)/gu;

/** A query with spaces in the place of its words with a minus; as it is where it has nothing else. */
export function blankUnwanted(query: string): string {
  const wanted = query.replace(MINUS, blank);
  return wanted.trim() === '' ? query : wanted;
}

/**
 * Reads a query into terms: words, `"words that follow one another"`, `-unwanted`. Its last word is open unless
 * something follows it; `literal` takes every word as it is typed.
 */
export function parseQuery(query: string, analyser: Analyser, { literal = false } = {}): ParsedQuery {
  const text = query.slice(0, LONGEST_QUERY);
  const termsOf = (part: string): string[] =>
    analyser.analyse(part).flatMap(({ parts }) => parts.map(({ term }) => term));
  const quoted = [...text.matchAll(QUOTED)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
    all,
    isClosed: /["”“»]$/.test(all.slice(1)),
  }));
  const unwanted = [...text.matchAll(MINUS)].map(({ 1: word }) => word!);
  const wanted = blankUnwanted(text);
  const tokens = analyser.analyse(wanted);
  const phrases = literal ? NO_PHRASES : findPhrases(tokens, text, analyser);
  const foreign = findForeignWords(surfacesOf(tokens, text), analyser);
  const words: QueryWord[] = [];
  const wholes: QueryWhole[] = [];
  for (const [place, token] of tokens.entries()) {
    const quotation = quoted.find(({ start, end }) => token.start >= start && token.end <= end);
    const isQuoted = quotation !== undefined;
    if (phrases.particles.has(place) && !isQuoted) continue;
    const open = token.end === text.length && !quotation?.isClosed;
    const parts = isQuoted ? token.parts : token.parts.filter(({ surface }) => !foreign.has(surface));
    words.push(
      ...parts.map((part, index) => ({
        ...part,
        open: open && index === parts.length - 1,
        isPart: token.identifier,
        literal: literal || isQuoted || foreign.size > 0,
        weight: !isQuoted && analyser.isWeakWord(part.surface) ? WEAK : 1,
        means: isQuoted ? null : (phrases.meanings.get(place) ?? null),
      })),
    );
    if (token.whole) wholes.push({ ...readWhole(token, text, analyser), open });
  }
  return {
    words: withoutRepeats(words).slice(0, MOST_WORDS),
    wholes: wholes.slice(0, MOST_WORDS),
    operation: literal ? null : readOperation(text, tokens),
    phrases: quoted.map(closedTerms).filter((terms) => terms.length > 0),
    without: wanted === text ? [] : unwanted.map(wholesOf).filter((terms) => terms.length > 0),
  };

  function closedTerms({ all, isClosed }: (typeof quoted)[number]): string[] {
    const isOpen = !isClosed && words.at(-1)?.open;
    return isOpen ? termsOf(all).slice(0, -1) : termsOf(all);
  }

  /** An identifier as one term: `-next.js` says nothing of what has a next step and some JS. */
  function wholesOf(word: string): string[] {
    return analyser
      .analyse(word)
      .flatMap(({ parts, whole }) => (whole && parts.length > 1 ? [whole] : parts.map(({ term }) => term)));
  }
}

function readWhole(
  { start, end, whole, parts, isName }: Token,
  text: string,
  analyser: Analyser,
): Omit<QueryWhole, 'open'> {
  const behindDot = memberOf(text.slice(start, end));
  const member = behindDot === '' ? 0 : analyser.readRun(behindDot).parts.length;
  return {
    term: whole,
    covers: parts.map(({ term }) => term),
    member,
    isName,
  };
}

function readOperation(text: string, tokens: readonly Token[]): QueryOperation | null {
  const asked = findAskedOperation(text);
  if (!asked) return null;
  const within = tokens.filter(({ start, end }) => start >= asked.start && end <= asked.end);
  return { terms: asked.terms, covers: within.flatMap(({ parts }) => parts.map(({ term }) => term)) };
}

/** Of a query: which tokens mean something else than they say, and which are only the little words that make it so. */
interface Phrases {
  meanings: ReadonlyMap<number, string>;
  particles: ReadonlySet<number>;
}

function findPhrases(tokens: readonly Token[], text: string, analyser: Analyser): Phrases {
  const meanings = new Map<number, string>();
  const particles = new Set<number>();
  const surfaces = surfacesOf(tokens, text);
  for (let verb = 0; verb < tokens.length; verb++) {
    const term = analyser.stem(surfaces[verb]!);
    for (let place = verb + 1; place <= verb + PHRASE_REACH && place < tokens.length; place++) {
      const meaning = analyser.phraseOf(term, surfaces[place]!);
      if (meaning === null || particles.has(place)) continue;
      meanings.set(verb, meaning);
      particles.add(place);
      break;
    }
  }
  return { meanings, particles };
}

function surfacesOf(tokens: readonly Token[], text: string): string[] {
  return tokens.map(({ start, end }) => foldText(text.slice(start, end)));
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

/** Of equal terms the last one stays, since it may be open. */
function withoutRepeats(words: QueryWord[]): QueryWord[] {
  return words.filter((word, index) => words.findLastIndex((other) => other.term === word.term) === index);
}
