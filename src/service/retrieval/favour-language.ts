import { foldText } from '../../shared/search/fold-text.ts';
import { splitWords } from '../../shared/search/split-words.ts';
import type { ReadQuery } from './gather-evidence.ts';
import type { IndexView } from './index-view.ts';

/**
 * `the` or `怎么` speaks for a language; that a site in it has the word, too, but names of products are in all of them.
 */
const STOP_WORD = 2;

/**
 * The view in whose language a query is most likely written, of several that may be searched; of equals the first,
 * which is that of the site's default language. `null` when there is none.
 */
export function favourLanguage(read: readonly ReadQuery[], query: string): IndexView | null {
  const surfaces = splitWords(query).flatMap(({ parts }) => parts.map(foldText));
  let best: { view: IndexView; rating: number } | null = null;
  for (const { view, found } of read) {
    const known = found.words.filter((terms) => terms.size > 0).length - found.corrections.length;
    const rating = known + STOP_WORD * surfaces.filter(view.terms.analyser.isStopWord).length;
    if (!best || rating > best.rating) best = { view, rating };
  }
  return best?.view ?? null;
}
