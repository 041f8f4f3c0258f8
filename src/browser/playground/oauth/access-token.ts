import { parseFields } from '../../../base/values/parse-fields.ts';
import { TokenFault } from './token-fault.ts';

/** What a token endpoint gives. */
export interface AccessToken {
  token: string;
  /** Milliseconds since 1970; `null` where the server does not say. */
  expires: number | null;
  /** Gets a new token without the reader. */
  refresh: string | null;
}

/**
 * Reads the answer of a token endpoint (RFC 6749 sections 5.1 and 5.2); some servers write a form. @throws TokenFault
 * with what the server says
 */
export function readToken(status: number, text: string, now = Date.now()): AccessToken {
  const answer = parseFields(text);
  const token = answer['access_token'];
  if (typeof token === 'string' && token !== '') return { token, ...lifeOf(answer, now) };
  const code = answer['error'];
  const said = [answer['error_description'], code].find((value) => typeof value === 'string' && value !== '');
  if (said === undefined) throw new TokenFault('no-token', { status });
  throw new TokenFault('refused', { reason: said as string, code: typeof code === 'string' ? code : '' });
}

/** The token that an authorization server puts into the address itself (RFC 6749 section 4.2.2). */
export function readImplicitToken(fields: URLSearchParams, now = Date.now()): AccessToken | null {
  const token = fields.get('access_token');
  return token ? { token, ...lifeOf(Object.fromEntries(fields), now), refresh: null } : null;
}

function lifeOf(answer: Record<string, unknown>, now: number): Pick<AccessToken, 'expires' | 'refresh'> {
  const seconds = Number(answer['expires_in']);
  const refresh = answer['refresh_token'];
  return {
    expires: Number.isFinite(seconds) && seconds > 0 ? now + seconds * 1000 : null,
    refresh: typeof refresh === 'string' && refresh !== '' ? refresh : null,
  };
}
