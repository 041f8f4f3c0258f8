import { measureEdits } from '../../base/text/measure-edits.ts';
import { foldText } from './fold-text.ts';
import type { Speller } from './spell-word.ts';
import { findRuns, readRun } from './split-words.ts';

/** What one language adds to the splitting and folding that all of them share. */
export interface LanguageRules {
  /** BCP 47 primary tag. */
  language: string;
  /** Folded words that say nothing about a text. */
  stopWords: ReadonlySet<string>;
  /** Folded words that say little in a question beside others: `make`, `other`. */
  weakWords?: ReadonlySet<string>;
  /** Verbs with a little word behind them that mean something else, `verb particle meaning`. */
  phrases?: readonly string[];
  /** Of scripts without spaces: characters that join words, so a pair with one of them says nothing. */
  stopCharacters?: string;
  /** The form under which all inflections of a folded word are found. */
  stem: (word: string) => string;
  /** What words may end in beyond their stem: while `configurat` is typed, `configuration` is meant. */
  endings: readonly string[];
  /** What a common word may end in and be a common word still: `slow`, `slower`. */
  inflections?: readonly string[];
  /** Words that mean nearly the same, one group a line. */
  synonyms?: readonly string[];
  /** What else words of a query may mean: of each line the first word, by its group in `synonyms`. */
  everyday?: readonly string[];
  /** Words have spaces between their syllables: of two neighbours, joined, `synonyms` may say what they mean. */
  joinsSyllables?: true;
  /** Little words that are written together with the next one, with their apostrophe. */
  elisions?: RegExp;
  /** Makes one character of several forms; keeps the length. */
  fold?: (surface: string) => string;
  /** Spelling that knows how this language is typed. */
  createSpeller?: () => Speller;
}

/** What the words of a language mean. */
export type LanguageMeanings = Required<Pick<LanguageRules, 'synonyms' | 'everyday'>>;

/** A place in a text and the terms it is found by. */
export interface Token {
  start: number;
  end: number;
  /** Terms of the parts, without stop words; one for an ordinary word. */
  parts: readonly TokenPart[];
  /**
   * The term of a whole identifier, path or version, as it is written, or of a compound of prose, whose forms are one
   * as those of any word: `YouTube` and `youtube`, `WebSockets` and `websocket`. Empty for an ordinary word.
   */
  whole: string;
  /** Written as code is: `create_user`, `createUser`, `user.id`. */
  identifier: boolean;
  /** See `Word`. */
  isName: boolean;
  /** Written without spaces: the token is a whole clause, its parts are pairs of characters. */
  spaceless: boolean;
}

export interface TokenPart {
  /** What the index is keyed by. */
  term: string;
  /** The folded word before stemming. */
  surface: string;
}

/** What a run of characters is found by, wherever it stands. */
export type RunTerms = Omit<Token, 'start' | 'end'>;

/** Reads text of one language into terms, the same at build time, in the browser and in the service. */
export interface Analyser {
  language: string;
  analyse: (text: string) => Token[];
  /** What one run of characters (`listRuns`) is found by. */
  readRun: (run: string) => RunTerms;
  stem: (surface: string) => string;
  /** Of folded words. */
  isStopWord: (surface: string) => boolean;
  /** Whether a folded word is nearly one of them: `whne`, `tahn`. */
  isStopSlip: (surface: string) => boolean;
  /** Whether one of them begins so. */
  beginsStopWord: (begun: string) => boolean;
  /** Of folded words. */
  isWeakWord: (surface: string) => boolean;
  /** What a verb (as a term) and a folded word that follows it mean together; `null` when nothing of their own. */
  phraseOf: (verb: string, particle: string) => string | null;
  /** Stems of the words that an unfinished word may become. */
  foreseeStems: (begun: string) => Set<string>;
  /** The term under which all words of nearly the same meaning are found; `null` for a word without any. */
  conceptOf: (term: string) => string | null;
  /** The same for a word of a query, which may mean several things. */
  conceptsOf: (term: string) => readonly string[];
  /** Whether two neighbours of a text may be one word (`LanguageRules.joinsSyllables`). */
  joinsSyllables: boolean;
  /** `null` where nearest words are as good as anything. */
  spell: Speller;
  /** Whether spelling needs pairs of characters among the known words. */
  spellsPairs: boolean;
}

/** Runs that are remembered at once; a text of CJK or of code has ever new ones. */
const mostKnown = 20_000;

