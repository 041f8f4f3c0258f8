import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { NamedServer, Server } from '../../model/api/server.ts';
import type { ServerChoice } from '../../model/request-values.ts';
import { ownValue } from '../json-schema/untrusted-value.ts';
import { isWebSocket } from './is-web-socket.ts';

export interface ServerOptions {
  document: ApiDocument;
  operation: Operation;
  choice: ServerChoice | null;
  /** What a relative server stands on: the address of the description or of the site. */
  base: string | null;
}

/** Shown where a description names no server. */
const unknownServer = 'https://api.example.com';

/** The servers of an operation: the nearest list wins (OpenAPI 3, "Operation Object", `servers`). */
export function serversOf(document: ApiDocument, operation: Operation): Server[] {
  return operation.servers.length > 0 ? operation.servers : document.servers;
}

/** Address of the chosen server with its variables filled in: absolute, without a fragment, not ending in `/`. */
export function resolveServerUrl({ document, operation, choice, base }: ServerOptions): string {
  const servers = serversOf(document, operation);
  const template = choice?.url ?? servers[0]?.url ?? '';
  const server: NamedServer | undefined = servers.find((candidate) => candidate.url === template);
  const text = encodeIllegal(fillVariables(template, server, choice?.variables ?? {})).split('#', 1)[0]!;
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : resolveAgainst(text, base);
  // What a relative one stands on is an address of the web, and not every browser opens a WebSocket by one.
  const called = isWebSocket(server?.protocol ?? '') ? absolute.replace(/^http/i, 'ws') : absolute;
  return called.replace(/(?<!\/)\/+(?=$|\?)/, '');
}

/**
 * What relative addresses of a description count from (OpenAPI 3, "Relative References in URLs"): the server, beside
 * which they stand where its address does not end in `/`. `null` where that is no address.
 */
export function relativeBase(options: ServerOptions): string | null {
  const { document, operation, choice } = options;
  const template = choice?.url ?? serversOf(document, operation)[0]?.url ?? '';
  const url = resolveServerUrl(options) + (template.endsWith('/') ? '/' : '');
  return URL.canParse(url) ? url : null;
}

/** Percent-encodes what no URL may hold (RFC 3986 appendix A); `%XX` triples, delimiters and `{name}` stay. */
export function encodeIllegal(text: string): string {
  return text.toWellFormed().replace(/%(?![0-9a-fA-F]{2})|[^\x21-\x7e]|["'<>\\^`|]/gu, (character) => {
    return character === "'" ? '%27' : encodeURIComponent(character);
  });
}

function fillVariables(template: string, server: Server | undefined, chosen: Record<string, string>): string {
  return template.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const value = ownValue(chosen, name);
    return value ?? server?.variables.find((variable) => variable.name === name)?.default ?? placeholder;
  });
}

function resolveAgainst(relative: string, base: string | null): string {
  try {
    // One without an address is the root of the host (OpenAPI 3, "Fixed Fields": `servers`), and not the page itself.
    return new URL(relative || '/', base ?? unknownServer).href;
  } catch {
    return unknownServer;
  }
}
