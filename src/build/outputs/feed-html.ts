import type { Element, Nodes } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { markdownToHast } from 'satteri';
import { isSafeUrl } from '../../base/paths/resolve-link.ts';

/** What feed readers show; pictures and tags in the source are left out. */
const allowed: Schema = {
  tagNames: [
    ...'h1 h2 h3 h4 h5 h6 p a strong em del br hr code pre blockquote ul ol li table thead tbody tr th td'.split(' '),
  ],
  attributes: { a: ['href'], ol: ['start'] },
};

/** Markdown as the plain HTML that feed readers show: text, headings, links, lists, quotations and tables. */
export function renderFeedHtml(markdown: string, resolveUrl: (href: string) => string): string {
  const tree = sanitize(markdownToHast(markdown, { features: { gfm: true } }) as Nodes, allowed) as Nodes;
  resolveLinks(tree, resolveUrl);
  return toHtml(tree, { characterReferences: { useNamedReferences: true } }).trim();
}

function resolveLinks(node: Nodes, resolveUrl: (href: string) => string): void {
  if (node.type === 'element' && node.tagName === 'a') resolveLink(node, resolveUrl);
  if ('children' in node) for (const child of node.children) resolveLinks(child, resolveUrl);
}

function resolveLink({ properties }: Element, resolveUrl: (href: string) => string): void {
  const { href } = properties;
  if (typeof href === 'string' && isSafeUrl(href)) properties['href'] = resolveUrl(href);
  else delete properties['href'];
}
