import type { Texts } from '../../base/languages/texts.ts';
import { createSearch, type Search } from '../../shared/search/create-search.ts';
import { createFileFetcher } from './create-file-fetcher.ts';
import { chooseFilters, type Filters, renderFilters } from './filter-bar.ts';

export interface ScopeOptions {
  /** Path the site is served under: empty, or `/docs`. */
  base: string;
  /** Language, version and product (as in the navigation) of the page the reader is on. */
  language?: string | null;
  version?: string | null;
  product?: string | null;
  texts: Texts['search'];
  /** Where the controls of the filters stand. */
  bar: HTMLElement;
  /** Called when the reader searches in something else. */
  change: () => void;
}

/** What the dialog searches in: the index, and what it is limited to. */
export interface Scope {
  /** Opens the index; after a failure the next call tries again. */
  open: () => Promise<Search>;
  /** The reader is on a page of this product: another one than before is searched in. */
  follow: (product: string | null) => void;
  /** Opens the index anew the next time: a new build may have replaced the files that the open one names. */
  forget: () => void;
  /** No limits until the index is open. */
  filters: () => Partial<Filters>;
  /** Leaves only the limit to the language. */
  widen: () => void;
}

/** The index of the site, opened with the first call, with the filters that readers may set. */
export function createScope(options: ScopeOptions): Scope {
  const fetchFile = createFileFetcher(options.base);
  let opened: Promise<Search> | null = null;
  let filters: Filters | null = null;
  let { product } = options;

  /** What the controls show. */
  let drawn: { search: Search; filters: Filters } | null = null;

  async function open(): Promise<Search> {
    opened ??= createSearch({ fetchFile });
    try {
      const search = await opened;
      filters ??= chooseFilters(search.manifest, { ...options, product });
      if (drawn?.search !== search || drawn.filters !== filters) await draw(search, filters);
      return search;
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  async function draw(search: Search, shown: Filters): Promise<void> {
    const labels = await search.listLabels(shown);
    // Others may have been chosen meanwhile.
    if (shown !== filters) return;
    drawn = { search, filters: shown };
    const { manifest } = search;
    const controls = renderFilters({ manifest, filters: shown, ...labels, texts: options.texts, change: choose });
    options.bar.replaceChildren(...controls);
    options.bar.hidden = controls.length === 0;
  }

  function choose(next: Filters): void {
    filters = next;
    // A failure shows with the search.
    void open()
      .catch(() => {})
      .then(options.change);
  }

  return {
    open,
    follow: (next) => {
      if (next !== product) filters = null;
      product = next;
    },
    forget: () => void (opened = null),
    filters: () => filters ?? {},
    widen: () => {
      const { language } = filters ?? {};
      choose({ language, version: undefined, product: undefined, tab: undefined, section: undefined });
    },
  };
}
