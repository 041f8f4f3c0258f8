import { decideVisibility, type ReaderSettings } from '../../base/readers/page-access.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { NavPlace } from '../../model/navigation.ts';

export interface ReadersInput {
  frontMatter: FrontMatter;
  place: NavPlace | null;
  config: Pick<SiteConfig, 'public'>;
}

/** What is said of a page's readers: by itself, by what stands around it in navigation, or by the site. */
export function resolveReaders({ frontMatter, place, config }: ReadersInput): ReaderSettings {
  return decideVisibility(frontMatter, place?.public ?? (config.public ? true : null));
}
