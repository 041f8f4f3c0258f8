import { passedHeaders } from '../../../base/http/forbidden-headers.ts';
import { proxyAddress } from '../../../base/paths/own-addresses.ts';
import type { FetchCall } from '../../../shared/request/to-fetch.ts';

/**
 * Sends a call through the service: same method, headers and body to `/_docwright/proxy`. `X-Docwright-Target` holds
 * the absolute address, `X-Docwright-Cookie` the `Cookie` header, `X-Docwright-Set-Headers` others that pages may not
 * set, and `X-Docwright-Names` which of the headers the page set. The service answers with the target's status and
 * body, and its headers in `X-Docwright-Headers`; an answer of its own has the header `X-Docwright-Proxy-Error`.
 */
export function throughProxy({ url, init }: FetchCall, service: string): FetchCall {
  const all = init.headers as [string, string][];
  const isSet = ([name]: [string, string]) => passedHeaders.includes(name.toLowerCase());
  const headers = all
    .filter((field) => !isSet(field))
    .map(([name, value]): [string, string] => [name.toLowerCase() === 'cookie' ? 'X-Docwright-Cookie' : name, value]);
  const set = encodeURIComponent(JSON.stringify(all.filter(isSet)));
  if (all.some(isSet)) headers.push(['X-Docwright-Set-Headers', set]);
  return {
    url: service + proxyAddress,
    init: {
      ...init,
      headers: [...headers, ['X-Docwright-Names', all.map(([name]) => name).join(',')], ['X-Docwright-Target', url]],
      credentials: 'include',
    },
  };
}

/**
 * Sends a call from the page itself; the browser's own credentials go to another origin only where the site asks for
 * that.
 */
export function direct(
  { url, init }: FetchCall,
  { includeCredentials, followsRedirects }: { includeCredentials: boolean; followsRedirects: boolean },
): FetchCall {
  return {
    url,
    init: {
      ...init,
      credentials: includeCredentials ? 'include' : 'same-origin',
      redirect: followsRedirects ? 'follow' : 'manual',
    },
  };
}
