/**
 * Pages can set no header of a WebSocket's handshake but its subprotocols. So the playground packs what the service is
 * to set into one of them, which no other has.
 */
const prefix = 'docwright.headers.';

/** Headers as a subprotocol: a token of RFC 9110, section 5.6.2. */
export function packSocketHeaders(headers: readonly { name: string; value: string }[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(headers.map(({ name, value }) => [name, value])));
  const text = btoa(String.fromCharCode(...bytes));
  return prefix + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Whether a subprotocol is one that carries headers, which no server is to see. */
function carriesSocketHeaders(protocol: string): boolean {
  return protocol.startsWith(prefix);
}

export interface SocketProtocols {
  /** Those that are meant for the server. */
  protocols: string[];
  /** The one that carries headers; `null` where there is none. */
  carrier: string | null;
  headers: [name: string, value: string][];
}

/** Reads `Sec-WebSocket-Protocol`. What is no list of headers counts as none. */
export function unpackSocketHeaders(field: string): SocketProtocols {
  const offered = field
    .split(',')
    .map((protocol) => protocol.trim())
    .filter(Boolean);
  const carrier = offered.find(carriesSocketHeaders) ?? null;
  return {
    protocols: offered.filter((protocol) => !carriesSocketHeaders(protocol)),
    carrier,
    headers: carrier === null ? [] : readHeaders(carrier.slice(prefix.length)),
  };
}

function readHeaders(text: string): [string, string][] {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const list: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(list) ? list.filter(isHeader) : [];
  } catch {
    return [];
  }
}

/** A name of RFC 9110, section 5.1, and a value without what could end it. */
function isHeader(item: unknown): item is [string, string] {
  if (!Array.isArray(item)) return false;
  const [name, value] = item as unknown[];
  return (
    item.length === 2 &&
    typeof name === 'string' &&
    typeof value === 'string' &&
    /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) &&
    /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
  );
}
