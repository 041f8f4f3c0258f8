import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { PageFinding } from './inspect-page.ts';
import type { Address } from './read-addresses.ts';

export interface AnchorContext {
  /** Ids of the pages of the output by route. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Sources of pages by route. */
  textOf: (route: string) => string;
  base: string;
}

/**
 * Finds links to places that a page of the output has under no id. It is ours where the page's source has such a
 * heading. Ids and headings are compared by letters and digits only, as browsers of the output do when no id is exactly
 * the one asked for.
 */
export function createAnchorCheck({
  ids,
  textOf,
  base,
}: AnchorContext): (route: string, links: readonly Address[]) => PageFinding[] {
  const headings = new Map<string, Set<string>>();
  const headingsOf = (route: string): Set<string> => {
    const known = headings.get(route) ?? readHeadings(textOf(route));
    headings.set(route, known);
    return known;
  };
  return (route, links) =>
    links.flatMap(({ tag, address }) => {
      if (tag !== 'a' || !address.includes('#') || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return [];
      const [path = '', anchor = ''] = address.split('#');
      const target = path === '' ? route : withoutBase(posix.resolve(route, decode(path).replace(/\?.*$/, '')), base);
      const page = ids.get(target);
      const wanted = letters(decode(anchor));
      if (anchor === '' || !page || [...page].some((id) => [wanted, `param${wanted}`].includes(letters(id)))) return [];
      const kind = headingsOf(target).has(wanted) ? 'dead link' : 'dead link of the author';
      return [{ page: route, kind, detail: address, count: 1 }];
    });
}

function readHeadings(source: string): Set<string> {
  const plain = source.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm, '');
  const headings = plain.matchAll(
    /^[ \t]*#{1,6}[ \t]+(.*)$|<(?:Accordion|Step|Tab|Update|Expandable)\b[^>]*?(?:title|label)="([^"]*)"|(?:\bid|name)="([^"]*)"/gm,
  );
  return new Set(
    [...headings].map(([, heading, title, id]) => letters((heading ?? title ?? id ?? '').replace(/\]\([^)]*\)/g, ''))),
  );
}

function letters(text: string): string {
  const only = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return only === '' ? createHash('sha1').update(text).digest('hex') : only;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutBase(path: string, base: string): string {
  return base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}
