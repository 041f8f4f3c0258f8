import type { ChannelServer } from '../../model/api.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTexts, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { parseVariables } from '../openapi/parse-servers.ts';

export interface LocatedServer {
  at: Located;
  server: ChannelServer;
}

/** The servers of a description by name, in order. */
export function parseChannelServers(at: Located, context: DescriptionContext): LocatedServer[] {
  return partsOf(at).flatMap(({ key, at: part }) => {
    const located = context.follow(part);
    const tree = asTree(located.value);
    return tree ? [{ at: located, server: parseServer(key, tree) }] : [];
  });
}

function parseServer(name: string, tree: UntrustedTree): ChannelServer {
  const protocol = asText(tree.protocol).toLowerCase() || 'wss';
  const host = asText(tree.host) || asText(tree.url);
  const path = asText(tree.pathname);
  const address = `${host}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  return {
    name,
    protocol,
    url: (address.includes('://') ? address : `${protocol}://${address}`).replace(/\/+$/, ''),
    description: asText(tree.description) || asText(tree.summary) || asText(tree.title),
    variables: parseVariables(tree.variables),
  };
}

/** The servers a channel is on: those it names (by reference, in AsyncAPI 2 by name), else all. */
export function serversOfChannel(
  channel: Located,
  { servers, context }: { servers: readonly LocatedServer[]; context: DescriptionContext },
): LocatedServer[] {
  const named = partOf(channel, 'servers');
  if (!Array.isArray(named.value) || named.value.length === 0) return [...servers];
  const names = new Set(asTexts(named.value));
  const targets = new Set(partsOf(named).map(({ at }) => context.follow(at).value));
  return servers.filter(({ at, server }) => names.has(server.name) || targets.has(at.value));
}
