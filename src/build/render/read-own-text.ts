import { settleForAgents, settleForPeople } from '../../base/readers/settle-edition.ts';
import { insideOfElement } from '../../base/text/end-of-element.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';
import type { OwnText, OwnUpdate, PageHeading } from '../../model/page.ts';
import type { MarkedHeading } from '../../model/rendered-page.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { readOutline } from './read-outline.ts';

export interface OwnTextOptions {
  secret: string;
  base: string;
}

/**
 * Reads the author's part of a rendered page, with its marks: what agents read of it, and its outline for every reader.
 * What is not on the page cannot be in its text.
 */
export function readOwnText(
  html: string,
  { secret, base }: OwnTextOptions,
): { text: OwnText; outline: MarkedHeading[] } {
  const shown = settleForAgents(html, secret);
  const markdown = htmlToMarkdown(shown, base);
  const headings = headingsOf(shown, secret);
  const seen = settleForPeople(html, secret);
  const searched =
    seen === shown ? {} : { searched: { markdown: htmlToMarkdown(seen, base), headings: headingsOf(seen, secret) } };
  return {
    text: { markdown, headings, ...searched, summary: firstParagraph(markdown), updates: readUpdates(shown, base) },
    outline: readOutline(html, secret),
  };
}

function headingsOf(html: string, secret: string): PageHeading[] {
  return readOutline(html, secret).map(({ depth, text, id }) => ({ depth, text, id }));
}

function readUpdates(html: string, base: string): OwnUpdate[] {
  return html
    .split(/(?=<section class="update[" ])/)
    .filter((section) => section.startsWith('<section class="update'))
    .map((section) => readUpdate(section, base));
}

function readUpdate(section: string, base: string): OwnUpdate {
  const head = /^<section[^>]*>/.exec(section)![0];
  const end = section.search(/<div class="entry-content"[ >]/);
  const about = section.slice(0, end < 0 ? section.length : end);
  return {
    id: unescapeHtml(/ id="([^"]*)"/.exec(head)?.[1] ?? ''),
    tags: readJson<string[]>(/ data-tags="([^"]*)"/.exec(head)?.[1]) ?? [],
    rss: readJson<NonNullable<OwnUpdate['rss']>>(/ data-rss="([^"]*)"/.exec(head)?.[1]),
    label: plainText(/<h2 class="entry-label"[^>]*>([\s\S]*?)<\/h2>/.exec(about)?.[1] ?? ''),
    description: plainText(/<div class="entry-description"[^>]*>([\s\S]*)$/.exec(about)?.[1] ?? ''),
    markdown: end < 0 ? '' : htmlToMarkdown(insideOfElement(section, end), base),
  };
}

function readJson<T>(attribute: string | undefined): T | null {
  return attribute === undefined ? null : (JSON.parse(unescapeHtml(attribute)) as T);
}

function plainText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Not of what a field says, and no labels that stand by themselves. */
function firstParagraph(markdown: string): string {
  const [before] = markdown.split(/^<(?:Response|Param)Field\b/m, 1);
  const blocks = before!.split(/\n\s*\n/).map((block) => block.trim().replace(loneLabels, '').replace(labelTags, ''));
  const paragraph = blocks.find((block) => /^[\p{L}\p{N}"“[*_]/u.test(block)) ?? '';
  return paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ');
}

const labelTags = /<\/?(?:Badge|sub|sup)>|\[\^[^\]]*\]/g;
const loneLabels = /^(?:<Badge>[^<]*<\/Badge>\s*)+$/;
