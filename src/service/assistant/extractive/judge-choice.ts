import type { SnippetChoice } from './choose-snippets.ts';

/** What is quoted is right at least this often, in the measurements. */
const least = 0.36;

/** Whether what was chosen answers the question; `isName` where that is one name or code. */
export function judgeChoice(choice: SnippetChoice, { isName = false } = {}): boolean {
  const { candidates, likeness, coverage } = choice;
  // Where nothing measures meaning, what shares no word with the question only happens to be there.
  if (candidates.length === 0 || (likeness === null && coverage === 0)) return false;
  // Names and codes mean little to a model: where one stands, it is spoken of.
  return estimateChoice(isName && coverage === 1 ? { ...choice, likeness: null } : choice) >= least;
}

/**
 * How likely the choice is right, 0 to 1: a logistic curve through the likelihood of the search's first passage, which
 * knows the words that the site does not have at all, and the likeness of the best piece to the question or, where
 * nothing measures that, the share of the question that the best passage speaks of. Fitted to the questions of four
 * sites (`bench/assistant/README.md`).
 */
function estimateChoice({ found, likeness, coverage }: SnippetChoice): number {
  const odds = Math.log(inside(found) / (1 - inside(found)));
  const sum =
    likeness === null ? 0.35 + 1.71 * odds + 0.59 * coverage : -1.67 + 1.75 * odds + 4.41 * Math.max(0, likeness);
  return 1 / (1 + Math.exp(-sum));
}

function inside(likelihood: number): number {
  return Math.min(0.9999, Math.max(0.0001, likelihood));
}
