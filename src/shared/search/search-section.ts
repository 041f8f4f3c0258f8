import type { InnerLink } from '../../model/inner-link.ts';
import type { SectionKind } from '../../model/section-kind.ts';

/** One thing a search can find: a page's opening, or the part of a page under one heading. */
export interface SearchSection {
  /** Route of the page, without the base path. */
  route: string;
  /** Id of the heading; empty for the opening of the page. */
  anchor: string;
  /** Title of the page. */
  title: string;
  /** Text of the section's own heading; empty for the opening of the page. */
  heading: string;
  /** What it stands under within the page: the label of a changelog entry, the heading above a component. */
  entry: string;
  /** Labels above the page, outermost first: tab, groups; then `entry`. */
  breadcrumb: string[];
  description: string;
  keywords: string[];
  /** Plain text that a reader sees. */
  text: string;
  /** What its paragraphs begin with in bold type (`listLeads`). */
  leads: string;
  /** Text of the sections that are pieces of this one. */
  inner: string;
  /** Source of code blocks: found, but not shown. */
  code: string;
  /** Links to other pages of the site. */
  links: readonly InnerLink[];
  /** What links on other pages call the page (`addLinkTexts`); empty but for openings. */
  linked: string;
  /** Multiplier of the score; 1 when nothing is set. */
  boost: number;
  version: string | null;
  language: string | null;
  product: string | null;
  tab: string | null;
  kind: SectionKind;
  /** Made from an API description: its text repeats what the guides explain. */
  isReference: boolean;
  /** HTTP method (or `WEBHOOK`) of an endpoint; empty for everything else. */
  method: string;
  /** Only members of one of these groups may see the page; `null` when everybody may. */
  groups: string[] | null;
}

/** Beyond this a code block is data, not something to look up. */
export const LONGEST_CODE = 1_500;
