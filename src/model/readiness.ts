/** What a site answers to one request, after redirects. */
export interface SiteAnswer {
  /** 0 where nothing answers. */
  status: number;
  /** Media type in lower case, without parameters. */
  type: string;
  /** Of a header by its name in lower case; `''` where there is none. */
  header: (name: string) => string;
  text: string;
  milliseconds: number;
}

export interface SiteRequest {
  accept?: string;
  /** Sent as JSON by `POST`. */
  body?: unknown;
}

/** Asks a site for an absolute address. Never rejects. */
export type AskSite = (address: string, request?: SiteRequest) => Promise<SiteAnswer>;

/** `skipped`: the site has nothing that could be looked at. */
export interface ReadinessOutcome {
  kind: 'passed' | 'failed' | 'skipped';
  /** What was seen, in one sentence without a full stop. */
  seen: string;
}

export interface ReadinessResult extends ReadinessOutcome {
  /** Of the check. */
  name: string;
  /** What the check looks at. */
  looksAt: string;
  /** What to do where it fails. */
  mend: string;
}

/** How ready a site is for agents. */
export interface Readiness {
  /** Address that was asked. */
  site: string;
  /** Share of the checks that passed, of those that had something to look at: 0 to 100. */
  score: number;
  checks: ReadinessResult[];
}
