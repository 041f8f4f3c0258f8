import type { SearchEngine, SegmentBelongings } from './search-engine.ts';

/**
 * The search indexes of all sites. An index is a manifest and the segments that it names. A segment never changes and
 * is named for all that it is made from, so two versions of an index share those that are the same; which version a
 * site has is one row.
 */
export interface SearchStore {
  /** `null` where the processes themselves look up words and compare vectors. */
  engine: SearchEngine | null;
  /** Version of the index that searches of the site read; `null` before the first. */
  current: (site: string) => Promise<string | null>;
  /** The manifest of a version; `null` when it was removed. */
  readManifest: (version: string) => Promise<Uint8Array | null>;
  /** Content of segments, by name; missing ones are left out. */
  readSegments: (names: readonly string[]) => Promise<Map<string, Uint8Array>>;
  /** Those of the names that are stored. */
  listSegments: (names: readonly string[]) => Promise<Set<string>>;
  /**
   * Makes and writes the segments that are not stored yet and, once all are, makes the manifest the site's in one step.
   * Searches meanwhile read the last index, which stays for those that are under way; what only the one before it needs
   * is removed.
   */
  publish: (site: string, publication: Publication) => Promise<Published>;
  /** Takes out a segment whose content is damaged, so that the next publication makes it anew. */
  discard: (name: string) => Promise<void>;
  /** Removes what is stored of a site. */
  remove: (site: string) => Promise<void>;
  /** Vectors by key, for texts that were embedded before. */
  readVectors: (keys: readonly string[]) => Promise<Map<string, Uint8Array>>;
  writeVectors: (vectors: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** Forgets vectors that nothing read or wrote since a time (milliseconds). Gives their number. */
  forgetVectors: (unusedSince: number) => Promise<number>;
}

export interface Publication {
  manifest: Uint8Array;
  segments: readonly SegmentSource[];
}

export interface SegmentSource {
  name: string;
  make: () => MadeSegment | Promise<MadeSegment>;
}

export interface MadeSegment {
  content: Uint8Array;
  /** What `SearchStore.engine` is to hold of it. */
  belongings?: SegmentBelongings;
}

export interface Published {
  version: string;
  /** Bytes of the segments that had to be written, and of the manifest. */
  written: number;
}
