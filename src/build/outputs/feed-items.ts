import { slugHeading } from '../../base/paths/heading-slug.ts';
import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { FeedEntry } from '../../model/site.ts';
import { type EntryPart, splitEntry } from '../../read/markdown/split-entry.ts';
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
  const [opening, ...sections] = splitEntry(entry.markdown);
  const whole = { anchor: entry.id || slugHeading(label) || 'update', tags, date };
  if (rss || sections.length === 0) {
    const markdown = [opening!, ...sections].map(writePart).filter(Boolean).join('\n\n');
    return [{ ...whole, title: rss?.title ?? label, description: rss?.description ?? description, markdown }];
  }
  return sections.map(({ heading, markdown }) => ({
    title: heading!.text,
    description: label,
    anchor: heading!.custom || slugHeading(heading!.named) || whole.anchor,
    tags,
    markdown,
    date,
  }));
}

function writePart({ heading, markdown }: EntryPart): string {
  return heading === null ? markdown : `${'#'.repeat(heading.depth)} ${heading.text}\n\n${markdown}`.trim();
}
