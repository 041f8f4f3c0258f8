import type { ProsePage } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { resolveFrontMatter } from '../../read/front-matter/resolve-front-matter.ts';
import { getShellTexts } from '../../view/shell/get-shell-texts.ts';
import { notFoundRoute } from './not-found-route.ts';

/**
 * A page that stands nowhere, for the address of no page; its text is `errors.404.description`, MDX like any page's.
 * `language`: of what is around it.
 */
export function notFoundPage(site: Site, language: string | null): ProsePage {
  const { title, description } = site.config.notFound;
  return {
    kind: 'prose',
    route: notFoundRoute,
    path: '404',
    title: title ?? getShellTexts(language).notFound.title,
    lead: '',
    description: '',
    summary: '',
    headings: [],
    markdown: '',
    frontMatter: {
      ...resolveFrontMatter({}),
      mode: 'center',
      hideFooterPagination: true,
      timestamp: false,
    },
    visibility: {
      navigation: false,
      search: false,
      sitemap: false,
      robots: 'noindex',
      llms: false,
      groups: null,
      public: true,
    },
    keywords: [],
    boost: 1,
    place: null,
    source: description === null ? null : { file: 'docs.json', body: description, line: 1 },
    lastModified: null,
  };
}
