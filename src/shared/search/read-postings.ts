import type { Analyser } from './analyser.ts';
import type { FieldTexts } from './fields.ts';
import type { MeanLengths } from './mean-lengths.ts';
import type { PiecePostings } from './piece-postings.ts';
import { readTerms } from './read-terms.ts';
import { weighTerms } from './weigh-terms.ts';

/** Reads sections for the index. Each is read by itself, so they may be read in as many pieces as one likes. */
export function readPostings(
  sections: readonly FieldTexts[],
  { analyser, means }: { analyser: Analyser; means: MeanLengths },
): PiecePostings {
  return weighTerms(readTerms(sections, analyser), means);
}
