import type { BannerConfig, Footer, IconValue, Navbar } from './config.ts';

export type DivisionType = 'tab' | 'anchor' | 'dropdown' | 'product' | 'version' | 'language' | 'menu';

/** The whole navigation of a site, with every endpoint reference expanded and every page resolved. */
export interface Navigation {
  root: NavNode[];
  /** `navigation.global`: links shown with every page. */
  global: Division[];
}

/** What a language has in the place of the site's own. */
export interface LanguageBars {
  navbar?: Navbar;
  footer?: Footer;
  banner?: BannerConfig;
}

export type NavNode = Division | Group | PageLink;

/** A part of the site that a reader is in one of at a time, or (with `href`) a link that looks like one. */
export interface Division {
  kind: 'division';
  type: DivisionType;
  /** Unique and stable: the labels from the root, e.g. `language:en/tab:Guides`. */
  id: string;
  label: string;
  /** Set for a division that is only a link; internal ones are routes, without the base path. */
  href: string | null;
  /** Route of the first page that is not hidden, depth first. `null` when there is none. */
  target: string | null;
  icon: IconValue | null;
  tag: string;
  description: string;
  color: { light: string; dark: string } | null;
  hidden: boolean;
  default: boolean;
  align: 'start' | 'end';
  searchable: boolean;
  /** Of a language that has some. */
  bars?: LanguageBars;
  children: NavNode[];
}

export interface Group {
  kind: 'group';
  id: string;
  label: string;
  icon: IconValue | null;
  tag: string;
  /** Route of the page that the title links to. */
  root: string | null;
  expanded: boolean;
  hidden: boolean;
  directory: 'none' | 'accordion' | 'card';
  children: (Group | PageLink)[];
}

export interface PageLink {
  kind: 'page';
  /** Route of the page; for `url` pages the external address. */
  href: string;
  /** Route of a `url` page, which says who sees the entry. */
  page?: string;
  external: boolean;
  /** With its `#`, or empty. */
  hash: string;
  label: string;
  icon: IconValue | null;
  tag: string;
  /** HTTP method (or `WEBHOOK`, or the protocol of a channel) for the pill; empty for prose. */
  method: string;
  deprecated: boolean;
  hidden: boolean;
}

/** Where a page stands: its chain from the root, the reader's own divisions first. */
export interface NavPlace {
  /** Ids of the divisions from the root to the page. */
  divisions: string[];
  /** Labels of the groups from the division to the page. */
  groups: string[];
  version: string | null;
  language: string | null;
  product: string | null;
  /** Label of the innermost tab (or anchor, dropdown) that holds the page. */
  tab: string | null;
  /** The nearest node above the page that says so hides it; the page's own front matter is not looked at. */
  hidden: boolean;
  /** Said by the nearest node above the page; `null` when none says anything. */
  searchable: boolean | null;
  public: boolean | null;
  boost: number | null;
}
