import { asTree, ownValue } from './untrusted-value.ts';

/** Appends a token to a pointer (RFC 6901 section 3): `#/paths` and `/users` give `#/paths/~1users`. */
export function appendToken(pointer: string, token: string | number): string {
  return `${pointer}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The tokens of a pointer in a URI fragment (RFC 6901 section 6). `null` when it is not a pointer, e.g. `#anchor`. */
export function pointerTokens(fragment: string): string[] | null {
  const pointer = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => decodeToken(token));
}

function decodeToken(token: string): string {
  return decodePercent(token).replaceAll('~1', '/').replaceAll('~0', '~');
}

function decodePercent(token: string): string {
  if (!token.includes('%')) return token;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

/** The value at the place that `tokens` name, or `undefined` when there is none. */
export function valueAt(root: unknown, tokens: readonly string[]): unknown {
  let value = root;
  for (const token of tokens) {
    if (Array.isArray(value)) value = /^\d+$/.test(token) ? value[Number(token)] : undefined;
    else {
      const tree = asTree(value);
      value = tree ? ownValue(tree, token) : undefined;
    }
    if (value === undefined) return undefined;
  }
  return value;
}
