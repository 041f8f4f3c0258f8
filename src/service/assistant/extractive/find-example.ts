import { type Candidate, meaning } from './rate-candidates.ts';
import type { Weights } from './terms-of.ts';

/** What opens a page within so many characters says what it is about, and not how it is done. */
const longestOpening = 200;

/**
 * The code of a page that speaks of most of the question, where nothing but the page's opening sentences would be
 * quoted of it.
 */
export function findExample(
  chosen: readonly Candidate[],
  { candidates, weights }: { candidates: readonly Candidate[]; weights: Weights },
): Candidate | undefined {
  const { route } = chosen[0]!.passage;
  const isBare = ({ passage, snippet }: Candidate): boolean =>
    passage.route === route
      ? passage.anchor === '' && passage.content.length <= longestOpening && snippet.kind === 'sentence'
      : true;
  if (!chosen.every(isBare)) return undefined;
  return candidates
    .filter(({ passage, snippet }) => passage.route === route && snippet.kind === 'code')
    .filter(({ terms }) => [...weights.keys()].some((term) => terms.has(term)))
    .sort((a, b) => meaning(b, weights) - meaning(a, weights))[0];
}
