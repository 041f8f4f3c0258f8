import type { Redirect } from './config.ts';
import type { HeaderRule } from './host.ts';

/**
 * What the service knows of a built site (`serviceFiles.manifest`). It lies outside of what is handed out, so
 * the manifest may name every page, whoever may read it.
 */
export interface ServiceManifest {
  /** 2: with `scripts`, and sections that carry their text. */
  format: 2;
  /** Hash of everything that was built: two builds with the same content have the same. */
  build: string;
  name: string;
  description: string;
  /** What the site tells the model that answers questions about it. */
  instructions?: string;
  base: string;
  origin: string | null;
  trailingSlash: boolean;
  /** Whether the site was built for members: pages are private unless they say otherwise. */
  protected: boolean;
  /**
   * Origins that the playground proxy may call; a `*` stands for a part of one host label (`https://*.example.com`).
   */
  proxyOrigins: string[];
  redirects: Redirect[];
  /** What files and pages say to agents and search engines. */
  headers: HeaderRule[];
  scripts: PageScripts;
  /** In reading order. */
  pages: ServicePage[];
}

/** What the pages of a site run, all together. */
export interface PageScripts {
  /** SHA-256 of scripts that stand in pages, in base64. */
  hashes: string[];
  /** The same of handlers in attributes. */
  handlers: string[];
  /** Servers that scripts come from. */
  origins: string[];
}

export interface ServicePage {
  /** As `PageBase.route`. */
  route: string;
  title: string;
  description: string;
  language: string | null;
  version: string | null;
  /**
   * What the search filter `tag` compares: the page's own tag, the tags of its operation, those of its changelog
   * entries.
   */
  tags: string[];
  access: PageAccess;
  /** Whether lists for machines may name it to those who may read it. */
  listed: boolean;
  /** What the page of an endpoint describes. */
  operation: { method: string; path: string } | null;
}

/** Who may read a page. */
export type PageAccess =
  | { kind: 'everyone' }
  | { kind: 'members' /** `null`: every member. */; groups: string[] | null };

/**
 * Whom a part of a page is for. `humans`: everybody who reads the page itself; `agents`: who reads its Markdown. Agents
 * have no session: parts that depend on one are not for them.
 */
export type ReaderCondition = Exclude<PageAccess, { kind: 'everyone' }> | 'signed-out' | 'humans' | 'agents';

/** Who asks. */
export type Audience = { kind: 'anonymous' } | { kind: 'member'; groups: string[] };
