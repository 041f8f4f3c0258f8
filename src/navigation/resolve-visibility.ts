import type { SiteConfig } from '../model/config.ts';
import type { FrontMatter } from '../model/front-matter.ts';
import type { NavPlace } from '../model/navigation.ts';
import type { PageVisibility } from '../model/page.ts';

/** The matrix of compatibility tables, section 5. */
export function resolveVisibility({ frontMatter, place, config }: { frontMatter: FrontMatter; place: NavPlace | null; config: SiteConfig }): PageVisibility {
  const indexAll = config.seo.indexing === 'all';
  const listed = place !== null || indexAll;
  const blocked = frontMatter.hidden || frontMatter.noindex;
  return {
    navigation: place !== null && !frontMatter.hidden,
    search: listed && !blocked && frontMatter.searchable,
    sitemap: listed && !blocked && frontMatter.groups === null,
    robots: blocked ? 'noindex' : (frontMatter.meta['robots'] ?? ''),
    llms: listed && !blocked && frontMatter.groups === null,
    groups: frontMatter.groups,
    public: frontMatter.public,
  };
}
