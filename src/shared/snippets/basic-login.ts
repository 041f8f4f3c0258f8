import type { HttpField, HttpLogin, HttpRequest } from '../../model/http.ts';
import { withoutHeader } from './headers.ts';

export interface BasicLogin extends HttpLogin {
  /** What is left of the request for a client that is given the login itself. */
  request: HttpRequest;
}

/**
 * User and password of Basic authentication (RFC 7617), when a client that is given both sends exactly the header that
 * the request has; `null` otherwise.
 */
export function basicLogin(request: HttpRequest): BasicLogin | null {
  const fields = request.headers.filter(({ name }) => name.toLowerCase() === 'authorization');
  const encoded = fields.length === 1 ? /^Basic ([A-Za-z0-9+/]+={0,2})$/.exec(fields[0]!.value)?.[1] : undefined;
  const text = encoded === undefined ? null : decode(encoded);
  const colon = text?.indexOf(':') ?? -1;
  if (text === null || colon < 0) return null;
  const headers: HttpField[] = withoutHeader(request.headers, 'Authorization');
  return { username: text.slice(0, colon), password: text.slice(colon + 1), request: { ...request, headers } };
}

/** What is given to a client that answers Digest authentication, too; `null` for a request without a login. */
export function anyLogin(request: HttpRequest): (BasicLogin & { isDigest: boolean }) | null {
  if (request.digest) return { ...request.digest, request, isDigest: true };
  const basic = basicLogin(request);
  return basic && { ...basic, isDigest: false };
}

interface ValueWriting {
  quote: (text: string) => string;
  /** The value of the header as an expression, of the quoted `user:password`. */
  encode: (literal: string) => string;
}

/**
 * Writes values of headers for clients that cannot be given a login itself: it stands where readers can replace it, in
 * what encodes it.
 */
export function headerWriter(request: HttpRequest, { quote, encode }: ValueWriting): (field: HttpField) => string {
  const login = basicLogin(request);
  return ({ name, value }) =>
    login !== null && name.toLowerCase() === 'authorization'
      ? encode(quote(`${login.username}:${login.password}`))
      : quote(value);
}

/** Visible ASCII alone: clients differ in how they encode anything else. */
function decode(encoded: string): string | null {
  try {
    const text = atob(encoded);
    return /^[\x20-\x7e]+$/.test(text) && btoa(text) === encoded ? text : null;
  } catch {
    return null;
  }
}
