/** An entry of a changelog page, as a feed needs it. */
export interface FeedEntry {
  label: string;
  description: string;
  tags: string[];
  markdown: string;
  /** Id of its heading in the page. */
  id: string;
  /** What the author wrote for the feed alone. */
  rss: { title: string | null; description: string | null } | null;
  /** ISO 8601, when known. */
  date: string | null;
}

/** One entry of the finished feed. */
export interface FeedItem {
  title: string;
  description: string;
  /** Id of the place in the page. */
  anchor: string;
  tags: string[];
  markdown: string;
  date: string | null;
}
