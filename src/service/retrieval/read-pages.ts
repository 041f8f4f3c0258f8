import { zstdDecompressSync } from 'node:zlib';
import type { ServicePageText } from '../../model/service-page.ts';
import type { SearchStore } from '../store/search-store.ts';
import type { IndexLayout } from './index-layout.ts';
import { createMemoryMap, type IndexMemory } from './index-memory.ts';
import { readSegments } from './read-segments.ts';

/**
 * Pages by their numbers, in the same order.
 * @throws when the index was removed from the store, and DamagedSegment
 */
export type ReadPages = (pages: readonly number[]) => Promise<ServicePageText[]>;

/** A text takes about so many times the bytes of its JSON. */
const PARSED = 2;

/** Reads the segments that hold the pages, once for all that are asked for. */
export function createTextReader(
  store: Pick<SearchStore, 'readSegments' | 'discard'>,
  { version, texts, memory }: { version: string; texts: IndexLayout['texts']; memory: IndexMemory },
): ReadPages {
  const kept = createMemoryMap<ServicePageText>(memory, version);
  const findPage = createPageFinder(texts);
  return async (numbers) => {
    const pages = new Map(
      numbers.flatMap((number) => {
        const page = kept.get(`${number}`);
        return page ? [[number, page] as const] : [];
      }),
    );
    const missing = [...new Set(numbers)]
      .filter((number) => !pages.has(number))
      .map((number) => ({ number, ...findPage(number) }));
    const segments = await readSegments(
      store,
      missing.map(({ segment }) => segment),
    );
    for (const { number, segment, part } of missing) {
      const content = segments.get(segment)?.parts.get(part);
      if (!content) throw new Error('The index was replaced and removed while it was read');
      const text = zstdDecompressSync(content);
      const page = JSON.parse(text.toString('utf8')) as ServicePageText;
      pages.set(number, page);
      kept.set(`${number}`, page, text.length * PARSED);
    }
    return numbers.map((number) => pages.get(number)!);
  };
}

/** Where the text of a page is. */
function createPageFinder(texts: IndexLayout['texts']): (page: number) => { segment: string; part: string } {
  let next = 0;
  const ends = texts.map(([, pages]) => (next += pages));
  return (page) => {
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! <= page) low = middle + 1;
      else high = middle;
    }
    return { segment: texts[low]![0], part: `${page - (ends[low]! - texts[low]![1])}` };
  };
}
