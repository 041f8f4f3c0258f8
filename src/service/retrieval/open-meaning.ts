import { findNearVectors, type NearVector } from './find-near-vectors.ts';
import type { IndexPartition } from './load-index.ts';
import { measureSection } from './vector-table.ts';

/** What compares the sections of a view by meaning; vectors have the length 1. */
export interface Meaning {
  /** The nearest sections, best first, of those that are wanted. */
  findNearest: (
    vector: Float32Array,
    options: { most: number; isWanted: ((section: number) => boolean) | undefined },
  ) => Promise<NearVector[]>;
  /** How near sections are; `null` for those of a language that has no vectors. */
  measure: (sections: readonly number[], vector: Float32Array) => Promise<(number | null)[]>;
}

/** Compares the vectors that are in memory; `null` where there are none. */
export function openMeaning(partitions: readonly IndexPartition[], starts: readonly number[]): Meaning | null {
  const tables = partitions.flatMap(({ vectors }, index) => (vectors ? [{ vectors, start: starts[index]! }] : []));
  if (tables.length === 0) return null;
  return {
    findNearest: async (vector, { most, isWanted }) =>
      findNearVectors(tables, vector, isWanted)
        .sort((a, b) => b.cosine - a.cosine || a.section - b.section)
        .slice(0, most),
    measure: async (sections, vector) =>
      sections.map((section) => {
        const number = starts.findLastIndex((start) => start <= section);
        const { vectors } = partitions[number]!;
        return vectors && measureSection(vectors, section - starts[number]!, vector);
      }),
  };
}
