import { passedHeaders } from '../../../base/http/forbidden-headers.ts';
import { proxyHeaders } from '../../../base/http/proxy-headers.ts';
import { proxyAddress } from '../../../base/paths/own-addresses.ts';
import type { FetchCall } from '../../../shared/request/to-fetch.ts';

/**
 * Sends a call through the service: same method, headers and body to `/_docwright/proxy`, and what the service is to
 * know beside them in `proxyHeaders`. The service answers with the target's status and body.
 */
export function throughProxy({ url, init }: FetchCall, service: string): FetchCall {
  const all = init.headers as [string, string][];
  const isSet = ([name]: [string, string]) => passedHeaders.includes(name.toLowerCase());
  const headers = all
    .filter((field) => !isSet(field))
    .map(([name, value]): [string, string] => [name.toLowerCase() === 'cookie' ? proxyHeaders.cookie : name, value]);
  const set = encodeURIComponent(JSON.stringify(all.filter(isSet)));
  if (all.some(isSet)) headers.push([proxyHeaders.set, set]);
  return {
    url: service + proxyAddress,
    init: {
      ...init,
      headers: [...headers, [proxyHeaders.names, all.map(([name]) => name).join(',')], [proxyHeaders.target, url]],
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
