import { pageLanguage } from '../../base/languages/page-language.ts';
import { markdownRoute } from '../../base/paths/routes.ts';
import { isRestricted } from '../../base/readers/page-access.ts';
import type { Site } from '../../model/site.ts';
import type { SiteManifest } from '../../model/site-manifest.ts';
import { pageVersion } from '../sections/page-version.ts';
import { hasMarkdown } from './page-markdown.ts';
import { collectProxyOrigins } from './proxy-origins.ts';

/**
 * What the service must know of the site: its pages but for those of members, redirects, and where its proxy may call.
 */
export function buildSiteManifest(site: Site): SiteManifest {
  const { config, base, origin } = site;
  return {
    format: 1,
    name: config.name,
    description: config.description,
    base,
    origin,
    trailingSlash: config.seo.trailingSlash,
    proxyOrigins: collectProxyOrigins(site),
    redirects: config.redirects,
    pages: site.pages
      .filter(({ visibility }) => !isRestricted(visibility))
      .map((page) => ({
        route: page.route,
        language: pageLanguage(page),
        version: pageVersion(page),
        public: page.visibility.public === true,
        markdown: hasMarkdown(page) ? markdownRoute(page.route) : null,
      })),
  };
}
