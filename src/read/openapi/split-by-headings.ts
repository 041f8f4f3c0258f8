import type { Heading, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { createHeadingSlugger } from '../../base/paths/heading-slug.ts';
import type { PageHeading } from '../../model/page.ts';
import { headingOf } from '../markdown/heading-of.ts';

export interface HeadedPart {
  /** `null` for what stands before the first heading. */
  heading: PageHeading | null;
  /** Markdown below the heading. */
  text: string;
}

/** The level that the highest heading of a description takes below the title of its page. */
const highest = 2;

/**
 * Cuts Markdown at its headings, which get the ids and levels of a page's own. A text with link targets at its end is
 * one part: cut off from them, its links would lead nowhere.
 */
export function splitByHeadings(markdown: string): HeadedPart[] {
  const { children } = markdownToMdast(markdown, { features: { gfm: true } }) as Root;
  const headings = children.filter((node): node is Heading => node.type === 'heading');
  if (headings.length === 0 || children.some(({ type }) => type === 'definition' || type === 'footnoteDefinition'))
    return [{ heading: null, text: markdown }];
  const slugger = createHeadingSlugger();
  const shift = highest - Math.min(...headings.map(({ depth }) => depth));
  const cuts = headings.map((node) => ({ start: node.position!.start.offset!, end: node.position!.end.offset!, node }));
  const opening = markdown.slice(0, cuts[0]!.start).trim();
  const parts = cuts.map(({ end, node }, index): HeadedPart => {
    const { text } = headingOf(node, [])!;
    return {
      heading: { depth: Math.min(6, node.depth + shift), text, id: slugger.slug(text) },
      text: markdown.slice(end, cuts[index + 1]?.start).trim(),
    };
  });
  return opening === '' ? parts : [{ heading: null, text: opening }, ...parts];
}
