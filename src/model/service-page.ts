import type { InnerLink } from './inner-link.ts';
import type { SectionKind } from './section-kind.ts';
import type { PageAccess } from './service.ts';

/** A line of `serviceFiles.sections`: what search and assistant may quote of one page. */
export interface ServicePageText {
  /** As `PageBase.route`. */
  route: string;
  title: string;
  description: string;
  /** Labels above the page, outermost first. */
  breadcrumb: string[];
  /** What the page is found by besides its text. */
  keywords: string[];
  boost: number;
  language: string | null;
  version: string | null;
  product: string | null;
  tab: string | null;
  kind: SectionKind;
  /** Made from an API description. */
  isReference: boolean;
  method: string;
  tags: string[];
  access: PageAccess;
  /** Whether searches find the page; its Markdown may be read in any case. */
  searchable: boolean;
  /** In the order of the page; never empty. */
  sections: ServiceSection[];
}

export interface ServiceSection {
  /** Id of the heading; empty for the opening of the page. */
  anchor: string;
  /** As a search shows it: empty for the opening of the page. */
  heading: string;
  /** The section's own line of the breadcrumb: the label of a changelog entry, the heading above a component. */
  entry?: string;
  /** Number of the section that it is a piece of. */
  within?: number;
  /** Everything from the heading to the next one: the heading's own lines first. */
  markdown: string;
  /** Offset in `markdown` of what follows the heading. */
  bodyStart: number;
  /** What readers see of it, in one line, without blocks of code. */
  text: string;
  /** The beginning of its blocks of code. */
  code: string;
  /** Links to other pages of the site; left out where there are none. */
  links?: InnerLink[];
  /** Who may read it, where that is less than who may read the page. */
  access?: PageAccess;
}
