import { isObject } from '../../../base/values/is-object.ts';
import type { BrowserMemory } from '../state/browser-memory.ts';
import type { OAuthClient } from './oauth-requests.ts';
import type { GrantedToken } from './request-token.ts';

/** What is known of a token besides itself, so that it can be renewed. */
export interface KeptToken extends GrantedToken {
  client: OAuthClient;
}

/** What is known of the token that a scheme is filled in with; `null` for one that came from elsewhere. */
export function readKeptToken(memory: BrowserMemory, scheme: string, token: string): KeptToken | null {
  const kept = parse(memory.secret(`token:${scheme}`));
  if (!isObject(kept) || kept['token'] !== token || !isObject(kept['client'])) return null;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    token,
    expires: typeof kept['expires'] === 'number' ? kept['expires'] : null,
    refresh: text(kept['refresh']),
    refreshAt: text(kept['refreshAt']),
    client: { id: text(kept['client']['id']) ?? '', secret: text(kept['client']['secret']) ?? '' },
  };
}

export function keepToken(memory: BrowserMemory, scheme: string, token: KeptToken): void {
  memory.rememberSecret(`token:${scheme}`, JSON.stringify(token));
}

/** Whether a token is over, or will be before a request arrives. */
export function isExpired({ expires }: Pick<KeptToken, 'expires'>, now = Date.now()): boolean {
  return expires !== null && expires < now + 5000;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}
