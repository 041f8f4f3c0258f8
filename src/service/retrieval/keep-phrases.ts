import { createPhraseTest, type PhraseTest } from '../../shared/search/create-phrase-test.ts';
import { parseQuery } from '../../shared/search/parse-query.ts';
import { findPlace, type IndexView } from './index-view.ts';
import type { LoadedIndex } from './load-index.ts';
import type { RankedPassage } from './rank-passages.ts';

/** Passages whose texts are read to see whether words really follow one another. */
const MOST_READ = 200;

/** Of ranked passages, those that hold every part of the query that stands in quotation marks, in their order. */
export async function keepPhrases(
  ranked: readonly RankedPassage[],
  query: string,
  index: Pick<LoadedIndex, 'readPages'>,
): Promise<readonly RankedPassage[]> {
  const tests = new Map<IndexView, PhraseTest | null>();
  const testOf = (view: IndexView): PhraseTest | null => {
    const { analyser } = view.terms;
    if (!tests.has(view)) tests.set(view, createPhraseTest(parseQuery(query, analyser).phrases, analyser));
    return tests.get(view)!;
  };
  if (ranked.every(({ evidence }) => testOf(evidence.view) === null)) return ranked;
  const read = ranked.slice(0, MOST_READ);
  const places = read.map(({ evidence: { view, section } }) => findPlace(view, section));
  const pages = await index.readPages(places.map(({ page }) => page));
  return read.filter(({ evidence }, at) => {
    const { title, description, keywords, sections } = pages[at]!;
    const { heading, text, code } = sections[places[at]!.place]!;
    return testOf(evidence.view)?.([title, heading, description, ...keywords, text, code]) ?? true;
  });
}
