import type { PlaygroundDisplay, PlaygroundStorage } from './api/operation.ts';
import type { SdkFormat } from './api/sdk.ts';
import type { CheckSeverity } from './check.ts';
import type { HostName } from './host.ts';

export type ThemeName = string;

/** Keys of `integrations` that ask for a reader's consent; all other services wait for it. */
export type ConsentKey = 'cookies' | 'onetrust' | 'transcend';

/** `docs.json` after validation, with every default filled in. Nothing outside `src/read/config` reads the raw file. */
export interface SiteConfig {
  theme: ThemeName;
  name: string;
  description: string;
  public: boolean;
  colors: { primary: string; light: string; dark: string };
  logo: { light: string; dark: string; href: string | null } | null;
  favicon: { light: string; dark: string } | null;
  appearance: { default: 'system' | 'light' | 'dark'; strict: boolean };
  fonts: { heading: FontFace | null; body: FontFace | null };
  icons: { library: IconLibrary };
  background: {
    decoration: 'gradient' | 'grid' | 'windows' | null;
    color: { light: string | null; dark: string | null };
    image: { light: string; dark: string } | null;
  };
  styling: {
    eyebrows: 'section' | 'breadcrumbs';
    /** `null`: load the style sheet of mathematics on the pages that use it. */
    latex: boolean | null;
    codeblocks: CodeblockStyle;
  };
  thumbnails: {
    /** Whether the site says anything of them. */
    isSet: boolean;
    appearance: 'light' | 'dark' | null;
    background: string | null;
    fontFamily: string | null;
  };
  navbar: Navbar;
  footer: Footer;
  banner: BannerConfig | null;
  search: { prompt: string | null };
  seo: {
    metatags: Record<string, string>;
    paths: { path: string; metatags: Record<string, string> }[];
    organization: {
      id: string | null;
      name: string | null;
      legalName: string | null;
      url: string | null;
      logo: string | null;
      sameAs: string[];
    } | null;
    indexing: 'navigable' | 'all';
    trailingSlash: boolean;
  };
  redirects: Redirect[];
  notFound: { redirect: boolean; title: string | null; description: string | null };
  contextual: { options: ContextualOption[]; display: 'header' | 'toc' };
  /** `null`: as the theme does. */
  drilldown: boolean | null;
  timestamp: boolean;
  /** Links are addresses with placeholders, or `true` for those of the site's repository. */
  feedback: { thumbs: boolean; edits: boolean | string; issues: boolean | string };
  markdown: { schema: boolean; instructions: string[] };
  api: ApiConfig;
  /** Analytics and chat widgets by their key in `docs.json`. */
  integrations: Record<string, Record<string, string | number | boolean>>;
  variables: Record<string, string>;
  variations: { id: string; label: string }[];
  check: CheckConfig;
  /** Where the site is published; `null`: no host is named. */
  host: HostName | null;
  /** Raw but validated; `src/read/navigation` turns it into the tree. */
  navigation: NavigationConfig;
}

/** What `docwright check` is to find. */
export interface CheckConfig {
  /** By name of the rule, or by code of the problem. */
  rules: Record<string, CheckSeverity>;
  ignore: { rule: string; file: string; reason: string }[];
  external: { except: string[] };
}

export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

/** `name` is an icon name, an absolute URL, or a path that starts with `/`. */
export interface IconValue {
  name: string;
  style: string | null;
  library: IconLibrary | null;
}

export interface FontFace {
  family: string;
  weight: number | null;
  /** Local path or URL; `null` for a family of Google Fonts. */
  source: string | null;
  format: 'woff' | 'woff2' | null;
}

export interface CodeblockStyle {
  /** Names of Shiki themes. Equal when the setting is one theme for both modes. */
  light: string;
  dark: string;
  /** Paths of TextMate grammars in JSON. */
  customLanguages: string[];
}

export interface Navbar {
  links: NavbarLink[];
  primary: NavbarLink | null;
}

export interface NavbarLink {
  type: 'link' | 'button' | 'github' | 'discord';
  /** Empty for `github` and `discord` without a label of their own. */
  label: string;
  href: string;
  icon: IconValue | null;
}

