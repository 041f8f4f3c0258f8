import type { Queries } from './database.ts';

/**
 * A database that looks things up itself, so that no process holds what is looked up: files of words by their names,
 * and the nearest vectors. It gives candidates; what they are worth is decided where they are ranked.
 */
export interface SearchEngine {
  /** Stands in the names of segments that are written for it. */
  name: string;
  /** Writes what belongs to a segment, in the transaction that writes the segment; it is removed with it. */
  write: (queries: Queries, segment: string, belongings: SegmentBelongings) => Promise<void>;
  /** Files of segments; missing ones are left out. */
  readFiles: (files: readonly SegmentFile[]) => Promise<(SegmentFile & { content: Uint8Array })[]>;
  /** The vectors of the segments that are nearest to one, best first. */
  findNearest: (vector: Float32Array, options: { segments: readonly string[]; most: number }) => Promise<FoundVector[]>;
  /** How near sections are; those without vectors are left out. */
  measure: (vector: Float32Array, sections: readonly { segment: string; section: number }[]) => Promise<FoundVector[]>;
}

export interface SegmentFile {
  segment: string;
  name: string;
}

export interface FoundVector {
  segment: string;
  /** Number in the segment. */
  section: number;
  cosine: number;
}

/** What an engine holds of a segment. */
export interface SegmentBelongings {
  files?: ReadonlyMap<string, Uint8Array>;
  vectors?: { numbers: Int8Array; sectionOf: Uint32Array; dimensions: number };
}
