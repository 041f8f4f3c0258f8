export interface CookieOptions {
  /** Base path of the site, or `/`. */
  path: string;
  secure: boolean;
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
}

/** A `Set-Cookie` value that no script can read, and that other sites' forms and frames do not send (RFC 6265bis). */
export function serializeCookie(name: string, value: string, { path, secure, maxAge }: CookieOptions): string {
  return `${name}=${value}; Path=${path}; Max-Age=${Math.round(maxAge)}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The cookies of a request as written, `name=value`. */
export function splitCookies(request: Request): string[] {
  return (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
}

/** Every value that a request gives a cookie of this name: browsers may hold several, of different paths. */
export function readCookies(request: Request, name: string): string[] {
  return splitCookies(request)
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}
