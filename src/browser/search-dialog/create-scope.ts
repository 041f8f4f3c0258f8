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
  widen: () => Promise<void>;
}

/** The index of the site, opened with the first call, with the filters that readers may set. */
export function createScope(options: ScopeOptions): Scope {
  let opened: Promise<Search> | null = null;
  let filters: Filters | null = null;
  let { product } = options;

  async function setFilters(search: Search, next: Filters): Promise<void> {
    filters = next;
    const labels = await search.listLabels(next);
    const change = (changed: Filters): void => void setFilters(search, changed).then(options.change);
    const { manifest } = search;
    const controls = renderFilters({ manifest, filters: next, ...labels, texts: options.texts, change });
    options.bar.replaceChildren(...controls);
    options.bar.hidden = controls.length === 0;
  }

  async function open(): Promise<Search> {
    opened ??= createSearch({ fetchFile: createFileFetcher(options.base) });
    try {
      const search = await opened;
      if (!filters) await setFilters(search, chooseFilters(search.manifest, { ...options, product }));
      return search;
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  return {
    open,
    follow: (next) => {
      if (next !== product) filters = null;
      product = next;
    },
    forget: () => void (opened = null),
    filters: () => filters ?? {},
    widen: async () => {
      const { language } = filters ?? {};
      await setFilters(await open(), {
        language,
        version: undefined,
        product: undefined,
        tab: undefined,
        section: undefined,
      });
      options.change();
    },
  };
}
