import type { MatchRedirect } from '../../base/paths/match-redirect.ts';
import type { Audience, ServiceManifest } from '../../model/service.ts';
import type { LimitStore } from '../store/limit-store.ts';
import type { SignOutStore } from '../store/sign-out-store.ts';
import type { MemberFolder } from './load-member-folder.ts';
import type { SignInConfig } from './sign-in-config.ts';

/** What of a served site decides who may read what. */
export interface AccessSite {
  domain: string;
  /** Host names that the site answers to, without port; empty: any. */
  hosts: readonly string[];
  manifest: ServiceManifest;
  redirect: MatchRedirect;
  /** The files for everybody. */
  files: { find: (path: string) => { path: string } | null };
  /** Unset or `null` for a site that was not built for members. */
  members?: MemberFolder | null;
}

/** Who sends a request. */
export interface AccessVisitor {
  audience: Audience;
  /** `groups`, `content`, `apiPlaygroundInputs`, `expiresAt`; `null` when nobody is signed in. */
  user: Readonly<Record<string, unknown>> | null;
  /** `Set-Cookie` values for the answer. */
  cookies: readonly string[];
}

/** A request on its way through the service, as far as access is concerned. */
export interface AccessContext {
  clientAddress: string;
  site: AccessSite;
  visitor: AccessVisitor;
  /** Decoded, below the base path, with a leading slash. */
  path: string;
}

/** A file that was built for members, for a reader who may have it. */
export interface MemberFile {
  /** Absolute. */
  path: string;
  status: 200 | 404;
  /** What the client takes it as, where that is not what its name says. */
  type?: string;
  /**
   * Makes the text that this reader sees, or `null` of one of another build; itself `null` for a file that is the same
   * for all who may have it.
   */
  personalise: ((text: string) => string | null) | null;
  /** Whether what was read from `path` until now is what the reader may have. */
  isCurrent: () => Promise<boolean>;
}

export interface AccessOptions {
  /** Answers with a file, or the part of it that is wanted. */
  answerFile: (request: Request, file: MemberFile) => Promise<Response>;
  /** How readers of a site sign in; `null` where they cannot. */
  configOf: (domain: string) => SignInConfig | null;
  /** Counts attempts and remembers used tokens, for all processes together. */
  limits: Pick<LimitStore, 'take' | 'pace' | 'ease'>;
  /** Lets milliseconds pass. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Sessions that were ended. */
  signOuts: SignOutStore;
  /** What of a client's address counts as one client. */
  addressKey?: (address: string) => string;
  /** Seconds since 1970. */
  now?: () => number;
  /** The answer for an address where there is nothing, as everybody gets it. */
  answerNotFound?: (request: Request, context: AccessContext) => Promise<Response>;
  /** Why a reader could not sign in though he did nothing wrong, for the log. */
  onFault?: (message: string) => void;
}
