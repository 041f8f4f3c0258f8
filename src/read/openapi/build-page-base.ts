import { pathToRoute } from '../../base/paths/routes.ts';
import { plainTitle } from '../../base/text/plain-title.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { PageBase, PageSource } from '../../model/page.ts';
import { openingText, plainText } from '../markdown/plain-text.ts';
import { splitLead } from '../markdown/split-lead.ts';
import { afterTitle } from './after-title.ts';

export interface PageBaseOptions {
  path: string;
  frontMatter: FrontMatter;
  source?: PageSource | null;
  /** What the description says; front matter wins. */
  title: string;
  /** Markdown. */
  description: string;
  keywords: string[];
  /** Groups of readers, where front matter names none. */
  groups?: string[];
}

/**
 * What the pages of operations, channels and schemas have in common. Visibility is that of a page without a place:
 * navigation decides it in the end. Outline and Markdown are written when the page has its place, in its language.
 */
export function buildPageBase({ path, frontMatter, source = null, ...from }: PageBaseOptions): PageBase {
  const groups = frontMatter.groups ?? (from.groups && from.groups.length > 0 ? from.groups : null);
  const own = frontMatter.description;
  const title = frontMatter.title ?? plainTitle(from.title);
  return {
    route: pathToRoute(path),
    path,
    title,
    lead: own ?? splitLead(afterTitle(title, from.description)).lead,
    description: own === null ? openingText(from.description) : plainText(own),
    summary: '',
    headings: [],
    markdown: '',
    frontMatter: { ...frontMatter, groups },
    visibility: {
      navigation: true,
      search: true,
      sitemap: true,
      robots: '',
      llms: true,
      groups,
      public: frontMatter.public,
    },
    keywords: [...new Set([...frontMatter.keywords, ...from.keywords].filter(Boolean))],
    boost: frontMatter.boost ?? 1,
    place: null,
    source,
    lastModified: frontMatter.lastUpdatedDate,
  };
}
