import { setTimeout as sleep } from 'node:timers/promises';
import { logoutAddress } from '../../base/paths/own-addresses.ts';
import type { AccessContext, AccessOptions, AccessSite, AccessVisitor } from './access-context.ts';
import { answerMembers } from './answer-members.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { createGate } from './create-gate.ts';
import { findOpenFile } from './find-open-file.ts';
import { type ReaderSession, sessionAudience } from './sessions.ts';
import { cookiePlace, createSignInSite, type SignInSite } from './sign-in-site.ts';

/** The service's parts that know readers. */
export interface Access {
  /**
   * Who sends a request, by the session in its cookies. Of a file that is the same for all nobody asks that, nor where
   * readers sign out, and while the store of ended sessions is away, everybody gets of an open page what strangers get.
   *
   * @param path below the base of the site, where a file is asked for
   * @throws what the store throws, where nothing lies open at the path
   */
  identify: (request: Request, site: AccessSite, path?: string) => Promise<AccessVisitor>;
  /** Answers the addresses of signing in and out; `null` for any other. */
  signIn: (request: Request, context: AccessContext) => Promise<Response | null>;
  /** Answers for pages and files that not everybody may read; `null` where the public files answer. */
  memberFiles: (request: Request, context: AccessContext) => Promise<Response | null>;
}

/** Makes sign-in and protection for all sites of a service. */
export function createAccess(options: AccessOptions): Access {
  const now = options.now ?? ((): number => Date.now() / 1000);
  const { wait = (milliseconds) => sleep(milliseconds) } = options;
  // A hash takes 32 MB and 50 ms of one of the threads that files are read with.
  const hashing = createGate({ running: 2, waiting: 50 });
  const sites = new Map<string, SignInSite | null>();
  const siteOf = (domain: string): SignInSite | null => {
    if (!sites.has(domain)) {
      const config = options.configOf(domain);
      sites.set(domain, config && createSignInSite(domain, config, { ...options, now }));
    }
    return sites.get(domain)!;
  };
  return {
    identify: async (request, site, path) => {
      const signIn = site.members && siteOf(site.domain);
      const open = path === undefined ? null : findOpenFile(request, { site, path });
      // Nobody needs to be known to leave.
      if (!signIn || open === 'for-all' || path === logoutAddress) return stranger;
      const place = cookiePlace(request, { config: signIn.config, site });
      try {
        const session = await signIn.sessions.read(request, place);
        return session
          ? {
              audience: sessionAudience(session),
              user: userOf(session),
              cookies: signIn.sessions.renew(session, place),
            }
          : stranger;
      } catch (error) {
        if (open === null) throw error;
        return stranger;
      }
    },
    signIn: async (request, context) => {
      const signIn = context.site.members && siteOf(context.site.domain);
      return signIn
        ? answerSignIn({
            request,
            url: new URL(request.url),
            context,
            signIn,
            options: { ...options, now, wait, hashing },
          })
        : null;
    },
    memberFiles: async (request, context) => {
      const { members, domain } = context.site;
      return members
        ? answerMembers({
            request,
            context,
            members,
            canSignIn: siteOf(domain) !== null,
            answerNotFound: options.answerNotFound,
            answerFile: options.answerFile,
          })
        : null;
    },
  };
}

const stranger: AccessVisitor = { audience: { kind: 'anonymous' }, user: null, cookies: [] };

/** What pages and the playground may know of their reader (docs/format.md#readers). */
function userOf({ identity, expires }: ReaderSession): Record<string, unknown> {
  const { groups, content, apiPlaygroundInputs } = identity;
  return { groups, content, apiPlaygroundInputs, expiresAt: Math.floor(expires) };
}
