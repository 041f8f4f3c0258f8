import type { SecurityRequirement } from '../../model/api/operation.ts';

interface Secured {
  security: readonly SecurityRequirement[];
}

/** More ways to sign in than anybody reads: beyond them, each is told for itself. */
const maxCombined = 24;

/**
 * The ways to sign in on a channel: what a server asks for, and with it what an operation does (AsyncAPI 3,
 * "Operation Object": where server security also applies, it must be satisfied too).
 */
export function handshakeSecurity(servers: readonly Secured[], operations: readonly Secured[]): SecurityRequirement[] {
  const [ofServers, ofOperations] = [servers, operations].map(alternativesOf) as [Ways, Ways];
  const both = ofServers.flatMap((first) => ofOperations.map((second) => [...first, ...second]));
  const combined = both.length > maxCombined ? [...ofServers, ...ofOperations] : both.map(mergeSchemes);
  const all = [...new Map(combined.map((requirement) => [JSON.stringify(requirement), requirement])).values()];
  return all.every((requirement) => requirement.length === 0) ? [] : all;
}

type Ways = SecurityRequirement[];

/** Where one asks for nothing, nothing is one of the ways. */
function alternativesOf(places: readonly Secured[]): Ways {
  const all = places.flatMap(({ security }) => (security.length === 0 ? [[]] : security));
  return all.length === 0 ? [[]] : all;
}

/** A scheme that both ask for is one, with the scopes of both. */
function mergeSchemes(requirement: SecurityRequirement): SecurityRequirement {
  const schemes = new Map<string, string[]>();
  for (const { scheme, scopes } of requirement)
    schemes.set(scheme, [...new Set([...(schemes.get(scheme) ?? []), ...scopes])]);
  return [...schemes].map(([scheme, scopes]) => ({ scheme, scopes }));
}
