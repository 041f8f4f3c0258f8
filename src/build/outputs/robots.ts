import type { Site } from '../../model/site.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';
import { fileUrl } from './site-urls.ts';

/** `robots.txt`; a site whose robots tag says `noindex` asks everything to stay away. */
export function renderRobots(site: Site): string {
  if (isNoIndex(site.config.seo.metatags['robots'] ?? '')) {
    return 'User-agent: *\nContent-Signal: ai-train=no, search=no, ai-input=no\nDisallow: /\n';
  }
  const rules = 'User-agent: *\nContent-Signal: ai-train=yes, search=yes, ai-input=yes\nAllow: /\n';
  return site.origin === null ? rules : `${rules}\nSitemap: ${fileUrl(site, '/sitemap.xml')}\n`;
}
