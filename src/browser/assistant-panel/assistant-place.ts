/** Where the panel stands: what it asks, and about which page. */
export interface AssistantPlace {
  /** Address before `/_docwright/`, as the page's root element names it in `data-service`. */
  service: string;
  /** Path the site is served under: empty, or `/docs`. */
  base: string;
  /** Route of the page the reader is on, which may change. */
  readonly route: string;
  /** Language and version (as in the navigation) of the page. */
  language: string | null;
  version: string | null;
  /**
   * The element that holds the panel on a page which is nothing but the conversation; `null` for a panel beside the
   * page.
   */
  container: HTMLElement | null;
}
