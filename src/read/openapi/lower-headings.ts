import type { Heading, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import type { ApiDocument } from '../../model/api/document.ts';
import { mapTexts } from './map-texts.ts';
import { mayHaveHeadings } from './may-have-headings.ts';

/**
 * A description in which texts of fields, schemes, responses and all else that stands in a section of a page have bold
 * lines for headings: these would be above the heading of the section, and cut it in two. What overviews, operations
 * and channels say of themselves keeps its headings; that of data models does not, since fields say it, too.
 */
export function lowerHeadings(document: ApiDocument): ApiDocument {
  const { tags, operations, webhooks, channels, ...rest } = document;
  return {
    ...lowerWithin(rest),
    tags,
    operations: operations.map(lowerWithin),
    webhooks: webhooks.map(lowerWithin),
    channels: channels.map(lowerWithin),
  };
}

function lowerWithin<Part extends { description: string }>(part: Part): Part {
  const { description: _, ...inner } = part;
  const lowered = mapTexts(inner, boldHeadings);
  return lowered === inner ? part : { ...part, ...lowered };
}

function boldHeadings(markdown: string): string {
  if (!mayHaveHeadings(markdown)) return markdown;
  const { children } = markdownToMdast(markdown, { features: { gfm: true } }) as Root;
  const parts: string[] = [];
  let end = 0;
  // Without the blank lines around it, but with spaces in front, which make code of a line.
  const take = (until?: number): string =>
    markdown
      .slice(end, until)
      .replace(/^\s*\n/, '')
      .trimEnd();
  for (const node of children) {
    if (node.type !== 'heading') continue;
    parts.push(take(node.position!.start.offset), boldLine(node, markdown));
    end = node.position!.end.offset!;
  }
  if (parts.length === 0) return markdown;
  return [...parts, take()].filter((part) => part !== '').join('\n\n');
}

function boldLine({ children }: Heading, markdown: string): string {
  const [first, last] = [children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset];
  const text = markdown
    .slice(first ?? 0, last ?? 0)
    .replace(/\*\*|__/g, '')
    .trim();
  return text === '' ? '' : `**${text}**`;
}
