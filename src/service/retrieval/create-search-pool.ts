import { refuseBusy } from '../../base/http/refuse-busy.ts';
import type { Retriever } from '../../model/retrieval.ts';
import { type SearchThread, startSearchThread } from './start-search-thread.ts';
import type { SearchPoolOptions, SearchQuestion } from './thread-messages.ts';

/** Searches of all sites, on threads of their own. */
export interface SearchPool {
  retriever: (site: string) => Retriever;
  close: () => Promise<void>;
}

/** With so much before it, a search goes to a thread that may have to read the site's index first. */
const MOST_WAITING = 3;

/**
 * Opens the threads, each with its share of the memory. A site is searched on its own thread as long as that keeps up,
 * so its index is in memory once.
 */
export function createSearchPool(options: SearchPoolOptions): SearchPool {
  const { threads: count, queue } = options;
  const threads: (SearchThread | null)[] = Array.from({ length: count }, () => null);
  let isClosed = false;
  const threadAt = (number: number): SearchThread => {
    const known = threads[number];
    if (known && !known.hasEnded()) return known;
    return (threads[number] = startSearchThread({ ...options, memory: Math.floor(options.memory / count) }));
  };
  const waitingAt = (number: number): number => threads[number]?.waiting() ?? 0;
  const choose = (site: string): SearchThread => {
    const own = numberOf(site, count);
    const least = threads.reduce((best, _, number) => (waitingAt(number) < waitingAt(best) ? number : best), own);
    return threadAt(waitingAt(own) < MOST_WAITING ? own : least);
  };
  const ask = async (question: SearchQuestion): Promise<unknown> => {
    if (isClosed) throw new Error('The search has ended');
    const waiting = threads.reduce((sum, thread) => sum + (thread?.waiting() ?? 0), 0);
    if (waiting >= queue + count) throw refuseBusy('Too many searches at once; try again in a moment');
    return choose(question.site).ask(question);
  };
  return {
    retriever: (site) => ({
      search: (request) => ask({ kind: 'search', site, request }) as ReturnType<Retriever['search']>,
      readPage: (route, audience) => ask({ kind: 'page', site, route, audience }) as ReturnType<Retriever['readPage']>,
    }),
    close: async () => {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread?.close()));
    },
  };
}

/** The same thread for the same site. */
function numberOf(site: string, count: number): number {
  let sum = 0;
  for (let index = 0; index < site.length; index++) sum = (Math.imul(sum, 31) + site.charCodeAt(index)) >>> 0;
  return sum % count;
}
