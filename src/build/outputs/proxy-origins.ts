import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { Server } from '../../model/api/server.ts';
import type { Site } from '../../model/site.ts';

/**
 * The origins of all servers that the site's API descriptions name, those that give tokens among them, for the proxy's
 * list of allowed targets.
 * A variable in the host stands for its listed values, else for one part of a host label, written `*`; a host of
 * which less than a domain is fixed counts with its default only, since anything could be put in its place.
 */
export function collectProxyOrigins({ apis, pages, config }: Pick<Site, 'apis' | 'pages' | 'config'>): string[] {
  const origins = new Set<string>();
  const add = (server: Server, document: string): void => {
    for (const origin of originsOf(server, document)) origins.add(origin);
  };
  for (const api of apis) {
    for (const server of serversOf(api)) add(server, api.id);
    if (config.api.playground.proxy)
      for (const url of tokenAddresses(api)) add({ url, description: '', variables: [] }, api.id);
  }
  for (const page of pages)
    if (page.kind === 'endpoint') for (const server of page.operation.servers) add(server, page.operation.document);
  for (const url of config.api.mdx.servers) add({ url, description: '', variables: [] }, '');
  return [...origins].sort();
}

function serversOf(api: ApiDocument): Server[] {
  return [...api.servers, ...api.operations.flatMap(({ servers }: Operation) => servers)];
}

/** Where the playground gets tokens: few authorization servers let a page read their answers. */
function tokenAddresses({ securitySchemes }: ApiDocument): string[] {
  return Object.values(securitySchemes).flatMap((scheme) => {
    if (scheme.type === 'openIdConnect') return [scheme.url];
    if (scheme.type !== 'oauth2') return [];
    return scheme.flows.flatMap(({ grant, tokenUrl, refreshUrl, authorizationUrl }) =>
      [tokenUrl, refreshUrl, grant === 'deviceAuthorization' ? authorizationUrl : null].filter((url) => url !== null),
    );
  });
}

/** How many combinations of listed values are written out. */
const combinationLimit = 200;

function originsOf(server: Server, document: string): string[] {
  const authority = /^[a-z{}\w+.-]*:?\/\/[^/?#]*/i.exec(server.url)?.[0] ?? '';
  const names = [...new Set([...authority.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]!))];
  const variables = names.map((name) => server.variables.find((variable) => variable.name === name));
  const withDefaults = fill(
    server.url,
    names.map((name, index) => [name, variables[index]?.default ?? '']),
  );
  const choices = names.map((name, index) => ({ name, values: valuesOf(variables[index]) }));
  const isMany = choices.reduce((product, { values }) => product * values.length, 1) > combinationLimit;
  const urls = isMany ? [] : combine(choices).map((values) => fill(server.url, values));
  return [toOrigin(withDefaults, document), ...urls.map((url) => toPattern(url, document))].filter(
    (origin) => origin !== null,
  );
}

const anything = '*';

function valuesOf(variable: { default: string; enum: string[] } | undefined): string[] {
  return variable && variable.enum.length > 0 ? variable.enum : [anything];
}

function combine(choices: readonly { name: string; values: string[] }[]): [string, string][][] {
  return choices.reduce<[string, string][][]>(
    (combinations, { name, values }) =>
      combinations.flatMap((known) => values.map((value): [string, string][] => [...known, [name, value]])),
    [[]],
  );
}

/** In one pass: a value that holds variables in its turn would double with each. */
function fill(url: string, values: readonly (readonly [string, string])[]): string {
  const known = new Map(values);
  return url.replace(/\{([^{}]+)\}/g, (place, name: string) => known.get(name) ?? place);
}

function toOrigin(url: string, document: string): string | null {
  const base = /^https?:/i.test(document) ? document : undefined;
  if (!URL.canParse(url, base)) return null;
  const { protocol, origin } = new URL(url, base);
  // A host may be called `*`; in the list, that would stand for any.
  return /^(https?|wss?):$/.test(protocol) && !origin.includes(anything) ? origin : null;
}

function toPattern(url: string, document: string): string | null {
  if (!url.includes(anything)) return toOrigin(url, document);
  const match = /^(https?|wss?):\/\/([a-z0-9*.-]+)(:\d+)?(?=[/?#]|$)/i.exec(url);
  if (!match) return null;
  const [, scheme = '', host = '', port = ''] = match;
  const fixed = host.slice(host.lastIndexOf(anything) + 1).replace(/^[^.]*\./, '');
  const isDomain = fixed.split('.').length >= 2 && !/^[\d.]+$/.test(fixed);
  return isDomain ? `${scheme}://${host}${port}`.toLowerCase() : null;
}
