import { packSocketHeaders } from '../../../base/http/socket-headers.ts';
import { proxyAddress } from '../../../base/paths/own-addresses.ts';
import type { HttpField, HttpRequest } from '../../../model/http.ts';

export interface Handshake {
  /** The channel's, as it may be seen. */
  url: string;
  /** Where the connection is opened: there, or at the service that passes it on. */
  address: string;
  protocols: string[];
  /** Of these, what the reader or the description names. The others are credentials, or carry them. */
  named: string[];
  /** Names of headers that cannot be sent as such: browsers let pages set none, and there is no service to do it. */
  unsent: string[];
}

interface Route {
  /** Address of the service, `null` for none. */
  proxy: string | null;
  page: string;
  /** The channel's address, with dots for its secrets. */
  shown: string;
  /** As the reader typed them, with commas between. */
  subprotocols: string;
}

/** What `WebSocket` is opened with, from the request that the reader filled in (docs/format.md#channels). */
export function handshakeOf(
  { url, headers, cookies }: HttpRequest,
  { proxy, page, shown, subprotocols }: Route,
): Handshake {
  const isProtocol = ({ name }: HttpField): boolean => name.toLowerCase() === 'sec-websocket-protocol';
  const lists = [...headers.filter(isProtocol).map(({ value }) => value), subprotocols];
  const chosen = lists.flatMap((list) => list.split(',').map((protocol) => protocol.trim())).filter(isToken);
  const named = [...new Set(chosen)];
  const others = [...headers.filter((header) => !isProtocol(header)), ...cookieHeader(cookies)];
  if (proxy === null) {
    const values = others.map(({ value }) => value.replace(/^(bearer|basic|token)\s+/i, ''));
    const unsent = [...new Set(others.map(({ name }) => name))];
    return { url: shown, address: url, protocols: [...new Set([...named, ...values.filter(isToken)])], named, unsent };
  }
  const packed = others.length > 0 ? [packSocketHeaders(others)] : [];
  const address = throughService(url, new URL(proxy + proxyAddress, page));
  return { url: shown, address, protocols: [...named, ...packed], named, unsent: [] };
}

function isToken(text: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(text);
}

function cookieHeader(cookies: readonly HttpField[]): HttpField[] {
  const value = cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
  return value === '' ? [] : [{ name: 'Cookie', value }];
}

function throughService(target: string, service: URL): string {
  service.protocol = service.protocol === 'https:' ? 'wss:' : 'ws:';
  service.searchParams.set('target', target);
  return service.href;
}
