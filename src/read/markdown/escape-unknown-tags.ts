import type { Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';
import { isElementName } from '../../base/components/is-element-name.ts';
import { walk } from './walk-tree.ts';

/** Opening and closing tags in what the parser takes for HTML. */
const tags = /<\/?([A-Za-z][\w.-]*)(?=[\s/>])/g;
/** HTML in which a tag is no tag. */
const verbatim = /^<(?:!--|script\b|style\b|pre\b|textarea\b)/i;

/**
 * Markdown of a description, with the `<` of tags that are no elements escaped: `<token>` and `x<y and y>z` are words
 * to whoever writes them, and a browser would show nothing. Lines stay where they are.
 */
export function escapeUnknownTags(markdown: string): string {
  if (![...markdown.matchAll(tags)].some(([, name]) => !isElementName(name!))) return markdown;
  const offsets: number[] = [];
  walk(markdownToMdast(markdown, { features: { gfm: true } }) as Nodes, (node) => {
    const start = node.position?.start.offset;
    if (node.type !== 'html' || start === undefined || verbatim.test(node.value)) return;
    for (const { index, 1: name } of node.value.matchAll(tags)) if (!isElementName(name!)) offsets.push(start + index);
  });
  return offsets.reduceRight((text, at) => `${text.slice(0, at)}&lt;${text.slice(at + 1)}`, markdown);
}
