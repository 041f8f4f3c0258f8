/** A search of which somebody opened a result. */
export interface NotedSearch extends SearchPlace {
  query: string;
  /** What sets visitors apart as far as counting needs it. */
  visitor: number;
}

export interface SearchPlace {
  site: string;
  /** Of the pages that were searched; empty on a site of one language. */
  language: string;
}

/** What many visitors of a site search for. */
export interface PopularStore {
  /** A visitor counts once for a query, however often they ask. */
  note: (search: NotedSearch) => Promise<void>;
  /** Queries of so many visitors or more, those of most first. */
  list: (place: SearchPlace, wanted: { visitors: number; limit: number }) => Promise<string[]>;
  /** Removes what was asked longest ago, so that no site has many more than so many. */
  keepNewest: (most: number) => Promise<void>;
  /** Forgets what nobody asked since a time, in milliseconds since 1970. */
  forget: (before: number) => Promise<void>;
}
