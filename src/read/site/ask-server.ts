import { type LookupAddress, lookup } from 'node:dns';
import { lookup as resolveName } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../base/http/is-public-address.ts';

export interface ServerRequest {
  signal: AbortSignal;
  /** `GET` when not given. */
  method?: 'GET' | 'HEAD';
  accept?: string;
  agentName?: string;
  /** Further headers, names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** Only servers of the public internet are asked, and none of them by way of a proxy. */
  isGuarded?: boolean;
  /** Which addresses count as public. */
  isPublic?: (address: string) => boolean;
}

/** A server that a guarded request does not ask. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet, and the site is untrusted`);
  }
}

/** What browsers follow (Fetch standard, "HTTP-redirect fetch"). */
const mostRedirects = 20;

/**
 * The answer of another server, after redirects; credentials are never sent. Whoever gets it reads or destroys it.
 * @throws PrivateAddressError, or an Error whose message or code is the reason
 */
export async function askServer(address: string, request: ServerRequest): Promise<IncomingMessage> {
  let url = new URL(address);
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${url.href} is not a web address`);
    if (request.isGuarded) await refusePrivate(url.hostname, request);
    const response = await ask(url, request);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return response;
    response.destroy();
    url = new URL(headers.location, url);
  }
  throw new Error('it redirects endlessly');
}

function ask(url: URL, request: ServerRequest): Promise<IncomingMessage> {
  const { method = 'GET', accept = '*/*', agentName = 'docwright', signal, isGuarded, isPublic } = request;
  const headers = { ...request.headers, accept, 'user-agent': agentName };
  return new Promise((resolve, reject) => {
    // Importing them would load Node's other client, too, which most builds have no use for.
    const { request: open } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
    // The name is asked for once more to connect, and must not answer otherwise then. A proxy would ask for itself.
    const pinned = isGuarded ? { agent: false as const, lookup: publicLookup(isPublic) } : {};
    open(withoutCredentials(url), { method, headers, signal, ...pinned }, resolve)
      .on('error', reject)
      .end();
  });
}

function withoutCredentials(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}

async function refusePrivate(hostname: string, { isPublic = isPublicAddress }: ServerRequest): Promise<void> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [{ address: host }] : await resolveName(host, { all: true });
  if (!addresses.every(({ address }) => isPublic(address))) throw new PrivateAddressError(host);
}

/** What connects asks this for addresses, in the form of `dns.lookup`. */
function publicLookup(isPublic: (address: string) => boolean = isPublicAddress): typeof lookup {
  const look = (
    host: string,
    options: { all?: boolean },
    done: (error: Error | null, found?: string | LookupAddress[], family?: number) => void,
  ): void => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isPublic(address)))
        return done(new PrivateAddressError(host));
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
  return look as typeof lookup;
}
