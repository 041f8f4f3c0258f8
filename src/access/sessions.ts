import type { Audience } from '../model/service.ts';
import { readCookies, serializeCookie } from './cookies.ts';
import { isObject, readIdentity, type Identity } from './identity.ts';
import type { Signer } from './signer.ts';

/** A reader who is signed in. */
export interface Session {
  identity: Identity;
  /** Seconds since 1970. */
  issued: number;
  expires: number;
}

export interface SessionOptions {
  signer: Signer;
  /** The site's domain identifier: a session of one site is none of another. */
  domain: string;
  /** Seconds. */
  lifetime: number;
  now: () => number;
}

export interface CookiePlace {
  path: string;
  secure: boolean;
}

export interface Sessions {
  read: (request: Request) => Session | null;
  /**
   * The cookie of a new session.
   * @throws RangeError for more data than a cookie holds
   */
  issue: (identity: Identity, place: CookiePlace) => string;
  /** The cookie of a session that is used, where it is time for a new one. */
  renew: (session: Session, place: CookiePlace) => string[];
  end: (place: CookiePlace) => string;
}

export const sessionCookie = 'docwright_session';

/** Browsers refuse cookies of more than 4,096 bytes, name and attributes included. */
const sizeLimit = 3_900;

/** Sessions are signed cookies: every process of the service reads them, and none has to remember them. */
export function createSessions({ signer, domain, lifetime, now }: SessionOptions): Sessions {
  const purpose = `session ${domain}`;
  const write = (session: Session, place: CookiePlace): string => {
    const token = signer.sign(purpose, session);
    if (token.length > sizeLimit) throw new RangeError('The reader brings more groups, content and inputs than a cookie holds (2.8 kB)');
    return serializeCookie(sessionCookie, token, { ...place, maxAge: session.expires - now() });
  };
  const endOf = ({ expiresAt }: Identity): number => Math.min(now() + lifetime, expiresAt ?? Number.POSITIVE_INFINITY);
  const sessions: Sessions = {
    read: (request) => {
      for (const token of readCookies(request, sessionCookie)) {
        const session = toSession(signer.read(purpose, token));
        if (session && session.expires > now()) return session;
      }
      return null;
    },
    issue: (identity, place) => write({ identity, issued: now(), expires: endOf(identity) }, place),
    renew: (session, place) => {
      const expires = endOf(session.identity);
      const isDue = now() - session.issued > lifetime / 4 && expires > session.expires;
      return isDue ? [write({ ...session, issued: now(), expires }, place)] : [];
    },
    end: (place) => serializeCookie(sessionCookie, '', { ...place, maxAge: 0 }),
  };
  return sessions;
}

function toSession(value: unknown): Session | null {
  if (!isObject(value) || typeof value['issued'] !== 'number' || typeof value['expires'] !== 'number') return null;
  return { identity: readIdentity(value['identity']), issued: value['issued'], expires: value['expires'] };
}

/** Who asks, for everything that decides by it. */
export function audienceOf(session: Session | null): Audience {
  return session ? { kind: 'member', groups: session.identity.groups } : { kind: 'anonymous' };
}