/** Words and their stems are remembered for as long as the analyser lives: a text repeats them. */
export function createAnalyser(rules: LanguageRules): Analyser {
  const stems = new Map<string, string>();
  const stem = (surface: string): string => {
    let known = stems.get(surface);
    if (known === undefined) stems.set(surface, (known = isStemmable(surface) ? rules.stem(surface) : surface));
    return known;
  };
  const joining = new Set(rules.stopCharacters);
  const isStopWord = (surface: string): boolean =>
    rules.stopWords.has(surface) ||
    (joining.size > 0 && surface.length < 3 && [...surface].some((character) => joining.has(character)));
  const tails = listTails(rules.endings);
  const foreseeStems = (begun: string): Set<string> => new Set(tails.map((tail) => stem(begun + tail)));
  const { fold = (surface) => surface, elisions } = rules;
  const cut = (run: string): ReturnType<typeof readRun> => readRun(elisions ? run.replace(elisions, '') : run);
  const readPart = (part: string): TokenPart => {
    const surface = fold(foldText(part));
    return { term: stem(surface), surface };
  };
  const termOf = (word: string): string => readPart(cut(word).parts[0]!).term;
  const concepts = listConcepts(rules.synonyms ?? [], termOf);
  const conceptOf = (term: string): string | null => concepts.get(term) ?? null;
  const meanings = listMeanings(rules.everyday ?? [], { termOf, concepts });
  const conceptsOf = (term: string): readonly string[] => [
    ...new Set([conceptOf(term) ?? [], meanings.get(term) ?? []].flat()),
  ];
  const known = new Map<string, RunTerms>();
  const openRun = (run: string): RunTerms => {
    const { parts, whole, ...kind } = cut(run);
    // Some letters fold into marks alone, of which nothing is left.
    const terms = parts.map(readPart).filter(({ surface }) => surface.trim() !== '' && !isStopWord(surface));
    const isProse = whole !== '' && !kind.isName;
    return { parts: terms, whole: isProse ? readPart(whole).term : foldText(whole), ...kind };
  };
  const termsOf = (run: string): RunTerms => {
    let terms = known.get(run);
    if (terms) return terms;
    if (known.size >= mostKnown) known.clear();
    known.set(run, (terms = openRun(run)));
    return terms;
  };
  const analyse = (text: string): Token[] =>
    findRuns(text).map(({ start, text: run }) => ({ start, end: start + run.length, ...termsOf(run) }));
  const phrases = listPhrases(rules.phrases ?? [], stem);
  let speller: Speller | null = null;
  const spell: Speller = (typed, known, open) =>
    (speller ??= rules.createSpeller?.() ?? knowNothing)(typed, known, open);
  return {
    language: rules.language,
    analyse,
    readRun: termsOf,
    stem,
    isStopWord,
    isStopSlip: (surface) => [...rules.stopWords].some((word) => isSlip(surface, word)),
    beginsStopWord: (begun) => [...rules.stopWords].some((word) => word.startsWith(begun)),
    isWeakWord: (surface) => rules.weakWords?.has(surface) === true,
    phraseOf: (verb, particle) => phrases.get(`${verb} ${particle}`) ?? null,
    foreseeStems,
    conceptOf,
    conceptsOf,
    joinsSyllables: rules.joinsSyllables === true,
    spell,
    spellsPairs: rules.createSpeller !== undefined,
  };
}

/** Of shorter words a letter more, fewer or another makes a new word; two that are swapped are a slip in all. */
const SURE_WORD = 4;

function isSlip(typed: string, word: string): boolean {
  if (measureEdits(typed, word, { limit: 1 }) !== 1) return false;
  const isSwapped = typed.length === word.length && [...typed].sort().join('') === [...word].sort().join('');
  return isSwapped ? word.length > 2 : word.length >= SURE_WORD && typed[0] === word[0];
}

const knowNothing: Speller = () => null;

/** Codes and numbers have no inflections. */
function isStemmable(surface: string): boolean {
  return surface.length > 2 && !/\d/.test(surface);
}

/** All that can be left to type of an ending: `tion`, `ion`, `on`, `n`. */
function listTails(endings: readonly string[]): string[] {
  return [...new Set(endings.flatMap((ending) => [...ending].map((_, from) => ending.slice(from))))];
}

function listPhrases(phrases: readonly string[], stem: (word: string) => string): Map<string, string> {
  return new Map(
    phrases.map((line) => {
      const [verb, particle, meaning] = line.split(' ');
      return [`${stem(verb!)} ${particle!}`, stem(meaning!)];
    }),
  );
}

/** `~` sorts behind all letters of ASCII, so the terms of meanings stand together. */
function listConcepts(synonyms: readonly string[], termOf: (word: string) => string): Map<string, string> {
  const concepts = new Map<string, string>();
  for (const line of synonyms) {
    const stems = line.split(' ').map(termOf);
    for (const term of stems) concepts.set(term, `~${stems[0]}`);
  }
  return concepts;
}

/** Of words of queries the concepts that they may mean, of lines that begin with a word of a concept. */
function listMeanings(
  lines: readonly string[],
  { termOf, concepts }: { termOf: (word: string) => string; concepts: ReadonlyMap<string, string> },
): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  for (const line of lines) {
    const [head, ...words] = line.split(' ').map(termOf);
    const concept = concepts.get(head!);
    if (concept !== undefined) for (const word of words) meanings.set(word, [...(meanings.get(word) ?? []), concept]);
  }
  return meanings;
}
