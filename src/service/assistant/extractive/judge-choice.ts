import type { SnippetChoice } from './choose-snippets.ts';
import { estimateFit } from './estimate-fit.ts';

/** What is quoted is right at least this often, in the measurements. */
const least = { withMeaning: 0.4, byWords: 0.35 };
/** Of the question's words that the passage and the headings above it must have, where nothing measures meaning. */
const leastCoverage = 0.25;

/** Whether what was chosen answers the question. */
export function judgeChoice({ candidates, coverage, likeness, score }: SnippetChoice): boolean {
  if (candidates.length === 0 || (likeness === null && coverage < leastCoverage)) return false;
  return estimateFit({ likeness, score }) >= (likeness === null ? least.byWords : least.withMeaning);
}
