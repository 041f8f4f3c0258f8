import { pageLanguage } from '../../base/languages/page-language.ts';
import type { Page } from '../../model/page.ts';
import type { PageAccess } from '../../model/service.ts';
import type { ServicePageText } from '../../model/service-page.ts';
import { LONGEST_CODE } from '../../shared/search/search-section.ts';
import { describedBy } from './described-by.ts';
import { isReferencePage } from './is-reference-page.ts';
import { pageVersion } from './page-version.ts';
import { readPageParts } from './read-page-parts.ts';

export interface ServicePageFacts {
  access: PageAccess;
  tags: string[];
}

/**
 * What the service indexes and quotes of a page. `openServicePage` makes sections of it that are those of
 * `buildPageSections`.
 */
export function buildServicePage(
  page: Page,
  { access, tags }: ServicePageFacts,
  cut = readPageParts(page),
): ServicePageText {
  const { parts, breadcrumb, kind, method, keywords } = cut;
  return {
    route: page.route,
    title: page.title,
    description: describedBy(page),
    breadcrumb,
    keywords,
    boost: page.boost,
    language: pageLanguage(page),
    version: pageVersion(page),
    product: page.place?.product ?? null,
    tab: page.place?.tab ?? null,
    kind,
    isReference: isReferencePage(page),
    method,
    tags,
    access,
    searchable: page.visibility.search,
    sections: parts.map((part) => ({
      anchor: part.heading?.id ?? '',
      heading: part.shownHeading,
      ...(part.ownEntry ? { entry: part.ownEntry } : {}),
      ...(part.within === null ? {} : { within: part.within }),
      markdown: part.markdown,
      bodyStart: part.bodyStart,
      text: part.text,
      code: part.code.slice(0, LONGEST_CODE),
      ...(part.links.length > 0 ? { links: part.links } : {}),
    })),
  };
}
