import type { MatchRedirect } from '../../base/paths/match-redirect.ts';
import type { Audience, ServiceManifest } from '../../model/service.ts';
import type { MemberFolder } from '../access/load-member-folder.ts';
import type { PageHeaderReader } from './create-page-header-reader.ts';
import type { Unready } from './create-ready-check.ts';
import type { SiteFiles } from './files/site-files.ts';
import type { Metrics } from './http/metrics.ts';

/** The service as one function: what a web-standard server calls for every request. */
export type Service = (request: Request, info: RequestInfo) => Promise<Response>;

/** What the connection tells about a request. */
export interface RequestInfo {
  /** Address at the other end of the connection: the client's, or that of the last proxy. */
  clientAddress: string;
}

/**
 * A built site as the service holds it; a new build makes a new value, which takes the place of the old one at once.
 */
export interface ServedSite {
  /** As in `/discovery/v1/search/{domain}`. */
  domain: string;
  /** Whose plan and limits count. */
  organization: string;
  /** Host names without port; `*.example.com` stands for every host below. Empty: any host. */
  hosts: readonly string[];
  /** Where the build lies. */
  folder: string;
  manifest: ServiceManifest;
  files: SiteFiles;
  redirect: MatchRedirect;
  /** What was built for members; unset or `null` when everything is for everybody. */
  members?: MemberFolder | null;
  /** No build of it can be read. */
  isAway?: boolean;
}

/** What is known of the sender of a request. */
export interface Visitor {
  audience: Audience;
  /** What pages may show of a signed-in reader (`user`); `null` when nobody is signed in. */
  user: Readonly<Record<string, unknown>> | null;
  /** `Set-Cookie` values that the answer has to carry, such as a renewed session. */
  cookies: readonly string[];
}

/** One request on its way through the service. */
export interface RequestContext {
  /** Request id: in the log, and in the header `X-Request-Id` of the answer. */
  id: string;
  /** The client's own address, as far as the trusted proxies tell. */
  clientAddress: string;
  site: ServedSite;
  visitor: Visitor;
  /** Whether pages of an origin are those of the site. */
  ownsOrigin: (origin: string) => boolean;
  /** Path below the site's base path, decoded, with a leading slash. */
  path: string;
  /** Headers that keep pages of the site from harm, names in lower case. */
  pageHeaders: Readonly<Record<string, string>>;
}

export type AnswerRequest = (request: Request, context: RequestContext) => Promise<Response>;
export type MaybeAnswerRequest = (request: Request, context: RequestContext) => Promise<Response | null>;

/** What the service is put together from. Everything but the sites may be left out. */
export interface ServiceOptions {
  /** The sites as they are now. */
  sites: () => readonly ServedSite[];
  /** Looks at once whether any of them was built anew, which is else done now and then. */
  renewSites?: () => Promise<void>;
  /** Networks (`10.0.0.0/8`) whose `X-Forwarded-For`, `-Proto`, `-Host`, `-Prefix` and `Forwarded` are believed. */
  trustedProxies?: readonly string[];
  /** Who asks, by the request's cookies; `path` is that of a page or file. Without it everybody is anonymous. */
  identify?: (request: Request, site: ServedSite, path?: string) => Promise<Visitor>;
  /** Answers the addresses of sign-in and sign-out; `null` for any other address. */
  signIn?: MaybeAnswerRequest;
  /** Answers pages and files that depend on who asks; `null` leaves the request to the public files. */
  memberFiles?: MaybeAnswerRequest;
  /** `/_docwright/proxy` */
  proxy?: AnswerRequest;
  /** `/discovery/…`; gets the domain's site, and answers every method. */
  discovery?: Discovery;
  /** What keeps the service from its work, e.g. a database that cannot be reached; `null` when nothing does. */
  checkReady?: () => Promise<Unready | null>;
  /** Makes the headers of a site's pages; `buildPageHeaders` without it. */
  pageHeaders?: PageHeaderReader;
  metrics?: Metrics;
  /** Who sends it as a bearer token may read the metrics; without one, nobody may. */
  metricsToken?: string;
  log?: (entry: LogEntry) => void;
}

/** The discovery endpoints; each resolves with an answer for whatever was sent. */
export interface Discovery {
  search: DiscoveryEndpoint;
  page: DiscoveryEndpoint;
  assistant: DiscoveryEndpoint;
  assistantV1: DiscoveryEndpoint;
  /** `/mcp` of each site: a server of the Model Context Protocol. */
  mcp: DiscoveryEndpoint;
  /**
   * For pages of the site itself, without a key: `/_docwright/search`, `/_docwright/popular`, `/_docwright/assistant`
   * and `/_docwright/feedback`.
   */
  readerSearch: DiscoveryEndpoint;
  readerPopular: DiscoveryEndpoint;
  readerAssistant: DiscoveryEndpoint;
  readerFeedback: DiscoveryEndpoint;
}

export type DiscoveryEndpoint = (request: Request, context: DiscoveryContext) => Promise<Response>;

export type DiscoveryContext = Omit<RequestContext, 'path' | 'pageHeaders'>;

/** One line of the log. Holds no query strings, headers, bodies or message texts. */
export interface LogEntry {
  time: string;
  level: 'info' | 'warn' | 'error';
  id: string;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  site: string | null;
  client: string;
  /** Why a request failed on our side. */
  error?: string;
}
