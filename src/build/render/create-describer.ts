import type { Element, Nodes, RootContent } from 'hast';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { markdownToHast, markdownToHtml } from 'satteri';
import { alertOpening } from '../../read/markdown/alert-opening.ts';
import { escapeUnknownTags } from '../../read/markdown/escape-unknown-tags.ts';
import { withinReason } from '../../read/markdown/nests-too-deeply.ts';
import { quoteCallouts } from '../../read/markdown/quote-callouts.ts';
import { markTightEmphasis, withoutMarks } from '../../read/markdown/tight-emphasis.ts';
import { nameContent } from '../cache/name-content.ts';

/** Text in which nothing can be a link, a tag, a table or a fence with a language. */
const harmless = /^(?:[^<&\]:`~|]|`(?!``)|~(?!~~))*$/;
const remembered = 20_000;

export interface DescribeOptions {
  /** Code → escaped text with coloured pieces. */
  highlight: (code: string, language: string) => string;
  /** A route becomes an address; an address of another site stays. */
  toHref: (href: string) => string;
}

/**
 * Turns Markdown of an API description into HTML. It comes from anywhere, so tags and addresses that could run a script
 * are taken out. Repeated texts, which descriptions are full of, are converted once; not those with a `toHref` of their
 * own, whose links count from the page that they belong to.
 */
export function createDescriber(
  options: DescribeOptions,
): (markdown: string, toHref?: DescribeOptions['toHref']) => string {
  const memory = new Map<string, string>();
  const describe = (markdown: string, given: DescribeOptions): string => {
    const source = markTightEmphasis(quoteCallouts(withinReason(markdown)));
    return withoutMarks(harmless.test(source) ? plain(source) : sanitised(source, given));
  };
  return (markdown, toHref) => {
    if (toHref) return describe(markdown, { ...options, toHref });
    const known = memory.get(markdown);
    if (known !== undefined) return known;
    const html = describe(markdown, options);
    if (memory.size >= remembered) memory.clear();
    memory.set(markdown, html);
    return html;
  };
}

const allowed: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'u', 'small', 'mark', 'figure', 'figcaption'],
};

/** What ids of a text begin with: they must not stand in for those of the page, nor footnotes for those of another. */
function prefixOf(markdown: string): string {
  return markdown.includes('[^') ? `description-${nameContent(markdown).slice(0, 12)}-` : 'description-';
}

function plain(markdown: string): string {
  return markdownToHtml(markdown).html.replaceAll('<pre>', '<pre tabindex="0">');
}

function sanitised(markdown: string, options: DescribeOptions): string {
  const clobberPrefix = prefixOf(markdown);
  const written = markdownToHast(escapeUnknownTags(markdown), { features: { gfm: true, rawHtml: true } }) as Nodes;
  const tree = sanitize(written, { ...allowed, clobberPrefix }) as Nodes;
  const ids = new Set(idsIn(tree));
  const toHref = (href: string): string => {
    const own = `${clobberPrefix}${href.slice(1)}`;
    return href.startsWith('#') && ids.has(own) ? `#${own}` : options.toHref(href);
  };
  finish(tree, { ...options, toHref });
  if (tree.type === 'root') tree.children = tree.children.flatMap(markAlert);
  return toHtml(tree, { allowDangerousHtml: true });
}

function idsIn(node: Nodes): string[] {
  const own = node.type === 'element' && typeof node.properties['id'] === 'string' ? [node.properties['id']] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(idsIn)] : own;
}

/**
 * Colours blocks of code with a language, the only markup that is put in unescaped; completes links; lets wide tables
 * scroll, and keys reach what scrolls.
 */
function finish(node: Nodes, options: DescribeOptions): void {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    if (child.type !== 'element') return;
    const [code] = child.tagName === 'pre' ? child.children : [];
    if (child.tagName === 'pre') child.properties['tabIndex'] = 0;
    if (code?.type === 'element' && code.tagName === 'code') return colourBlock(child, code, options);
    if (child.tagName === 'a') completeLink(child, options);
    finish(child, options);
    if (child.tagName === 'table')
      node.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], tabIndex: 0 },
        children: [child],
      };
  });
}

function completeLink({ properties }: Element, { toHref }: DescribeOptions): void {
  const { href } = properties;
  if (typeof href !== 'string') return;
  properties['href'] = toHref(href);
  if (/^(https?:)?\/\//i.test(href)) Object.assign(properties, { target: '_blank', rel: ['noopener'] });
}

function colourBlock(block: Element, code: Element, { highlight }: DescribeOptions): void {
  const names = code.properties['className'];
  const language = Array.isArray(names) ? /^language-(.+)$/.exec(String(names[0]))?.[1] : undefined;
  const [text] = code.children;
  if (!language || text?.type !== 'text') return;
  block.properties['className'] = ['dw-code'];
  code.children = [{ type: 'raw', value: highlight(text.value, language) } as never];
}

/** Comments around what a callout holds, which `Description` draws: nothing of the source can stand in for them. */
function markAlert(node: RootContent): RootContent[] {
  if (node.type !== 'element' || node.tagName !== 'blockquote') return [node];
  const paragraph = node.children.find((child) => child.type === 'element');
  const [text] = paragraph?.tagName === 'p' ? paragraph.children : [];
  const opening = text?.type === 'text' ? alertOpening(text.value) : null;
  if (text?.type !== 'text' || !opening) return [node];
  text.value = opening.rest;
  const isEmpty = opening.rest === '' && paragraph!.children.length === 1;
  const content = isEmpty ? node.children.filter((child) => child !== paragraph) : node.children;
  return [{ type: 'comment', value: opening.kind }, ...content, { type: 'comment', value: `/${opening.kind}` }];
}
