/** What stands in `pages` of `docs.json`. */
export type NavigationItem = string | { group: string; root?: string; pages: NavigationItem[]; [key: string]: unknown };
