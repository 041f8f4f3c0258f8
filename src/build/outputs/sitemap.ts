import { escapeXml } from '../../base/text/escape-xml.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { fileUrl, pageUrl } from './site-urls.ts';

/** Entries that one file may have (sitemaps.org protocol). */
const fileLimit = 50_000;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The sitemap by file name: `sitemap.xml`, which for more than 50,000 pages is an index of `sitemap-1.xml` and so on.
 * Empty for a site without a known origin, because addresses must be absolute.
 */
export function renderSitemap(site: Site): Map<string, string> {
  const files = new Map<string, string>();
  if (site.origin === null) return files;
  const pages = site.pages.filter(({ visibility }) => visibility.sitemap);
  if (pages.length <= fileLimit) return files.set('sitemap.xml', renderUrls(site, pages));
  const names: string[] = [];
  for (let start = 0; start < pages.length; start += fileLimit) {
    const name = `sitemap-${names.length + 1}.xml`;
    names.push(name);
    files.set(name, renderUrls(site, pages.slice(start, start + fileLimit)));
  }
  return files.set('sitemap.xml', renderIndex(site, names));
}

function renderUrls(site: Site, pages: readonly Page[]): string {
  const entries = pages.map(({ route, lastModified }) => {
    const changed = lastModified === null ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
    return `<url><loc>${escapeXml(pageUrl(site, route))}</loc>${changed}</url>`;
  });
  return [declaration, `<urlset ${namespace}>`, ...entries, '</urlset>', ''].join('\n');
}

function renderIndex(site: Site, names: readonly string[]): string {
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(fileUrl(site, `/${name}`))}</loc></sitemap>`);
  return [declaration, `<sitemapindex ${namespace}>`, ...entries, '</sitemapindex>', ''].join('\n');
}
