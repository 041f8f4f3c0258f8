import type { Redirect } from './config.ts';

/**
 * `_docwright/site.json`: what the service must know of a built site. It reads nothing but built files. Names protected
 * pages, so the service itself must never hand it out.
 */
export interface SiteManifest {
  format: 1;
  name: string;
  description: string;
  base: string;
  origin: string | null;
  trailingSlash: boolean;
  /** Origins that the playground proxy may call; a `*` stands for a part of one host label (`https://*.example.com`). */
  proxyOrigins: string[];
  redirects: Redirect[];
  /** In reading order. */
  pages: ManifestPage[];
}

export interface ManifestPage {
  route: string;
  language: string | null;
  version: string | null;
  /** `null`: for everyone whom the site lets in; a list: only for members of one of these groups. */
  groups: string[] | null;
  /** Readable without sign-in. */
  public: boolean;
  /** Path of its Markdown, as routes are written; `null` when it is not published. */
  markdown: string | null;
}
