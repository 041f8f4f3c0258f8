import type { IconValue } from './config.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';
import type { PageView } from './view.ts';

/**
 * What a theme's `Layout.astro` receives. The default slot is the article's HTML; the slot `aside` is what stands
 * beside it (request and response examples, a panel) in place of the table of contents.
 */
export interface LayoutProps {
  site: Site;
  page: Page;
  /** What stands under the title, as HTML; empty when nothing does. */
  lead: string;
  view: PageView;
  head: PageHead;
  assets: LayoutAssets;
  /** Markup of an icon, at the size of the text or at a CSS length; nothing for `null`. */
  icon: (icon: IconValue | null, size?: string) => string;
}

/** Everything in `<head>` that says what the page is. Values are plain text; the shell escapes them. */
export interface PageHead {
  /** The whole `<title>`. */
  title: string;
  tags: HeadTag[];
  /** Serialised JSON-LD, or `null`. */
  jsonLd: string | null;
}

export type HeadTag =
  | { kind: 'meta'; name: string; content: string }
  | { kind: 'property'; property: string; content: string }
  | { kind: 'link'; rel: string; href: string; attributes?: Record<string, string> };

/** Addresses of files made by the build, base path included. */
export interface LayoutAssets {
  /** CSS of the site's own colours, fonts and background, for a `style` element. */
  siteStyle: string;
  /** Style sheets in order: code colours, utilities, mathematics, the user's own. */
  styles: string[];
  /** Style sheet that the search dialog loads besides its own, or `null`. */
  search: string | null;
  /** Whether the user's own style sheets give the bar another ground than the theme. */
  setsBarColor: boolean;
  /** Typefaces of the site's choice that the build brings along, and the files among them to load first. */
  fonts: { families: string[]; preload: string[] };
  /** Whether the first screen shows code, in the typeface that the theme has for it. */
  beginsWithCode: boolean;
  /** Script that loads analytics, chat and consent services; the frame is for readers without scripts. */
  integrations: { script: string; frame: string | null; takesEvents: boolean } | null;
  /** The user's scripts. */
  scripts: string[];
  /** Complete sidebar of the reader's division; `null` when the page already holds all of it. */
  sidebar: string | null;
  /** The page as Markdown, or `null` when it is not published. */
  markdown: string | null;
  /** Where readers sign in or out; unset on a site without sign-in. */
  account?: { kind: 'sign-in' | 'sign-out'; href: string };
}
