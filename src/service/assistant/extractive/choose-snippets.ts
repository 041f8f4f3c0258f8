import { linkedRoute } from '../../../shared/search/linked-route.ts';
import { findExample } from './find-example.ts';
import { figureFactor, figureOfPage } from './find-figure.ts';
import { type Candidate, meaning, standing, strengthOf, weighAsked, worth } from './rate-candidates.ts';
import { overlap, share, type Weights } from './terms-of.ts';

export interface SnippetChoice {
  /** By passage, the one that answers best first. */
  candidates: Candidate[];
  /** Share of the question's weight that the best passage speaks of, 0 to 1. */
  coverage: number;
  /** Highest of the page that answers best. */
  likeness: number | null;
  /** How much more like the question the page is without one of its words, of the word that is most amiss. */
  amiss: number;
  /** What is left of its likeness without the word of the question that it depends on most. */
  rest: number;
  /** How likely the search holds its first passage to be right. */
  found: number;
  /** The same of the first passage of another page. */
  foundElsewhere: number;
  /** Share of the question's words that one piece and its headings hold, of the piece that has most of them. */
  together: number;
}

const mostOfLead = 2;
const mostInAll = 3;
/** What speaks of less of the question than this share of the best quotation says little beside it. */
const leastBesideBest = 0.8;
/** The same beside the opening of its page. */
const leastBesideOpening = 0.6;
/** A further passage must answer by itself. */
const leastFit = 0.5;
/** So much more like the question than what the likeliest page says, a quotation of another page comes before that. */
const clearlyMore = 0.06;
/** Quotations that share so many of their words say the same. */
const sameness = 0.6;
const LINK = /\]\(\s*<?([^()\s<>]+)/g;

const nothing: SnippetChoice = {
  candidates: [],
  coverage: 0,
  likeness: null,
  amiss: 0,
  rest: 0,
  found: 0,
  foundElsewhere: 0,
  together: 0,
};

/** The candidates that are likeliest by their words and their passages: what is worth comparing by meaning. */
export function chooseCompared(
  candidates: readonly Candidate[],
  asked: ReadonlySet<string>,
  most: number,
): readonly Candidate[] {
  if (candidates.length <= most) return candidates;
  const weights = weighAsked(candidates, asked);
  const highest = Math.max(...candidates.map(({ passage }) => strengthOf(passage)));
  const rate = (candidate: Candidate): number =>
    standing([candidate], { weights, highest }) + worth(candidate, weights);
  return candidates
    .map((candidate) => ({ candidate, rated: rate(candidate) }))
    .sort((a, b) => b.rated - a.rated)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** Chooses what to quote: from the passage that answers best, and one piece of others that say as much. */
export function chooseSnippets(
  candidates: readonly Candidate[],
  asked: ReadonlySet<string>,
  { wantsNumber = false } = {},
): SnippetChoice {
  const found = Math.max(0, ...candidates.map(({ passage }) => passage.score));
  const speaking = new Set(candidates.filter(isText).map(({ passage }) => passage));
  const quotable = candidates.filter(
    (candidate) =>
      isText(candidate) ||
      (candidate.snippet.kind === 'code' && candidate.passage.score === found && !speaking.has(candidate.passage)),
  );
  if (quotable.length === 0) return nothing;
  const weights = weighAsked(candidates, asked);
  const rate = (candidate: Candidate): number =>
    worth(candidate, weights) * (wantsNumber ? figureFactor(candidate) : 1);
  const groups = [...Map.groupBy(quotable, ({ passage }) => passage).values()].map((group) =>
    group.toSorted((a, b) => rate(b) - rate(a)),
  );
  const highest = Math.max(...groups.map(([best]) => strengthOf(best!.passage)));
  const ordered = groups.toSorted((a, b) => standing(b, { weights, highest }) - standing(a, { weights, highest }));
  const lead = ordered[0]!;
  const own = candidates.filter(({ passage }) => passage === lead[0]!.passage);
  const picked = leadByLikeness(pick(ordered, weights));
  const missing = wantsNumber
    ? figureOfPage(picked, { quotable, weights })
    : findExample(picked, { candidates, weights });
  const chosen = missing ? picked.toSpliced(1, 0, missing) : picked;
  return {
    candidates: chosen,
    coverage: share(weights, (term) =>
      own.some(({ terms, headingTerms }) => terms.has(term) || headingTerms.has(term)),
    ),
    ...describeLikeness(speakingOf(chosen[0]!.passage.route, candidates)),
    found,
    foundElsewhere: findElsewhere(candidates, found),
    together: Math.max(...candidates.map((candidate) => shareOf(asked, candidate))),
  };
}

/**
 * The pieces of a page that were compared. What another page says where it links to this one is often said in the words
 * of a question, so it speaks for the page where it is more like the question than all of these, and never against it.
 */
function speakingOf(route: string, candidates: readonly Candidate[]): Candidate[] {
  const own = candidates.filter(({ passage }) => passage.route === route);
  const highest = Math.max(0, ...own.map(({ likeness }) => likeness ?? 0));
  const linking = candidates.filter(
    ({ passage, snippet, likeness }) =>
      passage.route !== route &&
      likeness !== null &&
      [...snippet.markdown.matchAll(LINK)].some(([, href]) => linkedRoute(href!, passage.route) === route),
  );
  return linking.some(({ likeness }) => likeness! > highest) ? [...own, ...linking] : own;
}

function describeLikeness(candidates: readonly Candidate[]): Pick<SnippetChoice, 'likeness' | 'amiss' | 'rest'> {
  const known = candidates.filter(({ likeness }) => likeness !== null);
  if (known.length === 0) return { likeness: null, amiss: 0, rest: 0 };
  const likeness = Math.max(...known.map((candidate) => candidate.likeness!));
  const compared = known.map(({ likenessWithout }) => likenessWithout).filter(({ length }) => length > 0);
  const without = (compared[0] ?? []).map((_, word) => Math.max(...compared.map((one) => one[word]!)));
  // All that is asked may be one word.
  const rest = without.length > 1 ? Math.min(...without) : likeness;
  return { likeness, amiss: Math.max(0, ...without.map((one) => one - likeness)), rest };
}

function findElsewhere(candidates: readonly Candidate[], found: number): number {
  const first = candidates.find(({ passage }) => passage.score === found)?.passage.route;
  return Math.max(
    0,
    ...candidates.filter(({ passage }) => passage.route !== first).map(({ passage }) => passage.score),
  );
}

function shareOf(asked: ReadonlySet<string>, { terms, headingTerms }: Candidate): number {
  return [...asked].filter((term) => terms.has(term) || headingTerms.has(term)).length / Math.max(1, asked.size);
}

/** Code says what it is for only together with a text; where the best heading has nothing else, it is the answer. */
function isText({ snippet }: Candidate): boolean {
  return snippet.kind !== 'code' && !snippet.isPointer;
}

function pick([lead = [], ...others]: readonly Candidate[][], weights: Weights): Candidate[] {
  const chosen = lead.slice(0, 1);
  const [first] = chosen;
  const bar = leastBesideBest * meaning(first!, weights);
  const isApartFromAll = (candidate: Candidate): boolean => chosen.every((other) => isApart(candidate, other));
  const adds = (candidate: Candidate): boolean => meaning(candidate, weights) >= bar && isApartFromAll(candidate);
  for (const candidate of lead.slice(1)) if (chosen.length < mostOfLead && adds(candidate)) chosen.push(candidate);
  const closest = closestOfPage(chosen, [lead, ...others]);
  if (closest) chosen.push(closest);
  const beside = besideOpening(first!, { others, weights });
  if (beside && isApartFromAll(beside)) chosen.push(beside);
  for (const [best] of others)
    if (
      chosen.length < mostInAll &&
      estimateFit({ score: strengthOf(best!.passage), likeness: best!.likeness }) >= leastFit &&
      adds(best!)
    )
      chosen.push(best!);
  return chosen;
}

/**
 * How likely a further passage answers a question by itself, 0 to 1: a logistic curve through what speaks for it and
 * the likeness of its best piece, fitted to half of the questions in `bench/assistant` and to as many that the sites do
 * not answer.
 */
function estimateFit({ score, likeness }: { score: number; likeness: number | null }): number {
  const found = Math.sqrt(Math.max(0, score));
  const sum = likeness === null ? -2.6 + 7.2 * found : -3.3 + 5 * found + 3.7 * Math.max(0, likeness);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * The words of a question stand on many pages, and the search puts first the one that has most of them: `plan` and
 * `cost` in a table of models. What is quoted of each page tells which of them speaks of what was asked; what the pages
 * of another version say stays behind.
 */
function leadByLikeness(chosen: Candidate[]): Candidate[] {
  const first = chosen[0]!.passage;
  const likenessOf = (route: string): number =>
    Math.max(...chosen.filter(({ passage }) => passage.route === route).map(({ likeness }) => likeness ?? 0));
  const [best] = chosen
    .filter(({ passage }) => passage.version === first.version)
    .map(({ passage }) => passage.route)
    .sort((a, b) => likenessOf(b) - likenessOf(a));
  if (likenessOf(best!) < likenessOf(first.route) + clearlyMore) return chosen;
  const isOfBest = ({ passage }: Candidate): boolean => passage.route === best;
  return [...chosen.filter(isOfBest), ...chosen.filter((candidate) => !isOfBest(candidate))];
}

/** The piece of the page that is most like the question, where it is more like it than all that is chosen. */
function closestOfPage(chosen: readonly Candidate[], groups: readonly Candidate[][]): Candidate | undefined {
  const { route } = chosen[0]!.passage;
  const highest = Math.max(...chosen.map(({ likeness }) => likeness ?? 0));
  return groups
    .flat()
    .filter((candidate) => candidate.passage.route === route && (candidate.likeness ?? 0) > highest)
    .filter((candidate) => chosen.every((other) => overlap(candidate.terms, other.terms) < sameness))
    .sort((a, b) => b.likeness! - a.likeness!)[0];
}

/** How a page opens says what it is about; what to do says another section of it, in part of the words. */
function besideOpening(
  first: Candidate,
  { others, weights }: { others: readonly Candidate[][]; weights: Weights },
): Candidate | undefined {
  if (first.passage.anchor !== '') return undefined;
  const best = others
    .flatMap(([candidate]) => candidate ?? [])
    .filter(({ passage }) => passage.route === first.passage.route && passage.anchor !== '')
    .sort((a, b) => meaning(b, weights) - meaning(a, weights))[0];
  return best && meaning(best, weights) >= leastBesideOpening * meaning(first, weights) ? best : undefined;
}

/** Of one paragraph or list, one piece is enough: what belongs to it comes with it. */
function isApart(a: Candidate, b: Candidate): boolean {
  const isSamePart = a.passage === b.passage && Math.abs(a.snippet.block - b.snippet.block) < 2;
  return !isSamePart && overlap(a.terms, b.terms) < sameness;
}
