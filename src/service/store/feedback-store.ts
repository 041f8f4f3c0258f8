/** What a reader said of a page. */
export interface FeedbackEntry {
  /** Made by the page, so that a reason given later finds its answer. */
  id: string;
  site: string;
  /** Route of the page. */
  path: string;
  helpful: boolean;
  reason: string;
  comment: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** What readers say of pages. */
export interface FeedbackStore {
  /** Notes an answer; a second one with the same id on the same site takes the place of the first. */
  save: (entry: Omit<FeedbackEntry, 'time'>) => Promise<void>;
  /** Removes the oldest, so that no site has many more than so many. */
  keepNewest: (most: number) => Promise<void>;
  /** Newest first. */
  list: (filter: { site?: string; limit: number }) => Promise<FeedbackEntry[]>;
}
