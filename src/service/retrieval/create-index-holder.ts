import type { SearchStore } from '../store/search-store.ts';
import { createIndexMemory, type IndexMemory } from './index-memory.ts';
import { createViewFinder } from './index-view.ts';
import { type LoadedIndex, loadIndex } from './load-index.ts';

/** An index in memory, ready to be searched. */
export interface HeldIndex {
  index: LoadedIndex;
  findViews: ReturnType<typeof createViewFinder>;
}

export interface IndexHolder {
  /**
   * The site's index; `null` as long as none was published. While a newer one is loaded, the last one.
   * @throws IncompleteIndex, DamagedSegment, and what the store throws, when there is no last one
   */
  current: () => Promise<HeldIndex | null>;
}

export interface HolderOptions {
  /** Where indexes are kept; for good when not given. */
  memory?: IndexMemory | undefined;
  /** Milliseconds of any clock. */
  now?: () => number;
  /** How long an index is taken for the current one without asking the store. */
  trusted?: number | undefined;
  /** A newer index cannot be loaded: the last one goes on answering. */
  onFault?: ((error: unknown) => void) | undefined;
}

const TRUSTED = 1_000;

/**
 * Holds the published index of a site, looks now and then for a newer one, and lets it go when other sites need the
 * room: then it is read again with the next request.
 */
export function createIndexHolder(
  store: Pick<SearchStore, 'engine' | 'current' | 'readManifest' | 'readSegments' | 'discard'>,
  site: string,
  { memory = createIndexMemory(), now = () => performance.now(), trusted = TRUSTED, onFault }: HolderOptions = {},
): IndexHolder {
  const key = `site ${site}`;
  let held: HeldIndex | null = null;
  let checked = -Infinity;
  let loading: Promise<void> | null = null;
  const letGo = (): void => {
    held = null;
    checked = -Infinity;
  };
  const load = async (): Promise<void> => {
    const version = await store.current(site);
    if (version === null) {
      held = null;
      memory.release(key);
    } else if (version !== held?.index.version) {
      const index = await loadIndex(store, version, { memory, previous: held?.index ?? null });
      held = { index, findViews: createViewFinder(index, memory) };
      memory.hold(key, { cost: index.bytes, drop: letGo });
    }
    checked = now();
  };
  return {
    current: async () => {
      memory.touch(key);
      if (now() - checked < trusted) return held;
      loading ??= load().finally(() => (loading = null));
      const last = held;
      if (!last) {
        await loading;
        return held;
      }
      // Whoever searches the last index need not wait for the next one: it is tried again.
      loading.catch((error: unknown) => onFault?.(error));
      return last;
    },
  };
}
