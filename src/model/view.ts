import type { IconValue } from './config.ts';
import type { DivisionType, LanguageBars } from './navigation.ts';

/**
 * What the page shell shows of the navigation around one page. Its size depends on the reader's own division only,
 * never on the whole site. Every `href` is a route without the base path, or an external address.
 */
export interface PageView {
  /** Route of the page. */
  route: string;
  /** Rows of tabs from the outermost to the innermost; usually one, or none. */
  tabs: DivisionLink[][];
  /** Anchors above the sidebar: of the page's own division, then global ones. */
  anchors: DivisionLink[];
  /** Menus for products, dropdowns, versions and languages, outermost first. */
  switchers: Switcher[];
  sidebar: SidebarView;
  /** Labels from the outermost division (without versions and languages) to the innermost group. */
  breadcrumbs: { label: string; href: string | null }[];
  /** Label of the page's own group; empty when it stands in none. */
  section: string;
  /** The listing of its group under the body of a `root` page. */
  directory: Directory | null;
  previous: PageReference | null;
  next: PageReference | null;
  /** Target of the logo: first page of the reader's language, else the home page. */
  home: string;
  language: string | null;
  /** Of the language. */
  bars: LanguageBars;
  version: string | null;
  product: string | null;
}

export interface DivisionLink {
  type: DivisionType;
  label: string;
  href: string;
  external: boolean;
  icon: IconValue | null;
  tag: string;
  description: string;
  color: { light: string; dark: string } | null;
  active: boolean;
  align: 'start' | 'end';
  /** Entries of a tab's or product's `menu`. */
  menu: DivisionLink[];
  /** Of a switcher's option: it leads to the counterpart of the page, not just to the division. */
  samePage?: boolean;
}

export interface Switcher {
  type: DivisionType;
  /** `null` where all options lead out of what the navigation holds. */
  current: DivisionLink | null;
  options: DivisionLink[];
}

export interface SidebarView {
  /** The same for all pages of one division, and safe in a file name. */
  id: string;
  entries: SidebarEntry[];
  /**
   * Something is left out (closed groups hold `null`, long lists of links are `cut`); the division's fragment has all
   * of it.
   */
  partial: boolean;
  /** `entries` are only those around the current page. */
  cut: boolean;
}

export type SidebarEntry = SidebarGroup | SidebarLink;

export interface SidebarGroup {
  kind: 'group';
  label: string;
  icon: IconValue | null;
  tag: string;
  /** Its `root` page. */
  href: string | null;
  /** First page in it, for readers without JavaScript. */
  target: string | null;
  open: boolean;
  /** Holds the current page, or leads to it. */
  active: boolean;
  /** Its `root` is the current page. */
  current: boolean;
  entries: SidebarEntry[] | null;
  /** `entries` are only those around the current page. */
  cut: boolean;
}

export interface SidebarLink {
  kind: 'link';
  label: string;
  href: string;
  external: boolean;
  icon: IconValue | null;
  tag: string;
  method: string;
  deprecated: boolean;
  active: boolean;
}

export interface Directory {
  style: 'accordion' | 'card';
  entries: DirectoryEntry[];
}

export type DirectoryEntry = DirectoryGroup | DirectoryPage;

export interface DirectoryGroup {
  kind: 'group';
  label: string;
  /** Its `root` page. */
  href: string | null;
  icon: IconValue | null;
  description: string;
  entries: DirectoryEntry[];
}

export interface DirectoryPage {
  kind: 'page';
  label: string;
  href: string;
  external: boolean;
  icon: IconValue | null;
  description: string;
}

export interface PageReference {
  label: string;
  href: string;
  description: string;
}
