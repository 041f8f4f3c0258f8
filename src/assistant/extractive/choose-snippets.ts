import type { Passage } from '../../model/retrieval.ts';
import type { Snippet } from './split-passage.ts';

/** A snippet with what its worth is judged by. */
export interface Candidate {
  snippet: Snippet;
  passage: Passage;
  /** Rank of its passage, from 0. */
  rank: number;
  terms: ReadonlySet<string>;
  /** Terms of its page's title and its heading, which it need not repeat. */
  headingTerms: ReadonlySet<string>;
  /** Likeness to the question by meaning, -1 to 1; `null` where nothing measures it. */
  likeness: number | null;
}

export interface Choice {
  candidates: Candidate[];
  /** Share of the question's weight that the chosen ones speak of, 0 to 1. */
  coverage: number;
}

/** How much a snippet's worth counts against its likeness to those that were chosen before (maximal marginal relevance). */
const relevanceShare = 0.75;

/** Chooses up to `most` snippets that speak of what was asked and do not repeat each other; the best first. */
export function chooseSnippets(candidates: readonly Candidate[], { asked, most }: { asked: ReadonlySet<string>; most: number }): Choice {
  const weights = weighTerms(candidates, asked);
  const scored = candidates.map((candidate) => ({ candidate, score: score(candidate, weights) })).filter(({ score: value }) => value > 0);
  const chosen: Candidate[] = [];
  while (chosen.length < most && scored.length > 0) {
    const worth = scored.map(({ candidate, score: value }) => relevanceShare * value - (1 - relevanceShare) * Math.max(0, ...chosen.map((other) => overlap(candidate.terms, other.terms))));
    const best = worth.indexOf(Math.max(...worth));
    const [taken] = scored.splice(best, 1);
    // What speaks of far less of the question than the first says little beside it.
    if (chosen.length > 0 && meaningOf(taken!.candidate, weights) < 0.65 * meaningOf(chosen[0]!, weights)) continue;
    chosen.push(taken!.candidate);
  }
  return { candidates: chosen, coverage: coverageOf(chosen, weights) };
}

/** Terms that few snippets have tell more; a term that none has still counts as asked. */
function weighTerms(candidates: readonly Candidate[], asked: ReadonlySet<string>): Map<string, number> {
  const total = candidates.length + 1;
  return new Map([...asked].map((term) => [term, Math.log(1 + total / (1 + candidates.filter(({ terms }) => terms.has(term)).length))]));
}

function score(candidate: Candidate, weights: ReadonlyMap<string, number>): number {
  const { snippet, terms, passage, rank } = candidate;
  // Code and tables are quoted beside the sentence that leads to them.
  if (snippet.kind === 'code' || snippet.kind === 'table') return 0;
  const meaning = meaningOf(candidate, weights);
  if (meaning === 0) return 0;
  const length = Math.min(1, terms.size / 5);
  return (0.65 * meaning + 0.3 * passage.score + 0.05 / (1 + rank)) * (0.5 + 0.5 * length);
}

/** How much of the question a snippet speaks of, by its words and, where that is measured, by its meaning; 0 to 1. */
function meaningOf({ terms, headingTerms, likeness }: Candidate, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  let found = 0;
  for (const [term, weight] of weights) {
    sum += weight;
    if (terms.has(term)) found += weight;
    else if (headingTerms.has(term)) found += weight * 0.4;
  }
  const share = sum === 0 ? 0 : found / sum;
  if (share === 0 && (likeness ?? 0) < 0.35) return 0;
  return likeness === null ? share : 0.5 * share + 0.5 * Math.max(0, likeness);
}

function coverageOf(chosen: readonly Candidate[], weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  let found = 0;
  for (const [term, weight] of weights) {
    sum += weight;
    if (chosen.some(({ terms, headingTerms }) => terms.has(term) || headingTerms.has(term))) found += weight;
  }
  return sum === 0 ? 0 : found / sum;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}
