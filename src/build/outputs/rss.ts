import { feedPath } from '../../base/paths/routes.ts';
import { isRestricted } from '../../base/readers/page-access.ts';
import { escapeXml, wrapCdata } from '../../base/text/escape-xml.ts';
import type { Page } from '../../model/page.ts';
import type { FeedEntry, Site } from '../../model/site.ts';
import { renderFeedHtml } from './feed-html.ts';
import type { FeedItem } from './feed-item.ts';
import { buildFeedItems } from './feed-items.ts';
import { authoredUrl, fileUrl, pageUrl } from './site-urls.ts';

export interface FeedContext {
  site: Site;
  page: Page;
  entries: readonly FeedEntry[];
  /** ISO 8601: when the feed was made. */
  now: string;
}

/**
 * The feed of a changelog page (RSS 2.0; docs/format.md#feeds). `null` when there is nothing to tell, for a
 * page that is for members only, and for a site without a known origin, because a feed is read elsewhere.
 */
export function renderRss({ site, page, entries, now }: FeedContext): string | null {
  const items = buildFeedItems(entries);
  if (site.origin === null || items.length === 0 || isRestricted(page.visibility)) return null;
  const url = pageUrl(site, page.route);
  const channel = [
    `<title>${wrapCdata(`${page.title} - ${site.config.name}`)}</title>`,
    `<description>${wrapCdata(page.description || page.title)}</description>`,
    `<link>${escapeXml(url)}</link>`,
    `<atom:link href="${escapeXml(fileUrl(site, `/${feedPath(page.route)}`))}" rel="self" type="application/rss+xml"/>`,
    `<lastBuildDate>${rssDate(now)}</lastBuildDate>`,
    '<generator>Docwright</generator>',
    ...items.map((item) => renderItem(item, { url, site })),
  ];
  const namespaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    ...channel,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function renderItem(item: FeedItem, { url, site }: { url: string; site: Site }): string {
  const address = `${url}#${encodeURIComponent(item.anchor)}`;
  const html = renderFeedHtml(item.markdown, (href) => (href.startsWith('#') ? url + href : authoredUrl(site, href)));
  return [
    '<item>',
    `<title>${wrapCdata(item.title)}</title>`,
    item.description && `<description>${wrapCdata(item.description)}</description>`,
    `<link>${escapeXml(address)}</link>`,
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    item.date !== null && !Number.isNaN(Date.parse(item.date)) && `<pubDate>${rssDate(item.date)}</pubDate>`,
    ...item.tags.map((tag) => `<category>${wrapCdata(tag)}</category>`),
    html && `<content:encoded>${wrapCdata(html)}</content:encoded>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** RFC 822, as RSS 2.0 asks for. */
function rssDate(date: string): string {
  return new Date(date).toUTCString();
}
