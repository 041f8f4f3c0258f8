import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Nodes } from 'hast';
import { markdownToHast, markdownToHtml } from 'satteri';

/** Text in which nothing can be a link or a tag. */
const harmless = /^[^<&\]:]*$/;
const remembered = 20_000;

/**
 * Turns Markdown of an API description into HTML. It comes from anywhere, so tags and addresses that could run a script
 * are taken out. Repeated texts, which descriptions are full of, are converted once.
 */
export function createDescriber(): (markdown: string) => string {
  const memory = new Map<string, string>();
  return (markdown) => {
    const known = memory.get(markdown);
    if (known !== undefined) return known;
    const html = harmless.test(markdown) ? markdownToHtml(markdown).html : sanitised(markdown);
    if (memory.size >= remembered) memory.clear();
    memory.set(markdown, html);
    return html;
  };
}

const allowed: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'u', 'small', 'mark', 'figure', 'figcaption'],
  // Ids of a description must not stand in for those of the page.
  clobberPrefix: 'description-',
};

function sanitised(markdown: string): string {
  const tree = markdownToHast(markdown, { features: { gfm: true, rawHtml: true } }) as Nodes;
  return toHtml(sanitize(tree, allowed) as Nodes);
}
