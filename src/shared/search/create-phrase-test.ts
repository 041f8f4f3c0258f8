import type { Analyser } from './analyser.ts';
import { isSpaceless, listNeighbours } from './list-neighbours.ts';

/**
 * Whether each phrase stands in one of some texts: its terms one right after the other, small words left out on both
 * sides.
 */
export type PhraseTest = (texts: readonly string[]) => boolean;

/**
 * `null` for a query without phrases that need a look. `isPart`: a section that holds the neighbours of each phrase
 * (`FoundTerms.phrased`) says more than these texts, such as code. So a phrase is only known not to be there where they
 * have all of its neighbours, or where the index has no neighbours to tell by.
 */
export function createPhraseTest(
  phrases: readonly (readonly string[])[],
  analyser: Analyser,
  { isPart = false } = {},
): PhraseTest | null {
  const wanted = isPart ? phrases.filter((terms) => terms.length > 2 || isSpaceless(terms)) : phrases;
  if (wanted.length === 0) return null;
  return (texts) => {
    const read = texts.map(analyser.analyse);
    const lines = read.map((tokens) => ` ${tokens.flatMap(({ parts }) => parts.map(({ term }) => term)).join(' ')} `);
    const wholes = new Set(read.flatMap((tokens) => tokens.map(({ whole }) => whole)));
    const has = (phrase: string): boolean => wholes.has(phrase) || lines.some((line) => line.includes(` ${phrase} `));
    const stands = (terms: readonly string[]): boolean =>
      has(terms.join(' ')) || (isPart && !isSpaceless(terms) && !listNeighbours(terms).every(has));
    return wanted.every(stands);
  };
}
