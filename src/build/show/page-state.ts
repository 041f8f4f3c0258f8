import { createHash } from 'node:crypto';

/** Name of the element that says what a page is made of. */
export const stateName = 'docwright-state';

/** Facts of one page, which come with its text. */
const facts =
  /<title>[^<]*<\/title>|<(?:meta|link rel="(?:canonical|alternate)")[^>]*>|<script type="application[^<]*<\/script>/g;

/**
 * The element: the version of the site that a page shows, and names of all of the page and of what stands around its
 * text, which change with them.
 */
export function renderPageState(html: string, version: string): string {
  const around = html.slice(0, html.search(/<main[\s>]/)).replace(facts, '');
  return `<meta name="${stateName}" content="${version} ${nameOf(html)} ${nameOf(around)}">`;
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
