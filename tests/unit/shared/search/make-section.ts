import type { SearchSection } from '../../../../src/shared/search/search-section.ts';

/** A section with everything but `fields` at its plainest. */
export function makeSection(fields: Partial<SearchSection> & { route: string }): SearchSection {
  return {
    anchor: '',
    title: 'Page',
    heading: '',
    entry: '',
    breadcrumb: [],
    description: '',
    keywords: [],
    text: '',
    inner: '',
    code: '',
    links: [],
    leads: '',
    linked: '',
    boost: 1,
    version: null,
    language: null,
    product: null,
    tab: null,
    kind: 'prose',
    isReference: false,
    method: '',
    groups: null,
    ...fields,
  };
}
