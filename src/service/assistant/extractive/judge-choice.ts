import type { SnippetChoice } from './choose-snippets.ts';

/** What is quoted is right at least this often, in the measurements. */
const least = { alike: 0.47, byWords: 0.36 };

/** Whether what was chosen answers the question; `isName` where that is one name or code. */
export function judgeChoice(choice: SnippetChoice, { isName = false } = {}): boolean {
  const { candidates, likeness, coverage } = choice;
  // Where nothing measures meaning, what shares no word with the question only happens to be there.
  if (candidates.length === 0 || (likeness === null && coverage === 0)) return false;
  // Names and codes mean little to a model: where one stands, it is spoken of.
  if (likeness !== null && standsAlone(choice)) return true;
  const judged = isName && coverage === 1 ? { ...choice, likeness: null } : choice;
  return estimateChoice(judged) >= (judged.likeness === null ? least.byWords : least.alike);
}

/** Of one page that the search holds for likely, and of no other, much that was asked stands together. */
const alone = { found: 0.28, foundElsewhere: 0.015, together: 0.6 };

/**
 * Whether the search found one page only, and there what was asked: where a model thinks that question and text are
 * little alike, they are so in their other words. Right 6 times of 6 where the curve says no, in 333 questions.
 */
function standsAlone({ found, foundElsewhere, together }: SnippetChoice): boolean {
  return found >= alone.found && foundElsewhere <= alone.foundElsewhere && together >= alone.together;
}

/** A word that stands further in the way says no more: in `Who owns it?` there is little else. */
const mostAmiss = 0.1;

/**
 * How likely the choice is right, 0 to 1: a logistic curve through the likelihood of the search's first passage, which
 * knows the words that the site does not have at all, and how like the page is to the question: it says nothing of a
 * word without which it would be more like it, and little where one word (the subject of the whole site) makes all of
 * its likeness. Where nothing measures meaning, through how far the first passage is ahead of other pages and
 * the share of the question that stands together. Fitted to the questions of eight sites, and by words of five
 * (`bench/assistant/README.md`).
 */
function estimateChoice({ found, foundElsewhere, likeness, amiss, rest, together }: SnippetChoice): number {
  const odds = oddsOf(found);
  const sum =
    likeness === null
      ? -1.9 + 1.29 * odds + 0.67 * (odds - oddsOf(foundElsewhere)) + 2.51 * together
      : -1.87 +
        1.81 * odds +
        3.65 * Math.max(0, likeness) -
        12.61 * Math.min(mostAmiss, amiss) +
        4.29 * Math.max(0, rest);
  return 1 / (1 + Math.exp(-sum));
}

function oddsOf(likelihood: number): number {
  return Math.log(inside(likelihood) / (1 - inside(likelihood)));
}

function inside(likelihood: number): number {
  return Math.min(0.9999, Math.max(0.0001, likelihood));
}
