import { passageHref } from '../discovery/passage-href.ts';
import type { McpContext } from './mcp-context.ts';
import { longestPart } from './tool-schemas.ts';

/**
 * A part of a page as Markdown, with its address and where the rest begins; `null` for a page that the audience may not
 * know of, as for one that is not there.
 */
export async function readPagePart(route: string, offset: number, context: McpContext): Promise<string | null> {
  const page = await (await context.retriever()).readPage(route, context.audience);
  if (!page) return null;
  const { markdown } = page;
  const end = wholeCharacter(markdown, offset + longestPart);
  const url = passageHref({ route: page.route, anchor: '' }, context);
  return [
    `Page: ${page.title.replace(/\s+/g, ' ')}`,
    `Address: ${url}`,
    ...(end < markdown.length ? [`The page goes on: call again with offset ${end}`] : []),
    '',
    markdown.slice(wholeCharacter(markdown, offset), end),
  ].join('\n');
}

/** A place that does not lie between the halves of a character. */
function wholeCharacter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at + 1 : at;
}
