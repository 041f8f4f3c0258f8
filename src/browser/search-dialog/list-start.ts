import type { Texts } from '../../base/languages/texts.ts';
import type { Search } from '../../shared/search/create-search.ts';
import type { Filters } from './filter-bar.ts';
import { fetchPopular } from './popular-searches.ts';
import { readRecent } from './recent-searches.ts';
import { renderPopular, renderRecent } from './render-notes.ts';
import { hrefsOf, renderSuggested } from './render-results.ts';

const SUGGESTED = 5;

export interface StartOptions {
  open: () => Promise<Search>;
  filters: () => Partial<Filters>;
  base: string;
  texts: Texts['search'];
}

/**
 * Lists what is offered before anything is typed, in its order, as far as it is there: what was searched before; what
 * many search for, where the service says it; pages to begin with, as soon as the index is there.
 */
export async function listStart(
  { open, filters, base, texts }: StartOptions,
  show: (options: HTMLElement[]) => void,
): Promise<void> {
  let popular: string[] = [];
  let suggested: HTMLElement[] = [];
  const showAll = (): void => {
    const recent = readRecent();
    const others = popular.filter((query) => !recent.some((own) => own.toLowerCase() === query));
    show([...renderRecent(recent, texts), ...renderPopular(others, texts), ...suggested]);
  };
  showAll();
  const search = await open();
  const asked = fetchPopular(filters().language).then((queries) => {
    popular = queries;
    if (queries.length > 0) showAll();
  });
  const pages = await search.suggest({ ...filters(), limit: SUGGESTED });
  suggested = renderSuggested(pages, hrefsOf(search.manifest, base), texts);
  if (suggested.length > 0) showAll();
  await asked;
}
