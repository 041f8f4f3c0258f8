export type HostName =
  | 'netlify'
  | 'vercel'
  | 'cloudflare'
  | 'github'
  | 'gitlab'
  | 's3'
  | 'nginx'
  | 'caddy'
  | 'apache'
  | 'firebase'
  | 'azure';

/** What a host is to do with requests for a site, whatever its own configuration looks like. */
export interface HostRules {
  /** `''` or `/docs`. */
  base: string;
  trailingSlash: boolean;
  /** Those without a parameter first, else in the order of `docs.json`. */
  redirects: readonly RedirectRule[];
  headers: readonly HeaderRule[];
  /** Addresses of the pages, with the base path. */
  pages: readonly string[];
  /** Files of the output, relative to it; none where nothing is written. */
  files: readonly string[];
}

export interface RedirectRule {
  /** As `docs.json` has it, for reports. */
  source: string;
  /** With the base path; text as readers know it, not percent-encoded. */
  from: RulePart[];
  /** With the base path; text percent-encoded. */
  to: TargetPart[];
  status: 307 | 308;
  /** The query of the request goes along, because the destination has none. */
  keepsQuery: boolean;
}

/** `segment`: one part of a path; `rest`: any text, slashes among it. Names are unique in their rule. */
export type RulePart = { kind: 'text'; text: string } | { kind: 'segment' | 'rest'; name: string };

export type TargetPart = { kind: 'text'; text: string } | { kind: 'capture'; name: string; isRest: boolean };

export interface HeaderRule {
  scope: HeaderScope;
  name: string;
  value: string;
}

/**
 * `all` addresses; those of Markdown, of plain text, of the catalogue of APIs; or those of files that have a hash of
 * their content in their name.
 */
export type HeaderScope = 'all' | 'markdown' | 'text' | 'catalog' | 'hashed';

/** What a host is given, and what it cannot do of it. */
export interface HostOutput {
  /** By path, relative to the folder that is published. */
  files: Map<string, string>;
  /** The redirects that it follows by itself; pages stand for the fixed ones among the others. */
  followed: readonly RedirectRule[];
  losses: HostLoss[];
}

export interface HostLoss {
  rule: RedirectRule;
  /** Whether the host does not follow the rule at all, rather than differently. */
  isLost: boolean;
  /** A clause that says why: `it takes 100 redirects with a parameter`. */
  reason: string;
}
