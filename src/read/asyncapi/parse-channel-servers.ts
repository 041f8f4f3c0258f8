import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import type { ChannelServer } from '../../model/api/channel.ts';
import { asText, asTexts, asTree } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { parseExternalDocs } from '../openapi/parse-external-docs.ts';
import { parseVariables } from '../openapi/parse-servers.ts';
import { parseBindings } from './parse-bindings.ts';
import { parseTags } from './parse-tags.ts';
import { readTexts } from './read-texts.ts';
import { resolveTree } from './resolve-tree.ts';
import type { SecurityRegistry } from './security-registry.ts';

export interface LocatedServer {
  at: Located;
  server: ChannelServer;
}

/** The servers of a description by name, in order. */
export function parseChannelServers(at: Located, tools: ServerTools): LocatedServer[] {
  return partsOf(at).flatMap(({ key, at: part }) => {
    const located = tools.context.follow(part);
    return asTree(located.value) ? [{ at: located, server: parseServer(key, located, tools) }] : [];
  });
}

interface ServerTools {
  context: DescriptionContext;
  security: SecurityRegistry;
}

function parseServer(name: string, at: Located, { context, security }: ServerTools): ChannelServer {
  const tree = asTree(at.value) ?? {};
  const protocol = asText(tree.protocol).toLowerCase() || 'wss';
  const host = asText(tree.host) || asText(tree.url);
  const path = asText(tree.pathname);
  const address = `${host}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  return {
    name,
    protocol,
    url: trimEndSlashes(absoluteAddress(address, protocol)),
    description: [asText(tree.title).trim(), readTexts(tree)].filter(Boolean).join('\n\n'),
    variables: parseVariables(resolveTree(partOf(at, 'variables'), context), address),
    protocolVersion: asText(tree.protocolVersion),
    tags: parseTags(partOf(at, 'tags'), context),
    externalDocs: parseExternalDocs(context.follow(partOf(at, 'externalDocs')).value),
    security: security.requirements(partOf(at, 'security')),
    bindings: parseBindings(partOf(at, 'bindings'), context),
  };
}

/** One that names no host is relative to the documentation (AsyncAPI 2, "Server Object": `url`). */
function absoluteAddress(address: string, protocol: string): string {
  if (address.startsWith('//')) return `${protocol}:${address}`;
  return address.startsWith('/') || address.includes('://') ? address : `${protocol}://${address}`;
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
