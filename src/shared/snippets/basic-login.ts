import type { HttpField, HttpRequest } from '../../model/http.ts';
import { withoutHeader } from './headers.ts';

export interface BasicLogin {
  username: string;
  password: string;
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

/** Visible ASCII alone: clients differ in how they encode anything else. */
function decode(encoded: string): string | null {
  try {
    const text = atob(encoded);
    return /^[\x20-\x7e]+$/.test(text) && btoa(text) === encoded ? text : null;
  } catch {
    return null;
  }
}
