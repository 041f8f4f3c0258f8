/**
 * The search indexes of all sites. An index is a set of named parts that never change; which index a site has is one
 * row.
 */
export interface SearchStore {
  /** Version of the index that searches of the site read; `null` before the first. */
  current: (site: string) => Promise<string | null>;
  /** Content of parts, by name; missing ones are left out. */
  readParts: (version: string, names: readonly string[]) => Promise<Map<string, Uint8Array>>;
  /**
   * Writes an index under a new version and, once it is whole, makes it the site's in one step. Searches meanwhile read
   * the last one, which stays for those that are under way; the one before it is removed.
   */
  publish: (site: string, parts: Iterable<readonly [name: string, content: Uint8Array]>) => Promise<string>;
  /** Removes what is stored of a site. */
  remove: (site: string) => Promise<void>;
  /** Vectors by key, for texts that were embedded before. */
  readVectors: (keys: readonly string[]) => Promise<Map<string, Uint8Array>>;
  writeVectors: (vectors: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** Forgets vectors that nothing read or wrote since a time (milliseconds). Gives their number. */
  forgetVectors: (unusedSince: number) => Promise<number>;
}
