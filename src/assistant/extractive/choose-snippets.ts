import type { Passage } from '../../model/retrieval.ts';
import type { Snippet } from './split-passage.ts';

/** A snippet with what its worth is judged by. */
export interface Candidate {
  snippet: Snippet;
  passage: Passage;
  terms: ReadonlySet<string>;
  /** Terms of its page's title and its heading, which it need not repeat. */
  headingTerms: ReadonlySet<string>;
  /** Likeness to the question by meaning, -1 to 1; `null` where nothing measures it. */
  likeness: number | null;
}

export interface Choice {
  /** By passage, the one that answers best first. */
  candidates: Candidate[];
  /** Share of the question's weight that the best passage and the quotations speak of, 0 to 1. */
  coverage: number;
}

const mostOfLead = 2;
const mostOthers = 2;
/** What speaks of less of the question than this share of the best quotation says little beside it. */
const leastBesideBest = 0.75;
/** Quotations that share so many of their words say the same. */
const sameness = 0.6;

type Weights = ReadonlyMap<string, number>;

/** Chooses what to quote: from the passage that answers best, and one sentence of each other that says as much. */
export function chooseSnippets(candidates: readonly Candidate[], asked: ReadonlySet<string>): Choice {
  const quotable = candidates.filter(({ snippet }) => snippet.kind === 'sentence' || snippet.kind === 'item');
  if (quotable.length === 0) return { candidates: [], coverage: 0 };
  const weights = weighTerms(candidates, asked);
  const groups = [...Map.groupBy(quotable, ({ passage }) => passage).values()].map((group) => group.toSorted((a, b) => worth(b, weights) - worth(a, weights)));
  const highest = Math.max(...groups.map(([best]) => best!.passage.score));
  const ordered = groups.toSorted((a, b) => standing(b, { weights, highest }) - standing(a, { weights, highest }));
  const [lead = [], ...others] = ordered;
  const chosen = lead.slice(0, 1);
  const isNew = (candidate: Candidate): boolean => chosen.every((other) => overlap(candidate.terms, other.terms) < sameness);
  const bar = leastBesideBest * meaning(lead[0]!, weights);
  for (const candidate of lead.slice(1)) if (chosen.length < mostOfLead && meaning(candidate, weights) >= bar && isNew(candidate)) chosen.push(candidate);
  const most = chosen.length + mostOthers;
  for (const [best] of others) if (chosen.length < most && best!.passage.score >= 0.5 * highest && meaning(best!, weights) >= Math.max(bar, 0.3) && isNew(best!)) chosen.push(best!);
  const spoken = candidates.filter((candidate) => candidate.passage === lead[0]!.passage || chosen.includes(candidate));
  return { candidates: chosen, coverage: share(weights, (term) => spoken.some(({ terms, headingTerms }) => terms.has(term) || headingTerms.has(term))) };
}

/** Rarer terms count no more than this: a word that the site does not use must not outweigh all that it does. */
const heaviest = 1.8;

/** Terms that few snippets have tell more; a term that none has still counts as asked. */
function weighTerms(candidates: readonly Candidate[], asked: ReadonlySet<string>): Map<string, number> {
  const total = candidates.length + 1;
  return new Map([...asked].map((term) => [term, Math.min(heaviest, Math.log(1 + total / (1 + candidates.filter(({ terms }) => terms.has(term)).length)))]));
}

/** Of a passage: how well the search rated it, and how much of the question its best sentence speaks of. */
function standing([best]: readonly Candidate[], { weights, highest }: { weights: Weights; highest: number }): number {
  return 0.55 * (best!.passage.score / Math.max(highest, 0.01)) + 0.45 * meaning(best!, weights);
}

/** Of a sentence among those of its passage. The first says what the passage is about; an item is half a sentence. */
function worth(candidate: Candidate, weights: Weights): number {
  const { snippet, terms } = candidate;
  const length = 0.2 + 0.8 * Math.min(1, terms.size / 8);
  return (0.15 + meaning(candidate, weights)) * length * (snippet.position === 0 ? 1.25 : 1) * (snippet.kind === 'item' ? 0.6 : 1);
}

/** How much of the question a snippet speaks of, by its words and, where that is measured, by its meaning; 0 to 1. */
function meaning({ terms, headingTerms, likeness }: Candidate, weights: Weights): number {
  const found = share(weights, (term) => (terms.has(term) ? 1 : headingTerms.has(term) ? 0.5 : 0));
  return likeness === null ? found : 0.5 * found + 0.5 * Math.max(0, likeness);
}

function share(weights: Weights, presence: (term: string) => number | boolean): number {
  let sum = 0;
  let found = 0;
  for (const [term, weight] of weights) {
    sum += weight;
    found += weight * Number(presence(term));
  }
  return sum === 0 ? 0 : found / sum;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
