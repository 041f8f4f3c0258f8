/** What a reader asks about, as the assistant endpoint takes it (specification, "Context item"). */
export interface ContextItem {
  type: 'code' | 'textSelection';
  value: string;
  /** Route of the page. */
  path: string;
  /** Id of the element that holds it, or of the heading above. */
  elementId?: string;
}

/** The longest piece of a page that goes with a question, in characters. */
export const longestContext = 8_000;
