/** How large the files of an index are. */
export interface FileSizes {
  /** Bytes of one shard of terms, about. */
  shard: number;
  /** Sections whose texts stand in one file: results lie far apart, so each of them costs one. */
  texts: number;
}

/**
 * By the number of sections of one language and version. Where there are few, all of them together are soon loaded, and
 * few files cost nobody anything; where there are more, small files load less that is not asked for; hosts bound the
 * number of files, so that a large site has larger ones (measured in `bench/search/README.md`).
 */
const STEPS: (FileSizes & { upTo: number })[] = [
  { upTo: 400, shard: 16_384, texts: 24 },
  { upTo: 1_500, shard: 8_192, texts: 16 },
  { upTo: 10_000, shard: 4_096, texts: 8 },
  { upTo: 30_000, shard: 4_096, texts: 16 },
  { upTo: Infinity, shard: 8_192, texts: 16 },
];

export function fileSizes(sections: number): FileSizes {
  return STEPS.find(({ upTo }) => sections <= upTo)!;
}
