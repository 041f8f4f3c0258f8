import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { documentOf } from '../../read/navigation/document-of.ts';
import { publishedDescriptions } from '../../read/navigation/published-descriptions.ts';
import { linkUrl, pageUrl } from './site-urls.ts';

/**
 * `/.well-known/api-catalog` (RFC 9727): each API description with its documentation. `null` for a site without any.
 */
export function renderApiCatalog(site: Site): string | null {
  if (site.apis.every(({ kind }) => kind === 'page')) return null;
  const firstPages = firstPageByDocument(site.pages);
  const linkset = publishedDescriptions(site).map(({ id, kind, href }) => {
    const page = firstPages.get(id);
    return {
      anchor: pageUrl(site, page?.route ?? '/'),
      'service-desc': [{ href: linkUrl(site, href), type: mediaType(id, kind) }],
      ...(page && { 'service-doc': [{ href: pageUrl(site, page.route), type: 'text/html' }] }),
    };
  });
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}

function mediaType(id: string, kind: 'openapi' | 'asyncapi'): string {
  const format = /\.ya?ml$/i.test(id) ? 'yaml' : 'json';
  return kind === 'openapi' ? `application/vnd.oai.openapi+${format}` : `application/vnd.aai.asyncapi+${format}`;
}

function firstPageByDocument(pages: readonly Page[]): Map<string, Page> {
  const first = new Map<string, Page>();
  for (const page of pages) {
    const document = documentOf(page);
    if (document !== null && page.visibility.sitemap && !first.has(document)) first.set(document, page);
  }
  return first;
}
