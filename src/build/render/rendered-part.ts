import type { Page } from '../../model/page.ts';

/**
 * A page with what its rendering may depend on, and nothing else: where navigation lists it, and what other outputs say
 * of it, can change without the page being rendered anew.
 */
export function renderedPart(page: Page): Page {
  const { place } = page;
  return {
    ...page,
    markdown: '',
    summary: '',
    searched: undefined,
    published: undefined,
    keywords: [],
    boost: 1,
    lastModified: null,
    place: place && { ...nowhere, language: place.language },
  };
}

const nowhere: NonNullable<Page['place']> = {
  divisions: [],
  groups: [],
  version: null,
  language: null,
  product: null,
  tab: null,
  hidden: false,
  searchable: null,
  public: null,
  boost: null,
};
