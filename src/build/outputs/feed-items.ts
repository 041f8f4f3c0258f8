import { slugHeading } from '../../base/paths/heading-slug.ts';
import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { FeedEntry } from '../../model/site.ts';
import type { FeedItem } from './feed-item.ts';

/** Feeds hold no more than these. */
const itemLimit = 15;

/**
 * The items of a feed: an entry with words of its own for feeds is one item, one with headings is one item for each
 * of them, any other is one item under its label (docs/format.md#feeds). No two have the same anchor.
 */
export function buildFeedItems(entries: readonly FeedEntry[]): FeedItem[] {
  const anchors = createUniqueNames({ firstSuffix: 2 });
  return entries
    .flatMap(itemsOf)
    .slice(0, itemLimit)
    .map((item) => ({ ...item, anchor: anchors.claim(item.anchor) }));
}

function itemsOf(entry: FeedEntry): FeedItem[] {
  const { label, description, tags, date, rss } = entry;
  const markdown = withoutCode(entry.markdown);
  const anchor = entry.id || slugHeading(label) || 'update';
  if (rss)
    return [{ title: rss.title ?? label, description: rss.description ?? description, anchor, tags, markdown, date }];
  const sections = splitByHeading(markdown);
  if (sections.length === 0) return [{ title: label, description, anchor, tags, markdown, date }];
  return sections.map(({ heading, body }) => ({
    title: heading,
    description: label,
    anchor: slugHeading(heading) || anchor,
    tags,
    markdown: body,
    date,
  }));
}

function splitByHeading(markdown: string): { heading: string; body: string }[] {
  const parts = markdown.split(/^[ \t]*#{1,6}[ \t]+(.+?)[ \t]*#*$/m);
  const sections: { heading: string; body: string }[] = [];
  for (let index = 1; index < parts.length; index += 2) {
    sections.push({
      heading: parts[index]!.replace(/[*_`]|\{#[^}]*\}/g, '').trim(),
      body: (parts[index + 1] ?? '').trim(),
    });
  }
  return sections;
}

function withoutCode(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1[ \t]*$/gm, '')
    .replace(/<\/?[A-Z][^<>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
