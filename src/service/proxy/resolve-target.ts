import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../base/http/is-public-address.ts';
import type { PrivatePermit } from './private-permit.ts';
import { ProxyError } from './proxy-error.ts';

export interface ResolveOptions {
  resolve: (host: string) => Promise<LookupAddress[]>;
  permit: PrivatePermit;
}

/**
 * The addresses that a connection to the host of `url` may be made to. They are asked for once, so that a name cannot
 * answer the check with one address and the connection with another.
 *
 * @throws ProxyError when there are none, or when any of them is not public and not permitted
 */
export async function resolveTarget(url: URL, { resolve, permit }: ResolveOptions): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = await addressesOf(host, resolve);
  if (addresses.length === 0) throw new ProxyError('not-found', `There is no server named ${url.hostname}.`);
  const isAllowed = ({ address }: LookupAddress): boolean =>
    isPublicAddress(address) || permit.allowsHost(host) || permit.allowsAddress(address);
  if (!addresses.every(isAllowed))
    throw new ProxyError(
      'private-address',
      `${url.hostname} is not on the public internet, and this service is not allowed to call it.`,
    );
  return addresses;
}

async function addressesOf(host: string, resolve: ResolveOptions['resolve']): Promise<LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  try {
    return await resolve(host);
  } catch (error) {
    // The name servers are away, which says nothing of the name.
    if ((error as { code?: string }).code === 'EAI_AGAIN')
      throw new ProxyError('unreachable', `The address of ${host} cannot be resolved at the moment.`);
    return [];
  }
}
