import { addSheet } from '../support/add-sheet.ts';
import { DocsSearch, type DocsSearchOptions } from './docs-search.ts';
import { importSearchTexts } from './import-search-texts.ts';
import sheet from './search.css?url';

export interface OpenSearchOptions extends Omit<DocsSearchOptions, 'texts' | 'product'> {
  /** Gives what has been typed since the dialog was asked for. */
  held?: () => string;
}

/**
 * Opens the search dialog, which is made on the first call; with a query, at all that it finds. Meant to be imported
 * when a reader first wants to search.
 */
export async function openSearch({ held, ...options }: OpenSearchOptions, query?: string): Promise<void> {
  if (!customElements.get('docs-search')) customElements.define('docs-search', DocsSearch);
  const product = document.getElementById('content-container')?.dataset['product'] ?? null;
  const show = (made: DocsSearch): void => {
    // First, so that the focus returns to where it was when the dialog closes.
    const typed = held?.();
    made.open(query, product);
    if (typed) made.type(typed);
  };
  const existing = document.querySelector<DocsSearch>('docs-search');
  if (existing) return show(existing);
  // The theme's comes with the entry, since themes are not part of the scripts.
  const ofTheme = document.getElementById('search-bar-entry')?.dataset['sheet'];
  const sheets = [sheet, ofTheme ?? []].flat().map(addSheet);
  const [texts] = await Promise.all([importSearchTexts(document.documentElement.lang), ...sheets]);
  // A second call may have come while the texts were loading.
  show(document.querySelector<DocsSearch>('docs-search') ?? makeElement({ ...options, product, texts }));
}

function makeElement(options: DocsSearchOptions): DocsSearch {
  const element = new DocsSearch();
  element.configure(options);
  document.body.append(element);
  return element;
}
