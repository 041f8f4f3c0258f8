import { type LookupAddress, lookup } from 'node:dns';
import { lookup as resolveName } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../base/http/is-public-address.ts';

export interface FetchResourceOptions {
  /** Milliseconds for the whole answer. */
  timeLimit: number;
  /** Bytes. */
  sizeLimit: number;
  accept?: string;
  /** The address comes from a stranger: only servers of the public internet are asked. */
  isUntrusted?: boolean;
  /** Which addresses count as public. */
  isPublic?: (address: string) => boolean;
}

const mostRedirects = 5;

/**
 * Fetches what a site names on another server, within limits of time and size; credentials are never sent.
 * @throws Error whose message is the reason
 */
export async function fetchResource(address: string, options: FetchResourceOptions): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.timeLimit);
  try {
    return await follow(address, { ...options, signal });
  } catch (error) {
    throw new Error(signal.aborted ? `no answer within ${options.timeLimit / 1000} seconds` : reasonOf(error));
  }
}

type Request = FetchResourceOptions & { signal: AbortSignal };

async function follow(address: string, request: Request): Promise<Uint8Array> {
  let url = new URL(address);
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${url.href} is no web address`);
    if (request.isUntrusted) await refusePrivate(url.hostname, request);
    const response = await ask(url, request);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 200 && statusCode < 300) return readLimited(response, request.sizeLimit);
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location)
      throw new Error(`the server answered ${statusCode}`);
    url = new URL(headers.location, url);
  }
  throw new Error('it is redirected without end');
}

function ask(url: URL, { accept = '*/*', signal, isUntrusted, isPublic }: Request): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const headers = { accept, 'user-agent': 'docwright' };
    // The name is asked for once more to connect, and must not answer otherwise then. A proxy asks for itself.
    const pinned = isUntrusted && !usesProxy() ? { lookup: publicLookup(isPublic) } : {};
    get(withoutCredentials(url), { headers, signal, ...pinned }, resolve).on('error', reject);
  });
}

function withoutCredentials(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}

function usesProxy({ env }: NodeJS.Process = process): boolean {
  return Boolean(env['HTTP_PROXY'] || env['HTTPS_PROXY'] || env['http_proxy'] || env['https_proxy']);
}

async function refusePrivate(hostname: string, { isPublic = isPublicAddress }: Request): Promise<void> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) ? [{ address: host }] : await resolveName(host, { all: true });
  if (!addresses.every(({ address }) => isPublic(address))) throw privateFault(host);
}

function privateFault(host: string): Error {
  return new Error(`${host} is no server of the public internet, and the site is not trusted`);
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
      if (first === undefined || !found.every(({ address }) => isPublic(address))) return done(privateFault(host));
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
  return look as typeof lookup;
}

async function readLimited(response: IncomingMessage, sizeLimit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > sizeLimit) throw new Error(`it is larger than ${Math.floor(sizeLimit / 1e6)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
