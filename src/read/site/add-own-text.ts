import type { OwnText, Page } from '../../model/page.ts';
import type { FeedEntry, Site } from '../../model/site.ts';
import { joinHeadings } from '../openapi/join-headings.ts';
import { summaryOf } from '../openapi/summary-of.ts';

/** A page with the text that rendering has shown; unchanged when none was pending. */
export function addOwnText(page: Page, text: OwnText): Page {
  if (!page.pending) return page;
  const { pending } = page;
  const { opening, rest } = pending;
  const around = (own: string): string => [opening, own, rest].filter(Boolean).join('\n\n');
  const { searched } = text;
  return {
    ...page,
    headings: joinHeadings(text.headings, pending),
    summary: summaryOf(page, text.summary),
    markdown: around(text.markdown),
    ...(page.published === undefined ? {} : { published: text.markdown }),
    ...(searched && {
      searched: { markdown: around(searched.markdown), headings: joinHeadings(searched.headings, pending) },
    }),
  };
}

/**
 * A site of which every pending text is filled in, by route. One that is missing stays out where it may be for some
 * readers alone, and as it is written elsewhere.
 */
export function addOwnTexts(site: Site, texts: ReadonlyMap<string, OwnText>): Site {
  const feeds = { ...site.feeds };
  const pages = site.pages.map((page) => {
    const text = texts.get(page.route);
    if (!page.pending || (!text && page.pending.kind === 'values')) return page;
    const entries = datedEntries(text?.updates ?? [], feeds[page.route] ?? []);
    if (entries.length > 0) feeds[page.route] = entries;
    else delete feeds[page.route];
    return text ? addOwnText(page, text) : page;
  });
  return { ...site, pages, feeds };
}

/** The entries that rendering shows, with the dates that the source tells. */
function datedEntries(updates: OwnText['updates'], known: readonly FeedEntry[]): FeedEntry[] {
  return updates.map((update) => {
    const same = known.find(({ id }) => id === update.id) ?? known.find(({ label }) => label === update.label);
    return { ...update, date: same?.date ?? null };
  });
}
