import type { Passage } from '../../../model/retrieval.ts';
import type { Snippet } from './split-passage.ts';
import { share, type Weights } from './terms-of.ts';

/** A snippet with what its worth is judged by. */
export interface Candidate {
  snippet: Snippet;
  passage: Passage;
  terms: ReadonlySet<string>;
  /** Terms of its page's title and the headings above it, which it need not repeat. */
  headingTerms: ReadonlySet<string>;
  /** Likeness to the question by meaning, -1 to 1; 0 for what is not compared, `null` where nothing measures it. */
  likeness: number | null;
  /** The same to the question without one of its words, for each of them; empty for what is not compared. */
  likenessWithout: readonly number[];
}

/** How strongly the search speaks for a passage. */
export function strengthOf({ strength, score }: Passage): number {
  return strength ?? score;
}

/** What describes a thing of code answers a question in words less often than a text does. */
const referenceShare = 0.75;

/** Rarer terms count no more than this: a word that the site does not use must not outweigh all that it does. */
const heaviest = 1.8;

/** Terms that few snippets have tell more; a term that none has still counts as asked. */
export function weighAsked(candidates: readonly Candidate[], asked: ReadonlySet<string>): Map<string, number> {
  const total = candidates.length + 1;
  return new Map(
    [...asked].map((term) => [
      term,
      Math.min(heaviest, Math.log(1 + total / (1 + candidates.filter(({ terms }) => terms.has(term)).length))),
    ]),
  );
}

/**
 * Of a passage: what speaks for it by itself, how much of the question its best piece speaks of, and how likely the
 * search holds it for right.
 */
export function standing(
  [best]: readonly Candidate[],
  { weights, highest }: { weights: Weights; highest: number },
): number {
  const { heading, kind } = best!.passage;
  const score = strengthOf(best!.passage);
  const isReference = kind !== 'prose' || /^[\w.]*(?:_|[a-z][A-Z]|\.[a-z])[\w.]*$/.test(heading);
  const worth = 0.2 * (score / Math.max(highest, 0.01)) + 0.3 * meaning(best!, weights) + 0.5 * best!.passage.score;
  return worth * (isReference ? referenceShare : 1);
}

/**
 * Of a piece among those of its passage. The first says what the passage is about; an item is half a sentence, and a
 * row of a table is as short as it is.
 */
export function worth(candidate: Candidate, weights: Weights): number {
  const { snippet, terms } = candidate;
  const length = snippet.kind === 'table' ? 1 : 0.2 + 0.8 * Math.min(1, terms.size / 8);
  const kind = snippet.kind === 'sentence' ? 1 : 0.85;
  return (
    (0.15 + meaning(candidate, weights)) *
    length *
    (snippet.block === 1 && snippet.kind === 'sentence' ? 1.2 : 1) *
    kind
  );
}

/** How much of the question a snippet speaks of, by its words and, where that is measured, by its meaning; 0 to 1. */
export function meaning({ terms, headingTerms, likeness }: Candidate, weights: Weights): number {
  const found = share(weights, (term) => (terms.has(term) ? 1 : headingTerms.has(term) ? 0.5 : 0));
  return likeness === null ? found : 0.5 * found + 0.5 * Math.max(0, likeness);
}
