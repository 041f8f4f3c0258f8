import { rightToLeftLetter } from './right-to-left-letter.ts';

/** Below this, a text is a name or a value, and no sentence with marks at its end. */
const leastWords = 3;

/**
 * What a text from the site says of its own direction where all around it is written from right to left: `ltr` for
 * several words without a letter of such a script. Left to the direction of the page, their full stop would stand
 * before them, and code at their beginning behind them (Unicode Standard Annex 9). The first letter decides nothing:
 * sentences in Arabic and Hebrew often begin with a Latin name.
 */
export function ownDirection(text: string): 'ltr' | undefined {
  if (rightToLeftLetter.test(text)) return undefined;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= leastWords ? 'ltr' : undefined;
}
