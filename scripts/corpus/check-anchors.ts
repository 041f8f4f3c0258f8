import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { PageFinding } from './inspect-page.ts';
import type { PageContent } from './page-content.ts';

export interface AnchorContext {
  contents: ReadonlyMap<string, PageContent>;
  /** Sources of pages by route. */
  texts: ReadonlyMap<string, string>;
  base: string;
}

/**
 * Finds links to places that a page's source has as a heading, but its output has under no id. Ids and headings are
 * compared by letters and digits only, as browsers of the output do when no id is exactly the one asked for.
 */
export function createAnchorCheck({
  contents,
  texts,
  base,
}: AnchorContext): (route: string, content: PageContent) => PageFinding[] {
  const headings = new Map<string, Set<string>>();
  const headingsOf = (route: string): Set<string> => {
    const known = headings.get(route) ?? readHeadings(texts.get(route) ?? '');
    headings.set(route, known);
    return known;
  };
  return (route, { links }) =>
    links.flatMap(({ tag, address }) => {
      if (tag !== 'a' || !address.includes('#') || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return [];
      const [path = '', anchor = ''] = address.split('#');
      const target = path === '' ? route : withoutBase(posix.resolve(route, decode(path).replace(/\?.*$/, '')), base);
      const page = contents.get(target);
      const wanted = letters(decode(anchor));
      if (anchor === '' || !page || [...page.ids].some((id) => [wanted, `param${wanted}`].includes(letters(id))))
        return [];
      return headingsOf(target).has(wanted) ? [{ page: route, kind: 'anchor' as const, detail: address }] : [];
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