export interface Footer {
  socials: { platform: string; href: string }[];
  /** Columns; those without items are not shown. */
  links: { header: string | null; items: { label: string; href: string }[] }[];
}

export interface BannerConfig {
  /** Inline Markdown. */
  content: string;
  dismissible: boolean;
  type: 'info' | 'warning' | 'critical';
  color: { light: string; dark: string } | null;
}

export interface Redirect {
  source: string;
  destination: string;
  permanent: boolean;
}

export type ContextualOption =
  | { kind: 'builtin'; name: string }
  | {
      kind: 'custom';
      title: string;
      description: string;
      icon: IconValue | null;
      href: { base: string; query: { key: string; value: string }[] };
    };

export interface ApiConfig {
  openapi: ApiSourceConfig[];
  asyncapi: ApiSourceConfig[];
  params: { expanded: boolean; post: string[] };
  playground: { display: PlaygroundDisplay; proxy: boolean; credentials: boolean; storage: PlaygroundStorage };
  examples: {
    /** Language keys in display order, aliases resolved; `null` when not set. */
    languages: string[] | null;
    defaults: 'required' | 'all';
    prefill: boolean;
    autogenerate: boolean;
  };
  url: 'full' | null;
  /** Whether descriptions and their tags get a page of their own. */
  overview: boolean;
  /** Whether their schemas do; `null`: where there are not too many. */
  schemas: boolean | null;
  mdx: {
    servers: string[];
    auth: { method: 'bearer' | 'basic' | 'key' | 'cobo' | 'none'; name: string | null } | null;
  };
}

export interface ApiSourceConfig {
  /** Path relative to the site folder, or URL. */
  source: string;
  directory: string | null;
  /** `null`: overlays are found by their `extends`. */
  overlays: string[] | null;
}

/** What the documentation tool of a programming language has written. */
export interface SdkSourceConfig extends ApiSourceConfig {
  format: SdkFormat;
}

/**
 * A validated navigation element as `docs.json` has it: label keys, content keys and options together, `$ref`s
 * resolved, icons and page names in normal form. `at` is its place in the file, for messages.
 */
export interface NavigationConfig {
  at: string;
  languages?: NavElementConfig[];
  versions?: NavElementConfig[];
  tabs?: NavElementConfig[];
  dropdowns?: NavElementConfig[];
  anchors?: NavElementConfig[];
  products?: NavElementConfig[];
  menu?: NavElementConfig[];
  groups?: NavGroupConfig[];
  pages?: NavPageConfig[];
  global?: Partial<
    Record<'languages' | 'versions' | 'tabs' | 'dropdowns' | 'anchors' | 'products', NavElementConfig[]>
  >;
  openapi?: ApiSourceConfig[];
  asyncapi?: ApiSourceConfig[];
  graphql?: ApiSourceConfig[];
  sdk?: SdkSourceConfig[];
  directory?: 'none' | 'accordion' | 'card';
  public?: boolean;
}

/** A division: a tab, anchor, dropdown, product, version, language or menu item. */
export interface NavElementConfig extends NavigationConfig {
  label: string;
  href?: string;
  icon?: IconValue;
  hidden?: boolean;
  tag?: string;
  description?: string;
  color?: { light: string; dark: string };
  default?: boolean;
  align?: 'start' | 'end';
  searchable?: boolean;
  /** Of a language: replaces the site's own. */
  navbar?: Navbar;
  footer?: Footer;
  banner?: BannerConfig;
}

export interface NavGroupConfig {
  at: string;
  label: string;
  pages: NavPageConfig[];
  icon?: IconValue;
  tag?: string;
  root?: string;
  expanded?: boolean;
  hidden?: boolean;
  public?: boolean;
  boost?: number;
  searchable?: boolean;
  directory?: 'none' | 'accordion' | 'card';
  openapi?: ApiSourceConfig[];
  asyncapi?: ApiSourceConfig[];
  graphql?: ApiSourceConfig[];
  sdk?: SdkSourceConfig[];
}

/**
 * A page path (`guides/auth`, `guides/auth#tokens`), an endpoint reference (`GET /users`, `spec.json GET /users`) or a
 * group.
 */
export type NavPageConfig = { kind: 'ref'; at: string; value: string } | { kind: 'group'; group: NavGroupConfig };
