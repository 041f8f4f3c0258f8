import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { fileUrl, pageUrl } from './site-urls.ts';

/**
 * `/.well-known/api-catalog` (RFC 9727): each API description with its documentation. `null` for a site without any.
 */
export function renderApiCatalog(site: Site): string | null {
  // A description that says more than everybody may read is not handed out.
  const files = new Set(site.assets.map(({ path }) => path));
  const apis = site.apis.flatMap(({ id, kind }) =>
    kind === 'page' || !(remote.test(id) || files.has(id)) ? [] : [{ id, kind }],
  );
  if (site.apis.every(({ kind }) => kind === 'page')) return null;
  const firstPages = firstPageByDocument(site.pages);
  const linkset = apis.map(({ id, kind }) => {
    const address = remote.test(id) ? id : fileUrl(site, `/${id}`);
    const page = firstPages.get(id);
    return {
      anchor: pageUrl(site, page?.route ?? '/'),
      'service-desc': [{ href: address, type: mediaType(id, kind) }],
      ...(page && { 'service-doc': [{ href: pageUrl(site, page.route), type: 'text/html' }] }),
    };
  });
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}

const remote = /^https?:/i;

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

function documentOf(page: Page): string | null {
  switch (page.kind) {
    case 'endpoint':
    case 'webhook':
      return page.operation.document;
    case 'channel':
      return page.channel.document;
    case 'schema':
      return page.document;
    case 'prose':
      return null;
  }
}
