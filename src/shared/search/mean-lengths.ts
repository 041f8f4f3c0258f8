import { FIELDS, type FieldTexts } from './fields.ts';

/** Of each of `FIELDS`, in characters: what counts as long on a site. */
export type MeanLengths = readonly number[];

/** Of each of `FIELDS`, over some sections: characters of all, and how many sections have the field. */
export interface LengthSums {
  sums: number[];
  counts: number[];
}

export function sumLengths(sections: Iterable<FieldTexts>): LengthSums {
  const sums = FIELDS.map(() => 0);
  const counts = FIELDS.map(() => 0);
  for (const texts of sections)
    texts.forEach((text, field) => {
      sums[field]! += text.length;
      if (text !== '') counts[field]! += 1;
    });
  return { sums, counts };
}

/**
 * Over the sections that have the field at all, to the nearest half power of two: only large changes of a site change
 * what its other pages weigh.
 */
export function meanLengths(sections: Iterable<FieldTexts>): MeanLengths {
  return joinLengths([sumLengths(sections)]);
}

/** The same of sections in several parts. */
export function joinLengths(parts: readonly LengthSums[]): MeanLengths {
  return FIELDS.map((_, field) => {
    const [sum, count] = [total(parts, (part) => part.sums[field]!), total(parts, (part) => part.counts[field]!)];
    return roundLength(sum / Math.max(1, count));
  });
}

function total(parts: readonly LengthSums[], of: (part: LengthSums) => number): number {
  return parts.reduce((sum, part) => sum + of(part), 0);
}

function roundLength(length: number): number {
  return 2 ** (Math.round(2 * Math.log2(Math.max(1, length))) / 2);
}
