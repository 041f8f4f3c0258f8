import { pageLanguage } from '../../base/languages/page-language.ts';
import { isRestricted } from '../../base/readers/page-access.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { addLinkTexts } from '../../shared/search/add-link-texts.ts';
import { listLeads } from '../../shared/search/fields.ts';
import { joinInnerTexts } from '../../shared/search/join-inner-texts.ts';
import { LONGEST_CODE, type SearchSection } from '../../shared/search/search-section.ts';
import { describedBy } from './described-by.ts';
import { isReferencePage } from './is-reference-page.ts';
import { pageVersion } from './page-version.ts';
import { readPageParts } from './read-page-parts.ts';

/**
 * Everything a search of the site can find, in page order: of each searchable page its opening and its headed parts.
 */
export function buildSections(site: Site): SearchSection[] {
  return linkSections(site.pages.filter((page) => page.visibility.search).flatMap((page) => buildPageSections(page)));
}

/** The same with what pages say of one another. */
export function linkSections(sections: readonly SearchSection[]): SearchSection[] {
  return addLinkTexts(sections, nameReaders);
}

export function nameReaders({ groups }: Pick<SearchSection, 'groups'>): string {
  return groups === null ? '' : JSON.stringify(groups);
}

/** What decides in which part of an index a page is, and who may read it there. */
export function searchLabels(page: Page): Pick<SearchSection, 'language' | 'version' | 'groups'> & { page: Page } {
  return {
    page,
    language: pageLanguage(page),
    version: pageVersion(page),
    groups: isRestricted(page.visibility) ? (page.visibility.groups ?? []) : null,
  };
}

/** The sections of one page; at least one, so that every page can be found by its title. */
export function buildPageSections(page: Page, cut = readPageParts(page)): SearchSection[] {
  const { parts, breadcrumb, kind, method, keywords } = cut;
  const { place } = page;
  const inner = joinInnerTexts(parts);
  const { language, version, groups } = searchLabels(page);
  return parts.map((part, index) => ({
    route: page.route,
    title: page.title,
    boost: page.boost,
    version,
    language,
    product: place?.product ?? null,
    tab: place?.tab ?? null,
    kind,
    isReference: isReferencePage(page),
    method,
    groups,
    anchor: part.heading?.id ?? '',
    heading: part.shownHeading,
    entry: part.ownEntry,
    breadcrumb: part.ownEntry ? [...breadcrumb, part.ownEntry] : breadcrumb,
    description: index === 0 ? describedBy(page) : '',
    keywords: index === 0 ? keywords : [],
    text: part.text,
    leads: listLeads(part),
    inner: inner[index]!,
    code: part.code.slice(0, LONGEST_CODE),
    links: part.links,
    linked: '',
  }));
}
