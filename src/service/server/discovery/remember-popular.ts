import type { PopularStore } from '../../store/popular-store.ts';

/**
 * A list is told again for so many times as long as it took to count: each opening of the search dialog asks for one,
 * and the database goes through all that was searched for in a month.
 */
const times = 100;

interface Counted {
  queries: Promise<string[]>;
  until: number;
}

/** Counts what many search for in a hundredth of all time at most, however many ask. There must be few places. */
export function rememberPopular(store: PopularStore, now: () => number = () => performance.now()): PopularStore {
  const known = new Map<string, Counted>();
  return {
    ...store,
    list: (place, wanted) => {
      const key = JSON.stringify([place, wanted]);
      const last = known.get(key);
      if (last && now() < last.until) return last.queries;
      const begun = now();
      const counted: Counted = { queries: store.list(place, wanted), until: Infinity };
      known.set(key, counted);
      void counted.queries.then(
        () => (counted.until = now() + times * (now() - begun)),
        () => known.delete(key),
      );
      return counted.queries;
    },
  };
}
