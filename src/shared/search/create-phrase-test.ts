import type { Analyser } from './analyser.ts';

/** Whether a text has every phrase: its terms one right after the other, small words left out on both sides. */
export type PhraseTest = (text: string) => boolean;

/** `null` for a query without phrases. */
export function createPhraseTest(phrases: readonly (readonly string[])[], analyser: Analyser): PhraseTest | null {
  if (phrases.length === 0) return null;
  const wanted = phrases.map((terms) => ` ${terms.join(' ')} `);
  return (text) => {
    const terms = analyser.analyse(text).flatMap(({ parts }) => parts.map(({ term }) => term));
    const line = ` ${terms.join(' ')} `;
    return wanted.every((phrase) => line.includes(phrase));
  };
}
