import type { SearchStore } from '../store/search-store.ts';
import { createViewFinder } from './index-view.ts';
import { type LoadedIndex, loadIndex } from './load-index.ts';

/** An index in memory, ready to be searched. */
export interface HeldIndex {
  index: LoadedIndex;
  findViews: ReturnType<typeof createViewFinder>;
}

export interface IndexHolder {
  /** The site's index; `null` as long as none was published. While a newer one is loaded, the last one. */
  current: () => Promise<HeldIndex | null>;
}

export interface HolderOptions {
  /** Milliseconds of any clock. */
  now?: () => number;
  /** How long an index is taken for the current one without asking the store. */
  trusted?: number | undefined;
}

const TRUSTED = 1_000;

/** Holds the published index of a site, and looks now and then for a newer one. */
export function createIndexHolder(
  store: Pick<SearchStore, 'current' | 'readParts'>,
  site: string,
  { now = () => performance.now(), trusted = TRUSTED }: HolderOptions = {},
): IndexHolder {
  let held: HeldIndex | null = null;
  let checked = -Infinity;
  let loading: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    const version = await store.current(site);
    if (version === null) held = null;
    else if (version !== held?.index.version) {
      const index = await loadIndex(store, version);
      // Between the two questions it may have been replaced once more; then the next request finds the newest.
      if (index) held = { index, findViews: createViewFinder(index) };
    }
    checked = now();
  };
  return {
    current: async () => {
      if (now() - checked < trusted) return held;
      loading ??= load().finally(() => (loading = null));
      if (!held) await loading;
      // Whoever searches the last index need not know that the next one failed to load: it is tried again.
      else loading.catch(() => undefined);
      return held;
    },
  };
}
