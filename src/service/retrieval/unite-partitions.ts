import type { TitleList } from '../../shared/search/index-format.ts';
import type { LoadedPartition, PageTable, ReadTerms } from '../../shared/search/load-partition.ts';
import { chooseHeaviest } from '../../shared/search/merge-postings.ts';
import type { ShardTerm } from '../../shared/search/shard.ts';
import { type KnownWord, MOST_WORDS } from '../../shared/search/words-file.ts';
import type { MemoryMap } from './index-memory.ts';

/** Postings that were joined, by their terms. */
export type JoinedTerms = MemoryMap<ReturnType<ShardTerm['read']>>;

const BYTES_PER_POSTING = 5;

/**
 * Several partitions of one language as one: a word is as rare, and as well spelled, as in all of them together.
 * Sections and pages are numbered through, in the order of the partitions.
 */
export function unitePartitions(partitions: readonly LoadedPartition[], joined: JoinedTerms): LoadedPartition {
  if (partitions.length === 1) return partitions[0]!;
  const sections = partitions.reduce((sum, partition) => sum + partition.sections, 0);
  const starts = partitions.map((_, index) =>
    partitions.slice(0, index).reduce((sum, partition) => sum + partition.sections, 0),
  );
  let words: Promise<KnownWord[]> | null = null;
  const readFromAll =
    (key: 'readTerms' | 'readPairs'): ReadTerms =>
    async (first, last, limit) => {
      const lists = await Promise.all(partitions.map((partition) => partition[key](first, last, limit)));
      return uniteTerms(
        lists.map((list) => pickTerms(list, first, last)),
        starts,
        joined,
      );
    };
  return {
    reference: partitions[0]!.reference,
    analyser: partitions[0]!.analyser,
    sections,
    tabs: [],
    products: [],
    groups: [],
    pages: unitePages(partitions, sections),
    readTerms: readFromAll('readTerms'),
    readPairs: readFromAll('readPairs'),
    readWords: () => (words ??= Promise.all(partitions.map((partition) => partition.readWords())).then(uniteWords)),
    isCommon: partitions[0]!.isCommon,
    readTitles: async () => {
      const lists = await Promise.all(partitions.map((partition) => partition.readTitles()));
      const pageStarts = partitions.map((_, index) =>
        partitions.slice(0, index).reduce((sum, partition) => sum + partition.pages.count, 0),
      );
      const numbers = lists.flatMap((list, index) =>
        list.pages.map((_, place) => (list.numbers?.[place] ?? place) + pageStarts[index]!),
      );
      const breadcrumbs = lists.flatMap((list) => list.breadcrumbs);
      return { breadcrumbs, numbers, pages: lists.flatMap(renumberBreadcrumbs) };
    },
    readText: () => Promise.reject(new Error('The texts of the service are not files')),
  };
}

/** Breadcrumbs of several lists follow one another. */
function renumberBreadcrumbs({ pages }: TitleList, index: number, lists: readonly TitleList[]): TitleList['pages'] {
  const start = lists.slice(0, index).reduce((sum, { breadcrumbs }) => sum + breadcrumbs.length, 0);
  return pages.map(([title, route, breadcrumb, tab, method]) => [title, route, breadcrumb + start, tab, method]);
}

function unitePages(partitions: readonly LoadedPartition[], sections: number): PageTable {
  const count = partitions.reduce((sum, { pages }) => sum + pages.count, 0);
  const table: PageTable = {
    count,
    pageOf: new Uint32Array(sections),
    firstSection: new Uint32Array(count),
    factor: new Float32Array(count),
    tab: new Int32Array(count).fill(-1),
    product: new Int32Array(count).fill(-1),
    group: new Int32Array(count).fill(-1),
    reference: new Int32Array(count),
  };
  let page = 0;
  let section = 0;
  for (const { pages, sections: own } of partitions) {
    for (let index = 0; index < own; index++) table.pageOf[section + index] = pages.pageOf[index]! + page;
    for (let index = 0; index < pages.count; index++)
      table.firstSection[page + index] = pages.firstSection[index]! + section;
    table.factor.set(pages.factor, page);
    table.reference.set(pages.reference, page);
    page += pages.count;
    section += own;
  }
  return table;
}

/** Of the sorted terms of some files those from `first` to `last`, and those that begin as `first`. */
function pickTerms(list: readonly ShardTerm[], first: string, last: string): ShardTerm[] {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.term < first) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < list.length && (list[end]!.term <= last || list[end]!.term.startsWith(first))) end++;
  return list.slice(low, end);
}

/** Postings that were joined are looked up in `joined` first. */
function uniteTerms(lists: readonly ShardTerm[][], starts: readonly number[], joined: JoinedTerms): ShardTerm[] {
  const found = new Map<string, { entry: ShardTerm; start: number }[]>();
  lists.forEach((list, index) => {
    for (const entry of list) {
      const known = found.get(entry.term);
      if (known) known.push({ entry, start: starts[index]! });
      else found.set(entry.term, [{ entry, start: starts[index]! }]);
    }
  });
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, entries]) => ({
      term,
      frequency: entries.reduce((sum, { entry }) => sum + entry.frequency, 0),
      read: () => {
        const known = joined.get(term);
        if (known) return known;
        const postings = keepHeaviest(joinPostings(entries));
        joined.set(term, postings, postings.ids.length * BYTES_PER_POSTING);
        return postings;
      },
    }));
}

function joinPostings(entries: readonly { entry: ShardTerm; start: number }[]): ReturnType<ShardTerm['read']> {
  const read = entries.map(({ entry, start }) => ({ ...entry.read(), start }));
  const size = read.reduce((sum, { ids }) => sum + ids.length, 0);
  const ids = new Uint32Array(size);
  const impacts = new Uint8Array(size);
  let at = 0;
  for (const part of read) {
    for (let index = 0; index < part.ids.length; index++) ids[at + index] = part.ids[index]! + part.start;
    impacts.set(part.impacts, at);
    at += part.ids.length;
  }
  return { ids, impacts };
}

/** What one index of all sections would have kept. */
function keepHeaviest({ ids, impacts }: ReturnType<ShardTerm['read']>): ReturnType<ShardTerm['read']> {
  const isKept = chooseHeaviest(impacts);
  const kept = ids.map((_, index) => index).filter((index) => isKept(impacts[index]!));
  return kept.length === ids.length
    ? { ids, impacts }
    : { ids: kept.map((index) => ids[index]!), impacts: Uint8Array.from(kept, (index) => impacts[index]!) };
}

/** A word's powers of two add up, and the most frequent words are kept, as of one site. */
function uniteWords(lists: readonly KnownWord[][]): KnownWord[] {
  const words = new Map<string, { word: KnownWord; count: number }>();
  for (const list of lists)
    for (const word of list) {
      const known = words.get(word.word);
      if (known) known.count += 2 ** word.power;
      else words.set(word.word, { word, count: 2 ** word.power });
    }
  return [...words.values()]
    .sort((a, b) => b.count - a.count || (a.word.word < b.word.word ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(({ word, count }) => ({ ...word, power: Math.min(255, Math.floor(Math.log2(count))) }));
}
