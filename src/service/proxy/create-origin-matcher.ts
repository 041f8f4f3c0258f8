/** Characters of a name and of a label of it (RFC 1035 section 2.3.4). */
const longest = { name: 253, label: 63 };

/**
 * Makes the test for the origins that a call may go to. Scheme and port must be those of an entry; a `*` in the host
 * stands for a part of one label. `ws` and `wss` count as the `http` and `https` that such a connection begins with.
 */
export function createOriginMatcher(origins: readonly string[]): (url: URL) => boolean {
  const exact = new Set<string>();
  const patterns: string[][] = [];
  for (const origin of origins) {
    const name = asHttp(origin.toLowerCase());
    if (name.includes('*')) patterns.push(name.split('*'));
    else if (URL.canParse(name)) exact.add(new URL(name).origin);
  }
  return (url) => {
    const { origin, hostname } = new URL(asHttp(url.href));
    return exact.has(origin) || (isName(hostname) && patterns.some((parts) => fits(origin, parts)));
  };
}

/**
 * Whether an origin is made of the parts of a pattern, with something for a `*` between each two. All ways to divide it
 * are followed at once: one after the other, they double with each `*`, and descriptions hold as many as they like.
 */
function fits(origin: string, [first = '', ...others]: readonly string[]): boolean {
  let ends = new Set(origin.startsWith(first) ? [first.length] : []);
  for (const part of others) {
    const next = new Set<number>();
    let isInside = false;
    for (let at = 0; at < origin.length; at++) {
      const isWord = /[a-z0-9_]/.test(origin[at]!);
      isInside = isInside ? isWord || origin[at] === '-' : false;
      isInside ||= isWord && ends.has(at);
      if (isInside && isWord && origin.startsWith(part, at + 1)) next.add(at + 1 + part.length);
    }
    ends = next;
  }
  return ends.has(origin.length);
}

function isName(host: string): boolean {
  return host.length <= longest.name && host.split('.').every((label) => label.length <= longest.label);
}

function asHttp(address: string): string {
  return address.replace(/^ws(s?):/, 'http$1:');
}
