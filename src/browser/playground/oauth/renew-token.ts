import type { KeptToken } from './kept-token.ts';
import { tokenRequest } from './oauth-requests.ts';
import { exchangeToken } from './reach-server.ts';
import { TokenFault } from './token-fault.ts';

/**
 * Gets a new token with what came along with the last one (RFC 6749 section 6); a server may keep to its refresh token,
 * or give another. @throws TokenFault when it gives none
 */
export async function renewToken(kept: KeptToken): Promise<KeptToken> {
  if (kept.refresh === null || kept.refreshAt === null) throw new TokenFault('no-reason');
  const grant = { kind: 'refresh', token: kept.refresh } as const;
  const next = await exchangeToken(tokenRequest(kept.refreshAt, kept.client, grant));
  return { ...kept, ...next, refresh: next.refresh ?? kept.refresh };
}
