/** One entry of a finished feed. */
export interface FeedItem {
  title: string;
  description: string;
  /** Id of the place in the page. */
  anchor: string;
  tags: string[];
  markdown: string;
  /** ISO 8601, when known. */
  date: string | null;
}
