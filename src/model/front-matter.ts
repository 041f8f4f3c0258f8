import type { PlaygroundDisplay } from './api/operation.ts';
import type { SdkReferenceName } from './api/sdk.ts';
import type { IconValue, SiteConfig } from './config.ts';

export type PageMode = 'default' | 'wide' | 'custom' | 'frame' | 'center' | 'assistant';

/** Front matter after parsing; unknown keys stay in `meta` and become meta tags. */
export interface FrontMatter {
  title: string | null;
  /** The title is there and empty: the page begins without one. */
  isUntitled: boolean;
  description: string | null;
  sidebarTitle: string | null;
  icon: IconValue | null;
  tag: string | null;
  hidden: boolean;
  noindex: boolean;
  searchable: boolean;
  boost: number | null;
  keywords: string[];
  deprecated: boolean;
  mode: PageMode;
  url: string | null;
  rss: boolean;
  timestamp: boolean | null;
  lastUpdatedDate: string | null;
  createdDate: string | null;
  hideFooterPagination: boolean;
  hideApiMarker: boolean;
  /** `false`, or links; internal ones by path. */
  related: false | { title: string | null; href: string }[];
  /** What is other than on the rest of the site. */
  contextual: Partial<SiteConfig['contextual']>;
  openapi: string | null;
  openapiSchema: string | null;
  asyncapi: string | null;
  /** The part of a GraphQL schema that the page describes: `query user`, or `schema.graphql query user`. */
  graphql: string | null;
  /** The symbol of an SDK artefact that the page describes; a text that names none stays as it is written. */
  sdk: SdkReferenceName | string | null;
  api: string | null;
  authMethod: string | null;
  contentType: string | null;
  playground: PlaygroundDisplay | null;
  version: string | null;
  groups: string[] | null;
  public: boolean | null;
  /** Every other key with a scalar value, e.g. `og:title`, `robots`, `canonical`. */
  meta: Record<string, string>;
}
