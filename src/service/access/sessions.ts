import { randomBytes } from 'node:crypto';
import { readCookies, serializeCookie } from '../../base/http/cookies.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { Audience } from '../../model/service.ts';
import type { SignOutStore } from '../store/sign-out-store.ts';
import { type Identity, readIdentity } from './identity.ts';
import type { Signer } from './signer.ts';

/** A reader who is signed in. */
export interface ReaderSession {
  /** The same in every cookie of the session. */
  id: string;
  identity: Identity;
  /** When the reader signed in, in seconds since 1970. */
  begun: number;
  /** Of the cookie, in seconds since 1970. */
  issued: number;
  expires: number;
}

export interface ReaderSessionOptions {
  signer: Signer;
  /** Seconds. */
  lifetime: number;
  now: () => number;
  signOuts: SignOutStore;
}

export interface CookiePlace {
  path: string;
  secure: boolean;
}

export interface Sessions {
  /** @throws what the store of ended sessions throws: a session that may have been ended is none */
  read: (request: Request, place: CookiePlace) => Promise<ReaderSession | null>;
  /**
   * The cookie of a new session.
   * @throws RangeError for more data than a cookie holds, and for a reader whose time is over
   */
  issue: (identity: Identity, place: CookiePlace) => string;
  /** The cookie of a session that is used, where it is time for a new one. */
  renew: (session: ReaderSession, place: CookiePlace) => string[];
  /** Whether a request brings a session, which may have been ended: the store is not asked. */
  holds: (request: Request, place: CookiePlace) => boolean;
  /**
   * Ends the sessions of a request for good, also for whoever has a copy of the cookie.
   * @throws what the store throws
   */
  end: (request: Request, place: CookiePlace) => Promise<void>;
  /** The cookie that takes the session away from a browser. */
  forget: (place: CookiePlace) => string;
}

const sessionCookie = 'docwright_session';

/** Browsers refuse cookies of more than 4,096 bytes, name and attributes included. */
const sizeLimit = 3_900;

/**
 * Seconds from one sign-in to the next, however much a session is used, where a session may not rest for longer: groups
 * are those of the sign-in, and who has left would keep them for good.
 */
const longestSession = 30 * 86_400;

/** A browser may hold one for each path above the site; each costs a question to the store. */
const mostHeld = 5;

/**
 * Sessions are signed cookies: every process of the service reads them. What has to be remembered is which were ended.
 */
export function createSessions({ signer, lifetime, now: exactly, signOuts }: ReaderSessionOptions): Sessions {
  // Fractions have more or fewer digits, and the next cookie of a session must not be longer than the first.
  const whole = Math.floor;
  const now = (): number => whole(exactly());
  const write = (session: ReaderSession, place: CookiePlace): string => {
    const token = signer.sign('session', session);
    if (token.length > sizeLimit)
      throw new RangeError('The groups, content and inputs of the reader exceed what fits in a cookie (2.8 kB)');
    return serializeCookie(sessionCookie, token, { ...place, maxAge: session.expires - now() });
  };
  const endOf = ({ expiresAt }: Identity, begun: number): number =>
    whole(
      Math.min(now() + lifetime, begun + Math.max(lifetime, longestSession), expiresAt ?? Number.POSITIVE_INFINITY),
    );
  const sessionsOf = (request: Request, place: CookiePlace): ReaderSession[] => {
    const read = readCookies(request, sessionCookie, place).map((token) => toSession(signer.read('session', token)));
    const current = read.filter((session) => session !== null && session.expires > now()) as ReaderSession[];
    return current.slice(0, mostHeld);
  };
  return {
    read: async (request, place) => {
      for (const session of sessionsOf(request, place)) if (!(await signOuts.has(session.id))) return session;
      return null;
    },
    issue: (identity, place) => {
      const begun = now();
      const expires = endOf(identity, begun);
      // He would be sent to sign in again, and again.
      if (expires <= begun) throw new RangeError('`expiresAt` of the reader has passed');
      return write({ id: randomBytes(12).toString('base64url'), identity, begun, issued: begun, expires }, place);
    },
    renew: (session, place) => {
      const expires = endOf(session.identity, session.begun);
      const isDue = now() - session.issued > lifetime / 4 && expires > session.expires;
      return isDue ? [write({ ...session, issued: now(), expires }, place)] : [];
    },
    holds: (request, place) => sessionsOf(request, place).length > 0,
    end: async (request, place) => {
      // Another cookie of the session may have been issued until now, and is good for as long as a new one.
      for (const { id, expires } of sessionsOf(request, place))
        await signOuts.add(id, Math.max(expires, now() + lifetime) * 1000);
    },
    forget: (place) => serializeCookie(sessionCookie, '', { ...place, maxAge: 0 }),
  };
}

function toSession(value: unknown): ReaderSession | null {
  if (
    !isObject(value) ||
    typeof value['id'] !== 'string' ||
    typeof value['issued'] !== 'number' ||
    typeof value['expires'] !== 'number'
  )
    return null;
  return {
    id: value['id'],
    identity: readIdentity(value['identity']),
    // Cookies of before do not say.
    begun: typeof value['begun'] === 'number' ? value['begun'] : value['issued'],
    issued: value['issued'],
    expires: value['expires'],
  };
}

/** Who asks, for everything that decides by it. */
export function sessionAudience(session: ReaderSession | null): Audience {
  return session ? { kind: 'member', groups: session.identity.groups } : { kind: 'anonymous' };
}
