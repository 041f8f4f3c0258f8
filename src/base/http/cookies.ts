export interface CookieOptions {
  /** Base path of the site, or `/`. */
  path: string;
  secure: boolean;
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
}

/** Browsers take a cookie whose name begins so from no other host, such as one beside it under the same domain. */
const guard = '__Host-';

/** It holds for whole hosts alone, and where nobody can change what is on its way (RFC 6265bis section 4.1.3.2). */
function canGuard({ path, secure }: Pick<CookieOptions, 'path' | 'secure'>): boolean {
  return secure && path === '/';
}

/** A `Set-Cookie` value that no script can read, and that other sites' forms and frames do not send (RFC 6265bis). */
export function serializeCookie(name: string, value: string, { path, secure, maxAge }: CookieOptions): string {
  const own = canGuard({ path, secure }) ? guard + name : name;
  return `${own}=${value}; Path=${path}; Max-Age=${Math.round(maxAge)}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The cookies of a request as written, `name=value`. */
export function splitCookies(request: Request): string[] {
  return (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
}

/**
 * Every value that a request gives a cookie that was set in this place: browsers may hold several, of different paths.
 * Where only this host can set it, what another one set is left out.
 */
export function readCookies(request: Request, name: string, place: Pick<CookieOptions, 'path' | 'secure'>): string[] {
  const names = canGuard(place) ? [guard + name] : [guard + name, name];
  return names.flatMap((own) =>
    splitCookies(request)
      .filter((cookie) => cookie.startsWith(`${own}=`))
      .map((cookie) => cookie.slice(own.length + 1)),
  );
}

/** Names of a request's cookies that begin so and were set in this place, oldest first, without what guards them. */
export function cookieNames(request: Request, start: string, place: Pick<CookieOptions, 'path' | 'secure'>): string[] {
  const own = canGuard(place) ? guard : '';
  const names = splitCookies(request).map((cookie) => cookie.replace(/=.*/s, ''));
  return names.filter((name) => name.startsWith(own + start)).map((name) => name.slice(own.length));
}
