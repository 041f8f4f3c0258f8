import { pathToRoute } from '../../base/paths/routes.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { PageBase, PageHeading, PageSource } from '../../model/page.ts';
import { firstParagraph } from './plain-text.ts';

export interface PageBaseOptions {
  path: string;
  frontMatter: FrontMatter;
  source?: PageSource | null;
  /** What the description says; front matter wins. */
  title: string;
  /** Markdown. */
  description: string;
  headings: PageHeading[];
  markdown: string;
  keywords: string[];
  /** Groups of readers, where front matter names none. */
  groups?: string[];
}

/**
 * What the pages of operations, channels and schemas have in common. Visibility is that of a page without a place:
 * navigation decides it in the end.
 */
export function buildPageBase({ path, frontMatter, source = null, ...from }: PageBaseOptions): PageBase {
  const groups = from.groups && from.groups.length > 0 ? from.groups : null;
  return {
    route: pathToRoute(path),
    path,
    title: frontMatter.title ?? from.title,
    description: frontMatter.description ?? firstParagraph(from.description),
    headings: from.headings,
    markdown: from.markdown,
    frontMatter,
    visibility: {
      navigation: true,
      search: true,
      sitemap: true,
      robots: '',
      llms: true,
      groups: frontMatter.groups ?? groups,
      public: frontMatter.public,
    },
    keywords: [...new Set([...frontMatter.keywords, ...from.keywords].filter(Boolean))],
    boost: frontMatter.boost ?? 1,
    place: null,
    source,
    lastModified: frontMatter.lastUpdatedDate,
  };
}
