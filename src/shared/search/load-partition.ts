import { type Analyser, createAnalyser, type LanguageRules } from './analyser.ts';
import type { LabelRun, Partition, PartitionReference, ShardReference, TextChunk, TitleList } from './index-format.ts';
import { isCommonWord } from './is-common-word.ts';
import { readCommonWords } from './read-common-words.ts';
import { decodeShard, type ShardTerm } from './shard.ts';
import { textsFile } from './texts-file.ts';
import { decodeWords, type KnownWord } from './words-file.ts';

/** One partition of the index, whose files are fetched when they are first needed and then kept. */
export interface LoadedPartition {
  reference: PartitionReference;
  analyser: Analyser;
  sections: number;
  tabs: string[];
  products: string[];
  groups: string[];
  pages: PageTable;
  readTerms: ReadTerms;
  readPairs: ReadTerms;
  readWords: () => Promise<KnownWord[]>;
  /** Whether a word is right as it is, although the site does not have it. */
  isCommon: (word: { surface: string; open: boolean }) => Promise<boolean>;
  readTitles: () => Promise<TitleList>;
  /** The chunk that holds a section, and the section's place in it. */
  readText: (section: number) => Promise<{ chunk: TextChunk; place: number }>;
}

/** Reads the shards that may hold terms from `first` to `last`, at most `limit` of them. */
export type ReadTerms = (first: string, last: string, limit?: number) => Promise<ShardTerm[]>;

/** Facts of pages and their sections, by number. */
export interface PageTable {
  count: number;
  pageOf: Uint32Array;
  firstSection: Uint32Array;
  /** Multiplier of the score. */
  factor: Float32Array;
  /** Index in `tabs`, -1 for none. */
  tab: Int32Array;
  /** The same in `products` and `groups`. */
  product: Int32Array;
  group: Int32Array;
  /** 0 for a page that is made from an API description, else -1. */
  reference: Int32Array;
}

export interface FileSource {
  /** Gives the content of a file of the index; throws when it cannot be had. */
  fetchFile: (name: string) => Promise<Uint8Array>;
  /** Gives the rules named by a partition. */
  importRules: (language: string) => Promise<LanguageRules>;
  /** Gives the common words of a language, where the index does not hold them. */
  importCommonWords?: (language: string) => Promise<string>;
  /** Keeps what was read, by name; for good when it is not given. */
  kept?: KeptFiles;
}

/** What was read of files. A map keeps all of it. */
export interface KeptFiles {
  get: (name: string) => Promise<unknown> | undefined;
  set: (name: string, value: Promise<unknown>) => unknown;
  delete: (name: string) => unknown;
  /** Told the size of a file. */
  weigh?: (name: string, bytes: number) => void;
}

/** A page of a hundred sections has a hundred chances to match by accident. */
const LENGTH_POWER = -0.03;

/** Opens one partition. Throws what `fetchFile` throws. */
export async function loadPartition(reference: PartitionReference, source: FileSource): Promise<LoadedPartition> {
  const fetchOnce = rememberFetches(source);
  const partition = await fetchOnce(reference.file, readJson<Partition>);
  const rules = await source.importRules(partition.rules);
  const { texts } = partition;
  let words: Promise<ReadonlySet<string>> | null = null;
  const loadCommon = async (): Promise<ReadonlySet<string>> => {
    if (partition.common)
      return fetchOnce(partition.common, (bytes) => readCommonWords(new TextDecoder().decode(bytes)));
    return readCommonWords((await source.importCommonWords?.(rules.language)) ?? '');
  };
  const readShards =
    (shards: readonly ShardReference[]): ReadTerms =>
    async (first, last, limit = 1) => {
      const from = Math.max(0, findShard(shards, first));
      const to = Math.min(Math.max(from, findShard(shards, last)), from + limit - 1, shards.length - 1);
      const loaded = await Promise.all(shards.slice(from, to + 1).map(([, file]) => fetchOnce(file, decodeShard)));
      return loaded.flat();
    };
  return {
    reference,
    analyser: createAnalyser(rules),
    sections: partition.sections,
    tabs: partition.pages.tabs,
    products: partition.pages.products,
    groups: partition.pages.groups,
    pages: buildPageTable(partition),
    readTerms: readShards(partition.shards),
    readPairs: readShards(partition.pairs),
    readWords: () => fetchOnce(partition.words, decodeWords),
    isCommon: async (word) => {
      words ??= loadCommon();
      // Without the list, a right word may be taken for a typo, which is less than no results.
      const common = await words.catch(() => {
        words = null;
        return readCommonWords('');
      });
      return isCommonWord(word, { common, rules });
    },
    readTitles: () => fetchOnce(partition.titles, readJson<TitleList>),
    readText: async (section) => {
      const { file, place } = locateText(section, texts);
      return { chunk: await fetchOnce(file, readJson<TextChunk>), place };
    },
  };
}

type FetchOnce = <Value>(name: string, decode: (bytes: Uint8Array) => Value) => Promise<Value>;

/** A failed fetch is not remembered, so that the next search tries again. */
function rememberFetches({ fetchFile, kept = new Map<string, Promise<unknown>>() }: FileSource): FetchOnce {
  return <Value>(name: string, decode: (bytes: Uint8Array) => Value) => {
    const known = kept.get(name);
    if (known) return known as Promise<Value>;
    const value = fetchFile(name).then((bytes) => {
      kept.weigh?.(name, bytes.length);
      return decode(bytes);
    });
    kept.set(name, value);
    value.catch(() => kept.delete(name));
    return value;
  };
}

function locateText(section: number, { size, runs }: Partition['texts']): { file: string; place: number } {
  let run = 0;
  let place = section;
  while (place >= runs[run]![0]) place -= runs[run++]![0];
  return { file: textsFile(runs[run]![1], Math.floor(place / size)), place: place % size };
}

/** Index of the last shard whose first term is not after `term`; -1 when all are. */
function findShard(shards: readonly ShardReference[], term: string): number {
  let low = 0;
  let high = shards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (shards[middle]![0] <= term) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function buildPageTable({ sections, pages }: Partition): PageTable {
  const count = pages.counts.length;
  const table: PageTable = {
    count,
    pageOf: new Uint32Array(sections),
    firstSection: new Uint32Array(count),
    factor: new Float32Array(count),
    tab: unrollRuns(pages.tabRuns, count),
    product: unrollRuns(pages.productRuns, count),
    group: unrollRuns(pages.groupRuns, count),
    reference: unrollRuns(pages.referenceRuns, count),
  };
  let section = 0;
  pages.counts.forEach((size, page) => {
    table.firstSection[page] = section;
    table.pageOf.fill(page, section, (section += size));
  });
  pages.counts.forEach((size, number) => (table.factor[number] = size ** LENGTH_POWER));
  for (const [number, factor] of pages.factors) table.factor[number]! *= factor;
  return table;
}

function unrollRuns(runs: readonly LabelRun[], count: number): Int32Array {
  const labels = new Int32Array(count).fill(-1);
  let page = 0;
  for (const [label, size] of runs) labels.fill(label, page, (page += size));
  return labels;
}

export function readJson<Value>(bytes: Uint8Array): Value {
  return JSON.parse(new TextDecoder().decode(bytes)) as Value;
}
