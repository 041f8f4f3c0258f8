import type { Texts } from '../../base/languages/texts.ts';
import { fillText } from '../support/fill-text.ts';
import { createElement } from './create-element.ts';

/** What of the address of a page opens the search with all results of a query. */
const SEARCH_PARAMETER = 'search';

/** As many pages as a list of all results has. */
export const ALL_PAGES = 50;

/** The option at the end of a list that leads to everything a query finds, by an address of its own. */
export function offerAll(query: string, texts: Texts['search']): HTMLElement {
  return createElement(
    'a',
    {
      class: 'search-option',
      role: 'option',
      'aria-selected': 'false',
      tabindex: '-1',
      href: addressOf(query),
      'data-all': query,
    },
    createElement('span', { class: 'search-sign', 'data-kind': 'all', 'aria-hidden': 'true' }),
    createElement(
      'span',
      { class: 'search-words' },
      createElement('span', { class: 'search-title' }, fillText(texts.allResults, { query })),
    ),
  );
}

/** Makes the address of the window that of all results of a query; of none, the page's own again. */
export function showInAddress(query: string | null): void {
  history.replaceState(history.state, '', addressOf(query));
}

function addressOf(query: string | null): string {
  const url = new URL(location.href);
  if (query === null) url.searchParams.delete(SEARCH_PARAMETER);
  else url.searchParams.set(SEARCH_PARAMETER, query);
  return url.pathname + url.search + url.hash;
}
