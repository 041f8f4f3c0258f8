const wildcard = '[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?';

/** Characters of a name and of a label of it (RFC 1035 section 2.3.4). Several `*` in a longer one take very long. */
const longest = { name: 253, label: 63 };

/**
 * Makes the test for the origins that a call may go to. Scheme and port must be those of an entry; a `*` in the host
 * stands for a part of one label. `ws` and `wss` count as the `http` and `https` that such a connection begins with.
 */
export function createOriginMatcher(origins: readonly string[]): (url: URL) => boolean {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const origin of origins) {
    const name = asHttp(origin.toLowerCase());
    if (name.includes('*')) patterns.push(new RegExp(`^${name.split('*').map(escapePattern).join(wildcard)}$`));
    else if (URL.canParse(name)) exact.add(new URL(name).origin);
  }
  return (url) => {
    const { origin, hostname } = new URL(asHttp(url.href));
    return exact.has(origin) || (isName(hostname) && patterns.some((pattern) => pattern.test(origin)));
  };
}

function isName(host: string): boolean {
  return host.length <= longest.name && host.split('.').every((label) => label.length <= longest.label);
}

function asHttp(address: string): string {
  return address.replace(/^ws(s?):/, 'http$1:');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
