import type { Page } from '../../model/page.ts';

/** What a built page links to and what can be linked to on it. */
export interface PageFacts {
  page: Page;
  ids: ReadonlySet<string>;
  references: PageReference[];
  /** Sources of pictures whose elements have no `alt`. */
  withoutAlt: string[];
}

export interface PageReference {
  /** `file`: the page shows what is there. */
  kind: 'link' | 'file';
  /** As it stands in the built page. */
  href: string;
}
