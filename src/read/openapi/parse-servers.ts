import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import type { Server, ServerVariable } from '../../model/api/server.ts';
import { asList, asText, asTexts, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';

/**
 * The servers of a description, path item or operation, as written in a `servers` list. A relative URL is resolved
 * against the description's own address when that is a URL (OpenAPI 3, "Server Object"), else against the root of a
 * host that the description does not tell. One that begins with a host has lost its scheme.
 */
export function parseServers(value: unknown, file: string): Server[] {
  return asList(value).flatMap((item) => {
    const server = asTree(item);
    const url = asText(server?.url).trim();
    if (!server || url === '') return [];
    const name = asText(server.name).trim();
    return [
      {
        ...(name !== '' && { name }),
        url: trimEndSlashes(absoluteUrl(url, file)),
        description: asText(server.description),
        variables: parseVariables(server.variables, url),
      },
    ];
  });
}

const local = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?=[:/]|$)/i;
const host = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?=[:/]|$)/i;

function absoluteUrl(url: string, file: string): string {
  if (local.test(url)) return `http://${url}`;
  if (host.test(url)) return `https://${url}`;
  if (/^([a-z][a-z0-9+.-]*:|\{)/i.test(url)) return url;
  const isKnown = /^https?:\/\//i.test(file);
  const resolved = URL.parse(url, isKnown ? file : unknownOrigin)?.href ?? url;
  // The parser encodes the braces of variables; these are no part of the address yet.
  const address = resolved.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return isKnown || !address.startsWith(unknownOrigin) ? address : address.slice(unknownOrigin.length);
}

/** Its scheme is that of addresses without one. */
const unknownOrigin = 'https://unknown.invalid';

/**
 * The variables of a server: those described whose place is in its address, in order, then the other places.
 * @param url the address as written, a place for a value as `{name}` (OpenAPI 3, "Server Object")
 */
export function parseVariables(value: unknown, url: string): ServerVariable[] {
  const described = describeVariables(value).filter(({ name }) => url.includes(`{${name}}`));
  const known = new Set(described.map(({ name }) => name));
  const others = new Set(
    Array.from(url.matchAll(/(?<!\{)\{([^{}/]+)\}(?!\})/g), ([, name]) => name!).filter((name) => !known.has(name)),
  );
  return [...described, ...Array.from(others, (name) => ({ name, default: `{${name}}`, enum: [], description: '' }))];
}

function describeVariables(value: unknown): ServerVariable[] {
  return entriesOf(value).flatMap(([name, item]) => {
    const variable = asTree(item);
    if (!variable) return [];
    const options = asTexts(variable.enum);
    const examples = asTexts(variable.examples);
    // Without a default the address keeps the place that is to be filled in.
    const otherwise = options[0] ?? (variable.default === undefined ? `{${name}}` : '');
    return [
      {
        name,
        default: asText(variable.default) || otherwise,
        enum: options,
        description: asText(variable.description),
        ...(examples.length > 0 && { examples }),
      },
    ];
  });
}
