import type { Analyser } from './analyser.ts';
import { FIELDS, type FieldTexts, type FieldWeight } from './fields.ts';
import { foldText } from './fold-text.ts';
import { operationTerm } from './operation-terms.ts';
import type { SectionTerms } from './section-terms.ts';
import { listRuns, memberOf } from './split-words.ts';

/** `JavaScript` and `GitHub` folded, of which the parts are words as well. */
const NAME = /^\p{L}+$/u;

const noName = { whole: '', isName: false };

/** What a run is found by, in numbers: texts repeat their runs, so what they are is asked once. */
interface NumberedRun {
  parts: NumberedPart[];
  /** Of an identifier as one term; -1 for an ordinary word, here and below. */
  whole: number;
  /** Of the name behind its last dot: who looks for a method does not type what it is called on. */
  member: number;
  /** The same as a word that may be misspelled. */
  named: number;
  identifier: boolean;
  spaceless: boolean;
}

interface NumberedPart {
  term: number;
  /** The term of its meaning. */
  concept: number;
  word: number;
}

/** Reads sections into terms. Each is read by itself, so sections may be read in as many parts as one likes. */
export function readTerms(sections: readonly FieldTexts[], analyser: Analyser): SectionTerms {
  const terms = createTermList();
  const { words, wordCounts, numberOf: numberOfWord } = createWordList();
  const places: number[] = [];
  const runs = new Map<string, NumberedRun>();
  const numberOfMember = (text: string): number => {
    const { whole, isName } = text === '' ? noName : analyser.readRun(text);
    return whole && isName ? terms.numberOf(whole) : -1;
  };
  const openRun = (text: string): NumberedRun => {
    const { parts, whole, identifier, spaceless } = analyser.readRun(text);
    // Who types `javascript` may misspell it, too.
    const name = whole && !identifier ? foldText(text) : '';
    const isNamed = name.length === text.length && NAME.test(name);
    const run: NumberedRun = {
      parts: [],
      whole: whole ? terms.numberOf(whole) : -1,
      member: identifier ? numberOfMember(memberOf(text)) : -1,
      named: isNamed ? numberOfWord(name) : -1,
      identifier,
      spaceless,
    };
    for (const { term, surface } of parts) {
      const concept = identifier ? null : analyser.conceptOf(term);
      run.parts.push({
        term: terms.numberOf(term),
        concept: concept === null ? -1 : terms.numberOf(concept),
        word: numberOfWord(surface),
      });
    }
    runs.set(text, run);
    return run;
  };
  const joined = new Map<number, number>();
  const conceptOfPair = (pair: number, first: number, second: number): number => {
    let known = joined.get(pair);
    if (known === undefined) {
      const concept = analyser.conceptOf(analyser.stem(terms.texts[first]! + terms.texts[second]!));
      joined.set(pair, (known = concept === null ? -1 : terms.numberOf(concept)));
    }
    return known;
  };
  const read = (text: string, { pairs, hasOperations }: FieldWeight): void => {
    const start = places.push(text.length, 0, 0);
    // `read_logs` is less about logs than `Read logs` is.
    const inner: number[] = [];
    let before = -1;
    if (hasOperations && text !== '') for (const term of listOperations(text)) places.push(terms.numberOf(term));
    for (const key of text === '' ? [] : listRuns(text)) {
      const run = runs.get(key) ?? openRun(key);
      if (run.whole >= 0) places.push(run.whole);
      if (run.member >= 0) places.push(run.member);
      if (run.named >= 0) wordCounts[run.named]! += 1;
      const found = run.identifier ? inner : places;
      const isPaired = pairs === 'all' || (pairs === 'spaced' && !run.spaceless);
      for (const { term, concept, word } of run.parts) {
        found.push(term);
        if (isPaired && before >= 0) {
          const pair = terms.numberOfPair(before, term);
          found.push(pair);
          const meant = analyser.joinsSyllables ? conceptOfPair(pair, before, term) : -1;
          if (meant >= 0) found.push(meant);
        }
        before = term;
        if (concept >= 0) found.push(concept);
        wordCounts[word]! += 1;
      }
    }
    places[start - 2] = places.length - start;
    places[start - 1] = inner.length;
    for (const place of inner) places.push(place);
  };
  for (const texts of sections) texts.forEach((text, field) => read(text, FIELDS[field]!));
  return { texts: terms.texts, firsts: terms.firsts, seconds: terms.seconds, words, wordCounts, places };
}

function listOperations(text: string): string[] {
  return text.split('\n').flatMap((line) => operationTerm(line) ?? []);
}

interface TermList extends Pick<SectionTerms, 'texts' | 'firsts' | 'seconds'> {
  numberOf: (term: string) => number;
  /** Of two neighbours as one term. */
  numberOfPair: (first: number, second: number) => number;
}

function createTermList(): TermList {
  const [texts, firsts, seconds]: [string[], number[], number[]] = [[], [], []];
  const numbers = new Map<string, number>();
  const pairs: (Map<number, number> | undefined)[] = [];
  return {
    texts,
    firsts,
    seconds,
    numberOf: (term) => {
      let number = numbers.get(term);
      if (number !== undefined) return number;
      numbers.set(term, (number = texts.push(term) - 1));
      firsts.push(number);
      seconds.push(-1);
      pairs.push(undefined);
      return number;
    },
    numberOfPair: (first, second) => {
      const ofFirst = (pairs[first] ??= new Map());
      let number = ofFirst.get(second);
      if (number !== undefined) return number;
      ofFirst.set(second, (number = texts.push('') - 1));
      firsts.push(first);
      seconds.push(second);
      pairs.push(undefined);
      return number;
    },
  };
}

interface WordList extends Pick<SectionTerms, 'words' | 'wordCounts'> {
  numberOf: (word: string) => number;
}

function createWordList(): WordList {
  const [words, wordCounts]: [string[], number[]] = [[], []];
  const numbers = new Map<string, number>();
  return {
    words,
    wordCounts,
    numberOf: (word) => {
      let number = numbers.get(word);
      if (number === undefined) numbers.set(word, (number = words.push(word) - 1));
      wordCounts[number] ??= 0;
      return number;
    },
  };
}
