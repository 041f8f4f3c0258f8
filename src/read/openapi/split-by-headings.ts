import type { Heading, Root, RootContent } from 'mdast';
import { markdownToMdast } from 'satteri';
import { createHeadingSlugger } from '../../base/paths/heading-slug.ts';
import type { PageHeading } from '../../model/page.ts';
import { headingOf } from '../markdown/heading-of.ts';
import { mayHaveHeadings } from './may-have-headings.ts';

export interface HeadedPart {
  /** `null` for what stands before the first heading. */
  heading: PageHeading | null;
  /** Markdown below the heading. */
  text: string;
}

/** The level that the highest heading of a description takes below the title of its page. */
const highest = 2;

/** Characters that the link targets of a text may take in all of its parts together. */
const mostTargets = 1_000_000;

/**
 * Cuts Markdown at its headings, which get the ids and levels of a page's own. Each part has the link targets of all,
 * which stand at the end of a text. One with footnotes is one part, since these show where they are written.
 */
export function splitByHeadings(markdown: string): HeadedPart[] {
  if (!mayHaveHeadings(markdown)) return [{ heading: null, text: markdown }];
  const { children } = markdownToMdast(markdown, { features: { gfm: true } }) as Root;
  const headings = children.filter((node): node is Heading => node.type === 'heading');
  const sourceOf = ({ position }: RootContent): string => markdown.slice(position!.start.offset, position!.end.offset);
  const targets = children.filter(({ type }) => type === 'definition').map(sourceOf);
  const targetsLength = targets.join('').length * headings.length;
  const hasFootnotes = children.some(({ type }) => type === 'footnoteDefinition');
  if (headings.length === 0 || hasFootnotes || targetsLength > mostTargets) return [{ heading: null, text: markdown }];
  const slugger = createHeadingSlugger();
  const shift = highest - Math.min(...headings.map(({ depth }) => depth));
  const cuts = headings.map((node) => ({ start: node.position!.start.offset!, end: node.position!.end.offset!, node }));
  const textOf = (start: number, end?: number): string => {
    const text = markdown.slice(start, end).trim();
    return text === '' ? '' : [text, ...targets].join('\n\n');
  };
  const opening = textOf(0, cuts[0]!.start);
  const parts = cuts.map(({ end, node }, index): HeadedPart => {
    const { text } = headingOf(node, [])!;
    return {
      heading: { depth: Math.min(6, node.depth + shift), text, id: slugger.slug(text) },
      text: textOf(end, cuts[index + 1]?.start),
    };
  });
  return opening === '' ? parts : [{ heading: null, text: opening }, ...parts];
}

/** The headings of Markdown, as `splitByHeadings` cuts at them. */
export function headingsOf(markdown: string): PageHeading[] {
  return splitByHeadings(markdown).flatMap(({ heading }) => (heading ? [heading] : []));
}

/** Parts with the ids that the outline of their page gave their headings, at whose beginning these stand. */
export function placeParts(parts: readonly HeadedPart[], outline: readonly PageHeading[]): HeadedPart[] {
  let next = 0;
  return parts.map(({ heading, text }) => ({
    heading: heading && { ...heading, id: outline[next++]?.id ?? heading.id },
    text,
  }));
}
