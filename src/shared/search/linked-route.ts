import { decodeText } from '../../base/paths/decode-text.ts';

/** The route that a link on a page leads to, without its place on the page; `null` for an address that is none. */
export function linkedRoute(href: string, from: string): string | null {
  const url = URL.parse(href, `http://site.invalid${from}`);
  if (url?.host !== 'site.invalid') return null;
  const path = decodeText(url.pathname).replace(/\.mdx?$/, '');
  return path.replace(/\/(?:index)?$/, '') || '/';
}
