import type { Redirect } from './config.ts';

/**
 * `_docwright/site.json`: what a service must know of a built site. It lies among files that everybody can fetch, so it
 * names no page that only members of a group may read.
 */
export interface SiteManifest {
  format: 1;
  name: string;
  description: string;
  base: string;
  origin: string | null;
  trailingSlash: boolean;
  /**
   * Origins that the playground proxy may call; a `*` stands for a part of one host label (`https://*.example.com`).
   */
  proxyOrigins: string[];
  redirects: Redirect[];
  /** In reading order. */
  pages: ManifestPage[];
}

export interface ManifestPage {
  route: string;
  language: string | null;
  version: string | null;
  /** Readable without sign-in. */
  public: boolean;
  /** Path of its Markdown, as routes are written; `null` when it is not published. */
  markdown: string | null;
}
