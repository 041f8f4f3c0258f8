import { pageLanguage } from '../../base/languages/page-language.ts';
import { pageAccess } from '../../base/readers/page-access.ts';
import type { EndpointPage } from '../../model/page.ts';
import type { PageScripts, ServiceManifest, ServicePage } from '../../model/service.ts';
import type { Site } from '../../model/site.ts';
import { pageVersion } from '../sections/page-version.ts';
import { buildHeaderRules } from './header-rules.ts';
import { pageTags } from './page-tags.ts';
import { collectProxyOrigins } from './proxy-origins.ts';

/** What the service knows of a site. `isPrivate`: it was built for members. */
export function buildServiceManifest(
  site: Site,
  { build, isPrivate, scripts }: { build: string; isPrivate: boolean; scripts: PageScripts },
): ServiceManifest {
  const { config, base, origin, assistantInstructions: instructions } = site;
  return {
    format: 2,
    build,
    name: config.name,
    description: config.description,
    ...(instructions !== undefined && { instructions }),
    base,
    origin,
    trailingSlash: config.seo.trailingSlash,
    protected: isPrivate,
    proxyOrigins: collectProxyOrigins(site),
    redirects: config.redirects,
    // Whichever service the pages name: the one that reads this answers programs itself.
    headers: buildHeaderRules({ ...site, service: '' }),
    scripts,
    pages: site.pages.map((page) => ({
      route: page.route,
      title: page.title,
      description: page.description,
      language: pageLanguage(page),
      version: pageVersion(page),
      tags: pageTags(page, site.feeds[page.route]),
      access: pageAccess(page.visibility, { isPrivate }),
      listed: page.visibility.search,
      operation: page.kind === 'endpoint' ? pickOperation(page) : null,
    })),
  };
}

function pickOperation({ operation: { method, path } }: EndpointPage): ServicePage['operation'] {
  return { method, path };
}
