import type { Heading, Root, RootContent } from 'mdast';
import { markdownToMdast } from 'satteri';
import { createHeadingSlugger } from '../../base/paths/heading-slug.ts';
import type { PageHeading } from '../../model/page.ts';
import { headingOf } from '../markdown/heading-of.ts';
import { mayHaveHeadings } from './may-have-headings.ts';

/** A heading with what marks it: code, links and the like. */
interface MarkedHeading extends PageHeading {
  /** On one line; below it the link targets that it may name. */
  markdown: string;
}

export interface HeadedPart {
  /** `null` for what stands before the first heading. */
  heading: MarkedHeading | null;
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
  const { children, headings } = readHeadings(markdown);
  if (headings.length === 0) return [{ heading: null, text: markdown }];
  const known = pageHeadings(headings);
  const targets = children.filter(({ type }) => type === 'definition').map((node) => sourceOf(node, markdown));
  const textOf = (start: number, end?: number): string => {
    const text = markdown.slice(start, end).trim();
    return text === '' ? '' : [text, ...targets].join('\n\n');
  };
  const opening = textOf(0, startOf(headings[0]!.node));
  const parts = headings.map(({ node }, index): HeadedPart => {
    const next = headings[index + 1];
    const inside = insideOf(node, markdown);
    return {
      heading: { ...known[index]!, markdown: inside.includes(']') ? [inside, ...targets].join('\n\n') : inside },
      text: textOf(node.position!.end.offset!, next && startOf(next.node)),
    };
  });
  return opening === '' ? parts : [{ heading: null, text: opening }, ...parts];
}

/** The same Markdown with the levels that `splitByHeadings` gives its headings, for below the title of a page. */
export function levelHeadings(markdown: string): { text: string; headings: PageHeading[] } {
  const { headings } = readHeadings(markdown);
  let end = 0;
  let text = '';
  for (const { node, depth } of headings) {
    text += `${markdown.slice(end, startOf(node))}${`${'#'.repeat(depth)} ${insideOf(node, markdown)}`.trimEnd()}`;
    end = node.position!.end.offset!;
  }
  return { text: text + markdown.slice(end), headings: pageHeadings(headings) };
}

interface LevelledHeading {
  node: Heading;
  /** On the page. */
  depth: number;
}

/** Those at which a text is cut, with their levels on a page. */
function readHeadings(markdown: string): { children: RootContent[]; headings: LevelledHeading[] } {
  if (!mayHaveHeadings(markdown)) return { children: [], headings: [] };
  const { children } = markdownToMdast(markdown, { features: { gfm: true } }) as Root;
  const nodes = children.filter((node): node is Heading => node.type === 'heading');
  const targets = children.filter(({ type }) => type === 'definition');
  const targetsLength = targets.reduce((sum, node) => sum + sourceOf(node, markdown).length, 0) * nodes.length;
  const hasFootnotes = children.some(({ type }) => type === 'footnoteDefinition');
  if (hasFootnotes || targetsLength > mostTargets) return { children, headings: [] };
  const shift = highest - Math.min(...nodes.map(({ depth }) => depth));
  return { children, headings: nodes.map((node) => ({ node, depth: Math.min(6, node.depth + shift) })) };
}

function pageHeadings(headings: readonly LevelledHeading[]): PageHeading[] {
  const slugger = createHeadingSlugger();
  return headings.map(({ node, depth }) => {
    const { text, named } = headingOf(node, [])!;
    return { depth, text, id: slugger.slug(named) };
  });
}

function startOf({ position }: RootContent): number {
  return position!.start.offset!;
}

function sourceOf(node: RootContent, markdown: string): string {
  return markdown.slice(startOf(node), node.position!.end.offset);
}

/** On one line, which headings that are underlined need not be. */
function insideOf({ children }: Heading, markdown: string): string {
  const last = children.at(-1);
  return last ? markdown.slice(startOf(children[0]!), last.position!.end.offset).replace(/(?<!\s)\s*\n\s*/g, ' ') : '';
}

/** The headings of Markdown, as `splitByHeadings` cuts at them. */
export function headingsOf(markdown: string): PageHeading[] {
  return pageHeadings(readHeadings(markdown).headings);
}

/** Parts with the ids that the outline of their page gave their headings, at whose beginning these stand. */
export function placeParts(parts: readonly HeadedPart[], outline: readonly PageHeading[]): HeadedPart[] {
  let next = 0;
  return parts.map(({ heading, text }) => ({
    heading: heading && { ...heading, id: outline[next++]?.id ?? heading.id },
    text,
  }));
}
