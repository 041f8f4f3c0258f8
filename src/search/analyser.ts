import { foldText } from './fold-text.ts';
import { splitWords } from './split-words.ts';

/** What one language adds to the splitting and folding that all of them share. */
export interface LanguageRules {
  /** BCP 47 primary tag. */
  language: string;
  /** Folded words that say nothing about a text. */
  stopWords: ReadonlySet<string>;
  /** The form under which all inflections of a folded word are found. */
  stem: (word: string) => string;
}

/** A place in a text and the terms it is found by. */
export interface Token {
  start: number;
  end: number;
  /** Terms of the parts, without stop words; one for an ordinary word. */
  parts: TokenPart[];
  /** The whole of an identifier, path or version; empty for an ordinary word. */
  whole: string;
}

export interface TokenPart {
  /** What the index is keyed by. */
  term: string;
  /** The folded word before stemming. */
  surface: string;
}

/** Reads text of one language into terms, the same at build time, in the browser and in the service. */
export interface Analyser {
  language: string;
  analyse: (text: string) => Token[];
  stem: (surface: string) => string;
  isStopWord: (surface: string) => boolean;
}

/** Stems are remembered for as long as the analyser lives: a text repeats its words. */
export function createAnalyser(rules: LanguageRules): Analyser {
  const stems = new Map<string, string>();
  const stem = (surface: string): string => {
    let known = stems.get(surface);
    if (known === undefined) stems.set(surface, (known = isStemmable(surface) ? rules.stem(surface) : surface));
    return known;
  };
  const isStopWord = (surface: string): boolean => rules.stopWords.has(surface);
  const readPart = (part: string): TokenPart => {
    const surface = foldText(part);
    return { term: stem(surface), surface };
  };
  const analyse = (text: string): Token[] =>
    splitWords(text).map((word) => ({
      start: word.start,
      end: word.end,
      parts: word.parts.map(readPart).filter((part) => !rules.stopWords.has(part.surface)),
      whole: foldText(word.whole),
    }));
  return { language: rules.language, analyse, stem, isStopWord };
}

/** Codes and numbers have no inflections. */
function isStemmable(surface: string): boolean {
  return surface.length > 2 && !/\d/.test(surface);
}
