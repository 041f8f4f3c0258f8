import type { Channel, Operation, PlaygroundDisplay, Schema } from './api.ts';
import type { FrontMatter } from './front-matter.ts';
import type { NavPlace } from './navigation.ts';

/** A page of the site. Everything outside rendering reads only `PageBase`, so it never asks where a page came from. */
export type Page = ProsePage | EndpointPage | WebhookPage | ChannelPage | SchemaPage;

export interface PageBase {
  /**
   * Address without the base path: `/` or `/guides/auth`; never ends in `/` (but for the home page), not
   * percent-encoded.
   */
  route: string;
  /** The name navigation uses, e.g. `guides/auth` or `index`. */
  path: string;
  title: string;
  /** Plain text; empty when there is none. */
  description: string;
  headings: PageHeading[];
  /** The whole page as Markdown, without front matter: snippets inlined, API fields written out. */
  markdown: string;
  frontMatter: FrontMatter;
  visibility: PageVisibility;
  keywords: string[];
  /** Multiplier of the search score. */
  boost: number;
  /** `null` for a page that navigation does not list. */
  place: NavPlace | null;
  source: PageSource | null;
  /** ISO 8601 date, when known. */
  lastModified: string | null;
}

/** What the author wrote. `body` is MDX without the front matter. */
export interface PageSource {
  /** Relative to the site folder. */
  file: string;
  body: string;
  /** Line of `file` on which `body` starts, counted from 1. */
  line: number;
}

/** docs/format.md#visibility: each output reads its own flag. */
export interface PageVisibility {
  navigation: boolean;
  search: boolean;
  sitemap: boolean;
  /** Content of the robots meta tag, or empty. */
  robots: string;
  llms: boolean;
  /** `null`: as the site's default; a list: only members of one of these groups. */
  groups: string[] | null;
  public: boolean;
}

export interface PageHeading {
  depth: number;
  text: string;
  id: string;
}

export interface ProsePage extends PageBase {
  kind: 'prose';
}

export interface EndpointPage extends PageBase {
  kind: 'endpoint';
  operation: Operation;
  playground: PlaygroundDisplay;
  /** `authored`: the page's body describes parameters and responses, and nothing is to repeat them. */
  fields: 'generated' | 'authored';
}

export interface WebhookPage extends PageBase {
  kind: 'webhook';
  operation: Operation;
}

export interface ChannelPage extends PageBase {
  kind: 'channel';
  channel: Channel;
}

export interface SchemaPage extends PageBase {
  kind: 'schema';
  /** `ApiDocument.id`. */
  document: string;
  name: string;
  schema: Schema;
}
