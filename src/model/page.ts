import type { Channel } from './api/channel.ts';
import type { GraphqlPart } from './api/graphql.ts';
import type { Operation, PlaygroundDisplay } from './api/operation.ts';
import type { Schema } from './api/schema.ts';
import type { SdkPart } from './api/sdk.ts';
import type { FrontMatter } from './front-matter.ts';
import type { NavPlace } from './navigation.ts';

/** A page of the site. Everything outside rendering reads only `PageBase`, so it never asks where a page came from. */
export type Page = ProsePage | EndpointPage | WebhookPage | ChannelPage | SchemaPage | OverviewPage;

export interface PageBase {
  /**
   * Address without the base path: `/` or `/guides/auth`; never ends in `/` (but for the home page), not
   * percent-encoded.
   */
  route: string;
  /** The name navigation uses, e.g. `guides/auth` or `index`. */
  path: string;
  title: string;
  /** What stands under the title, as Markdown; empty when nothing does. */
  lead: string;
  /**
   * What the page is about as plain text: the lead, or the opening of its API description; empty when neither is there.
   */
  description: string;
  /** Opening of the author's own text as plain text, for lists of pages where there is no description. */
  summary: string;
  headings: PageHeading[];
  /** What follows title and lead, as Markdown: snippets inlined, API fields written out. */
  markdown: string;
  /** Set where only rendering tells what the author's text says (`addOwnText`). */
  pending?: PendingText;
  /** What searches find, where people see other parts of the text than agents do. */
  searched?: SearchedText;
  /** What the Markdown file of the page says, where that is not all of `markdown` (`markdown.schema` of docs.json). */
  published?: string;
  frontMatter: FrontMatter;
  visibility: PageVisibility;
  keywords: string[];
  /** Multiplier of the search score. */
  boost: number;
  /** `null` for a page that navigation does not list. */
  place: NavPlace | null;
  /** Of a page without a place, where the site has several languages. */
  language?: string;
  source: PageSource | null;
  /** ISO 8601 date, when known. */
  lastModified: string | null;
}

export interface SearchedText {
  markdown: string;
  headings: PageHeading[];
}

/** What stands around the author's own text on a page, as Markdown and in the table of contents. */
export interface TextAround {
  opening: string;
  openingHeadings: PageHeading[];
  rest: string;
  restHeadings: PageHeading[];
}

/** A text that rendering tells, and what stands around it. */
export interface PendingText extends TextAround {
  /**
   * `readers`: parts may be for some readers alone, and until they are known outline and Markdown hold nothing of the
   * text. `values`: it shows what its code evaluates to, and until then they hold the text as it is written.
   */
  kind: 'readers' | 'values';
}

/** What the author's text says to agents, as rendering shows it. */
export interface OwnText {
  headings: PageHeading[];
  markdown: string;
  /** What everybody sees of it; unset where that is what agents read. */
  searched?: SearchedText;
  /** First paragraph as plain text. */
  summary: string;
  /** Entries of a changelog, in order. */
  updates: OwnUpdate[];
}

export interface OwnUpdate {
  label: string;
  description: string;
  tags: string[];
  /** Of its heading. */
  id: string;
  markdown: string;
  rss: { title: string | null; description: string | null } | null;
}

/** What the author wrote. `body` is MDX without the front matter. */
export interface PageSource {
  /** Relative to the site folder; for a text in an API description a name of its own beside that. */
  file: string;
  body: string;
  /** Line of `file` on which `body` starts, counted from 1. */
  line: number;
  /** The API description that the text stands in (`x-docs.content`): there is no file of the page to change. */
  description?: string;
  /** What is made of a description and stands in `body` behind the author's own text. */
  made?: MadePart;
}

export interface MadePart {
  /** The description: a path in the site folder, or a URL. */
  description: string;
  /** The part of it. */
  part: string;
  /** On which it would begin in the file of the page. */
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
  /**
   * Its readers, where `public` is not `true`, and who sees a playground with `auth`; `null` when no groups are named.
   */
  groups: string[] | null;
  /** `true`: for everybody; `false`: for members; `null`: nothing is said. See `pageAccess`. */
  public: boolean | null;
}

export interface PageHeading {
  depth: number;
  text: string;
  id: string;
}

export interface ProsePage extends PageBase {
  kind: 'prose';
  /** What a page tells of a GraphQL schema, behind what its author wrote. */
  part?: GraphqlPart;
  /** The symbol of a library of which the page of an author tells. */
  symbol?: SdkPart;
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
  /** Known once all pages have their place: pages with a field that leads here, and that every reader may see. */
  usedBy: PageEntry[];
}

/** Where in the site something is seen, and by whom. */
export interface Standpoint extends Pick<PageVisibility, 'groups' | 'public'> {
  /** Of `NavPlace`; `null` outside of navigation. */
  divisions: string[] | null;
}

/** The page of a schema, or of an operation that links of responses name, as links find it. */
export interface ReferenceTarget extends Standpoint {
  kind: 'schema' | 'operation' | 'channel';
  /** `ApiDocument.id`. */
  document: string;
  /** Method and path of an operation, the id of a channel. */
  name: string;
  title: string;
  route: string;
}

/** What an API description says of itself, or of one of its tags. */
export interface OverviewPage extends PageBase {
  kind: 'overview';
  /** `ApiDocument.id`. */
  document: string;
  /** The tag's name; `null` for the whole description. */
  tag: string | null;
  /** What is said of it, as Markdown, with the lead; links lead where they do for readers of this page. */
  text: string;
  /** Known once all pages have their place; only what every reader of the page may see. */
  entries: PageEntry[];
  /** Where readers of the page get the description; `null` where they cannot. */
  download: string | null;
}

/** A page that another lists: an operation's, a channel's, a data model's, or the overview of a tag. */
export interface PageEntry {
  route: string;
  title: string;
  /** As a sidebar shows it; empty for a tag and a data model. */
  method: string;
  /** Path template, address of a channel, or name of a webhook; empty where `method` is. */
  path: string;
  /** Plain text. */
  description: string;
  deprecated: boolean;
}

/** Pages made from an API description that belong together. */
export interface GeneratedGroup {
  label: string;
  /** Labels of the groups around it, outermost first; none by default. */
  parents?: readonly string[];
  /** Inside of another group they need no heading of their own. */
  isDirect?: boolean;
  pages: Page[];
}
