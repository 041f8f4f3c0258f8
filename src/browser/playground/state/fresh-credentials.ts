import type { OperationData } from '../../../model/operation-data.ts';
import type { Credential, RequestValues } from '../../../model/request-values.ts';
import { ownValue } from '../../../shared/json-schema/untrusted-value.ts';
import { isExpired, type KeptToken, keepToken, readKeptToken } from '../oauth/kept-token.ts';
import type { BrowserMemory } from './browser-memory.ts';

/** Tokens of a request that are over and can be renewed, by their schemes. */
export function staleTokens(data: OperationData, values: RequestValues, memory: BrowserMemory): [string, KeptToken][] {
  const schemes = (data.operation.security[values.securityAlternative] ?? []).map(({ scheme }) => scheme);
  return schemes.flatMap((scheme): [string, KeptToken][] => {
    const credential = ownValue(values.credentials, scheme);
    const kept = credential?.kind === 'token' ? readKeptToken(memory, scheme, credential.token) : null;
    return kept && kept.refresh !== null && isExpired(kept) ? [[scheme, kept]] : [];
  });
}

/** Renews tokens; one that is not renewed stays, and the API says what it thinks of it. */
export async function renewTokens(
  stale: [string, KeptToken][],
  memory: BrowserMemory,
): Promise<Record<string, Credential>> {
  const { renewToken } = await import('../oauth/renew-token.ts');
  const entries = stale.map(async ([scheme, kept]): Promise<[string, Credential][]> => {
    try {
      const next = await renewToken(kept);
      keepToken(memory, scheme, next);
      memory.rememberCredential(scheme, { kind: 'token', token: next.token });
      return [[scheme, { kind: 'token', token: next.token }]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
