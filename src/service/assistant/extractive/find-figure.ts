import { type Candidate, meaning } from './rate-candidates.ts';
import type { Weights } from './terms-of.ts';

/** What holds a number, where one is asked for. */
const numberFactor = 1.4;
const LINK_TARGET = /\]\([^()]*\)/g;
/** A figure of its own, and no part of a name: `h2`, `#step-1`. */
const FIGURE = /(?<![\p{L}\p{N}_#/-])[$€£¥]?\d/u;

/** How much more a piece counts that may say how many or how long. */
export function figureFactor({ snippet }: Candidate): number {
  return holdsFigure(snippet.markdown) ? numberFactor : 1;
}

function holdsFigure(markdown: string): boolean {
  return FIGURE.test(markdown.replace(LINK_TARGET, ']'));
}

/** Of the page's best figure, what it speaks of the question beside what leads. */
const leastBeside = 0.5;

/**
 * The piece of the page that leads which holds a number and speaks of more of the question than all numbers that are
 * chosen: what is measured stands in a table further down, what it is about in the text above.
 */
export function figureOfPage(
  chosen: readonly Candidate[],
  { quotable, weights }: { quotable: readonly Candidate[]; weights: Weights },
): Candidate | undefined {
  const [first] = chosen;
  const { route } = first!.passage;
  const measure = (candidate: Candidate): number => meaning(candidate, weights);
  const known = chosen.filter(({ passage, snippet }) => passage.route === route && holdsFigure(snippet.markdown));
  const bar = Math.max(leastBeside * measure(first!), ...known.map(measure));
  return quotable
    .filter(({ passage, snippet }) => passage.route === route && holdsFigure(snippet.markdown))
    .filter(({ terms }) => [...weights.keys()].some((term) => terms.has(term)))
    .filter((candidate) => !chosen.includes(candidate) && measure(candidate) > bar)
    .sort((a, b) => measure(b) - measure(a))[0];
}
