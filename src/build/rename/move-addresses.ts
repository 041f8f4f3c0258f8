import { posix } from 'node:path';
import { writtenPath } from '../../base/paths/written-path.ts';

/** Addresses that count from the file they stand in: in Markdown links, attributes and imports. */
const relative = /(\]\(<?|\b(?:href|src|srcSet|poster)=\{?["'`]|\bfrom\s+["']|\bimport\s+["'])(\.{1,2}\/[^\s)"'`>]*)/g;

/** The text of a page that lies elsewhere now, with its relative addresses as they are from there. */
export function moveAddresses(text: string, { from, to }: { from: string; to: string }): string {
  const [before, after] = [posix.dirname(from), posix.dirname(to)];
  return text.replace(relative, (_, opening: string, address: string) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const moved = posix.relative(after, posix.join(before, path)) + (path.endsWith('/') ? '/' : '');
    const named = /^(?:from|import)\s/.test(opening) ? moved : writtenPath(moved);
    return `${opening}${named.startsWith('.') ? named : `./${named}`}${rest}`;
  });
}
