import { foldText } from './fold-text.ts';
import { listRuns } from './split-words.ts';

/** Whether one of some texts says a query word for word, the little words too, which no index has. */
export type WordingTest = (texts: readonly string[]) => boolean;

/** Two words stand side by side in many texts by chance. */
const LEAST_WORDS = 3;

/** `null` for a query that is too short to be quoted from anywhere. */
export function createWordingTest(query: string): WordingTest | null {
  const wanted = listRuns(foldText(query));
  if (wanted.length < LEAST_WORDS) return null;
  const line = joinRuns(wanted);
  return (texts) => texts.some((text) => joinRuns(listRuns(foldText(text))).includes(line));
}

/** Apostrophes are drawn in more ways than one. */
function joinRuns(runs: readonly string[]): string {
  return ` ${runs.join(' ').replaceAll(/['‘’]/g, '')} `;
}

/** So much more is worth what says it: who pastes the text of an error wants what quotes it. */
export const wordingBonus = 0.3;
