/** A piece of a page that a question is about (discovery API, "Context item"). */
export interface ContextItem {
  type: 'code' | 'textSelection';
  value: string;
  /** Route of the page. */
  path?: string;
  /** Id of the element that holds it, or of the heading above. */
  elementId?: string;
}
