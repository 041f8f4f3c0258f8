import { FIELDS, type FieldTexts } from './fields.ts';

/** Of each of `FIELDS`, in characters: what counts as long on a site. */
export type MeanLengths = readonly number[];

/**
 * Over the sections that have the field at all, to the nearest half power of two: only large changes of a site change
 * what its other pages weigh.
 */
export function meanLengths(sections: Iterable<FieldTexts>): MeanLengths {
  const sums = FIELDS.map(() => 0);
  const counts = FIELDS.map(() => 0);
  for (const texts of sections)
    texts.forEach((text, field) => {
      sums[field]! += text.length;
      if (text !== '') counts[field]! += 1;
    });
  return sums.map((sum, field) => roundLength(sum / Math.max(1, counts[field]!)));
}

function roundLength(length: number): number {
  return 2 ** (Math.round(2 * Math.log2(Math.max(1, length))) / 2);
}
