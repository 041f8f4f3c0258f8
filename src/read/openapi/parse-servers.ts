import type { Server, ServerVariable } from '../../model/api/server.ts';
import { asList, asText, asTexts, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';

/**
 * The servers of a description, path item or operation, as written in a `servers` list. A relative URL is resolved
 * against the description's own address when that is a URL (OpenAPI 3, "Server Object"); otherwise it stays relative.
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
        url: absoluteUrl(url, file).replace(/\/+$/, ''),
        description: asText(server.description),
        variables: parseVariables(server.variables),
      },
    ];
  });
}

function absoluteUrl(url: string, file: string): string {
  if (!/^https?:\/\//i.test(file) || /^([a-z][a-z0-9+.-]*:|\{)/i.test(url)) return url;
  const resolved = URL.parse(url, file)?.href ?? url;
  // The parser encodes the braces of variables; these are no part of the address yet.
  return resolved.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

/** The variables of a server, in order. */
export function parseVariables(value: unknown): ServerVariable[] {
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
