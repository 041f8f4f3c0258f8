import { findNearVectors, type NearVector, type PlacedTable } from './find-near-vectors.ts';
import type { IndexPartition, StoredVectors } from './load-index.ts';
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

/** What compares the sections of partitions that are numbered through; `null` where there are no vectors. */
export function openMeaning(partitions: readonly IndexPartition[], starts: readonly number[]): Meaning | null {
  const stored = partitions.flatMap(({ vectors }, index) =>
    vectors?.kind === 'stored' ? [{ ...vectors, start: starts[index]! }] : [],
  );
  if (stored.length > 0) return openStoredMeaning(stored, starts);
  const tables = partitions.flatMap(({ vectors }, index) =>
    vectors?.kind === 'table' ? [{ vectors, start: starts[index]! }] : [],
  );
  return tables.length > 0 ? openHeldMeaning(tables, starts) : null;
}

/** Number of the partition that a section is in. */
function partitionOf(section: number, starts: readonly number[]): number {
  return starts.findLastIndex((start) => start <= section);
}

function openHeldMeaning(tables: readonly PlacedTable[], starts: readonly number[]): Meaning {
  const byStart = new Map(tables.map(({ vectors, start }) => [start, vectors]));
  return {
    findNearest: async (vector, { most, isWanted }) =>
      findNearVectors(tables, vector, isWanted)
        .sort((a, b) => b.cosine - a.cosine || a.section - b.section)
        .slice(0, most),
    measure: async (sections, vector) =>
      sections.map((section) => {
        const start = starts[partitionOf(section, starts)]!;
        const vectors = byStart.get(start);
        return vectors ? measureSection(vectors, section - start, vector) : null;
      }),
  };
}

/** Where only some sections are wanted, so many times more are asked for. */
const MORE = 8;

function openStoredMeaning(stored: readonly (StoredVectors & { start: number })[], starts: readonly number[]): Meaning {
  const { engine } = stored[0]!;
  const startOf = new Map(stored.map(({ segment, start }) => [segment, start]));
  const segmentAt = new Map(stored.map(({ segment, start }) => [start, segment]));
  const segments = [...startOf.keys()];
  const find = async (vector: Float32Array, most: number): Promise<NearVector[]> => {
    const best = new Map<number, number>();
    for (const { segment, section, cosine } of await engine.findNearest(vector, { segments, most })) {
      const number = section + startOf.get(segment)!;
      best.set(number, Math.max(best.get(number) ?? -1, cosine));
    }
    return [...best].map(([section, cosine]) => ({ section, cosine }));
  };
  return {
    findNearest: async (vector, { most, isWanted }) => {
      if (!isWanted) return find(vector, most);
      const found = await find(vector, most * MORE);
      return found.filter(({ section }) => isWanted(section)).slice(0, most);
    },
    measure: async (sections, vector) => {
      const placed = sections.map((section) => {
        const start = starts[partitionOf(section, starts)]!;
        return { segment: segmentAt.get(start), section: section - start };
      });
      const asked = placed.flatMap(({ segment, section }) => (segment === undefined ? [] : [{ segment, section }]));
      const found = new Map(
        (await engine.measure(vector, asked)).map(({ segment, section, cosine }) => [`${segment} ${section}`, cosine]),
      );
      return placed.map(({ segment, section }) =>
        segment === undefined ? null : (found.get(`${segment} ${section}`) ?? 0),
      );
    },
  };
}
