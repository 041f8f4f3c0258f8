import type { KeptFiles } from '../../shared/search/load-partition.ts';
import { createMemoryMap, type IndexMemory } from './index-memory.ts';

/** Terms that are looked up take about so many times the bytes of their file. */
const DECODED = 16;

/** Keeps what was read of a segment's files as long as there is room. */
export function keepFiles(memory: IndexMemory, segment: string): KeptFiles {
  const kept = createMemoryMap<Promise<unknown>>(memory, segment);
  return {
    get: kept.get,
    set: (name, value) => kept.set(name, value, 0),
    delete: kept.delete,
    weigh: (name, bytes) => {
      const value = kept.get(name);
      if (value) kept.set(name, value, bytes * DECODED);
    },
  };
}
