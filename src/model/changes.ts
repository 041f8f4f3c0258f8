/** What two outputs of a site have different for readers; `docwright changes --json`. */
export interface SiteChanges {
  format: 1;
  pages: PageChange[];
}

export interface PageChange {
  kind: 'new' | 'changed' | 'removed';
  /** Below the address of the site: `/guides/first`. */
  path: string;
  title: string;
}
