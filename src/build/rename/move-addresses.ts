import { posix } from 'node:path';
import { decodeText } from '../../base/paths/decode-text.ts';
import { hasScheme } from '../../base/paths/has-scheme.ts';
import { writtenPath } from '../../base/paths/written-path.ts';

export interface AddressMove {
  from: string;
  to: string;
  /** Whether there is a page or a file at a path of the site: only then is `other` one that counts from the page. */
  isThere?: (path: string) => boolean;
}

/** Addresses that may count from the file they stand in: in Markdown links and attributes, and in imports with dots. */
const relative =
  /(\]\(<?|\b(?:href|src|srcSet|poster)=\{?["'`])([^\s)"'`>/#?{][^\s)"'`>]*)|(\bfrom\s+["']|\bimport\s+["'])(\.{1,2}\/[^\s)"'`>]*)/g;

/** The text of a page that lies elsewhere now, with its relative addresses as they are from there. */
export function moveAddresses(text: string, { from, to, isThere = () => false }: AddressMove): string {
  const [before, after] = [posix.dirname(from), posix.dirname(to)];
  return text.replace(relative, (written: string, ...parts: (string | undefined)[]) => {
    const [link, linked, statement, imported] = parts;
    const address = linked ?? imported ?? '';
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const place = posix.join(before, path);
    if (!/^\.{1,2}\//.test(path) && (hasScheme(path) || !isThere(decodeText(place)))) return written;
    const moved = posix.relative(after, place) + (path.endsWith('/') ? '/' : '');
    const named = statement === undefined ? writtenPath(moved) : moved;
    return `${link ?? statement}${named.startsWith('.') ? named : `./${named}`}${rest}`;
  });
}
