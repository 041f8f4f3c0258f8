/** What one proxy tells of the side it took a request from; `null` for what it leaves out. */
export interface ForwardedHop {
  address: string | null;
  protocol: string | null;
  host: string | null;
}

const nothing: ForwardedHop = { address: null, protocol: null, host: null };
const pair = /\s*([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*))\s*(;|,|$)/y;

/** Reads a `Forwarded` header (RFC 7239 section 4). One that is not of its form says nothing at all. */
export function parseForwarded(header: string): ForwardedHop[] {
  const hops: ForwardedHop[] = [];
  let hop = nothing;
  pair.lastIndex = 0;
  while (pair.lastIndex < header.length) {
    const match = pair.exec(header);
    if (!match) return [];
    const [, name = '', quoted, token = '', end] = match;
    const value = quoted?.replace(/\\(.)/g, '$1') ?? token;
    const field = fields.get(name.toLowerCase());
    if (field) hop = { ...hop, [field]: value };
    if (end === ';') continue;
    hops.push(hop);
    hop = nothing;
  }
  return hop === nothing ? hops : [...hops, hop];
}

const fields: ReadonlyMap<string, keyof ForwardedHop> = new Map([
  ['for', 'address'],
  ['proto', 'protocol'],
  ['host', 'host'],
]);
