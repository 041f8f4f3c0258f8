import { measureCosine, type VectorTable } from './vector-table.ts';

/** Measured on 100,000 vectors: of the ten nearest this finds 99 in a hundred. */
const RESCORED = 1_000;

/**
 * The sections whose vectors point most nearly in the direction of the query's (of length 1), with their cosines, in no
 * order. A first look compares signs alone, 32 numbers at a time.
 */
export function findNearVectors(table: VectorTable, query: Float32Array, isWanted: ((id: number) => boolean) | undefined): Map<number, number> {
  const distances = measureSigns(table, query, isWanted);
  const limit = findLimit(distances, table.dimensions);
  const found = new Map<number, number>();
  for (let id = 0; id < table.count; id++) if (distances[id]! <= limit) found.set(id, measureCosine(table, id, query));
  return found;
}

const UNWANTED = 0xffff;

/** Number of signs in which each vector differs from the query. */
function measureSigns({ count, dimensions, signs }: VectorTable, query: Float32Array, isWanted: ((id: number) => boolean) | undefined): Uint16Array {
  const words = Math.ceil(dimensions / 32);
  const own = new Uint32Array(words);
  query.forEach((value, index) => value > 0 && (own[index >> 5]! |= 1 << (index & 31)));
  const distances = new Uint16Array(count);
  for (let id = 0, at = 0; id < count; id++, at += words) {
    let distance = 0;
    for (let word = 0; word < words; word++) {
      let bits = signs[at + word]! ^ own[word]!;
      bits -= (bits >>> 1) & 0x55555555;
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
      distance += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    distances[id] = isWanted?.(id) === false ? UNWANTED : distance;
  }
  return distances;
}

/** The distance within which about `RESCORED` vectors lie. */
function findLimit(distances: Uint16Array, dimensions: number): number {
  const counts = new Uint32Array(dimensions + 1);
  for (const distance of distances) if (distance !== UNWANTED) counts[distance]!++;
  let reached = 0;
  for (let distance = 0; distance < dimensions; distance++) {
    reached += counts[distance]!;
    if (reached >= RESCORED) return distance;
  }
  return dimensions;
}
