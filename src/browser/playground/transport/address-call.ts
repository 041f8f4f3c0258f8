import type { FetchCall } from '../../../shared/request/to-fetch.ts';

/**
 * Sends a call through the service: same method, headers and body to `/_docwright/proxy`. `X-Docwright-Target` holds
 * the absolute address, and `X-Docwright-Cookie` the `Cookie` header, which pages may not set. The service answers with
 * the target's status, headers and body; an answer of its own has the header `X-Docwright-Proxy-Error`.
 */
export function throughProxy({ url, init }: FetchCall, service: string): FetchCall {
  const headers = (init.headers as [string, string][]).map(([name, value]): [string, string] => [
    name.toLowerCase() === 'cookie' ? 'X-Docwright-Cookie' : name,
    value,
  ]);
  return {
    url: `${service}/_docwright/proxy`,
    init: { ...init, headers: [...headers, ['X-Docwright-Target', url]], credentials: 'include' },
  };
}

/** Sends a call from the page itself; the browser's own credentials go with it only where the site asks for that. */
export function direct({ url, init }: FetchCall, includeCredentials: boolean): FetchCall {
  return { url, init: { ...init, credentials: includeCredentials ? 'include' : 'omit' } };
}
