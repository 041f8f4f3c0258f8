import type { Page } from '../../model/page.ts';
import { rootPlace } from '../../read/navigation/root-place.ts';

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
    // Fields link to the pages of their schemas in the same division.
    place: place && { ...rootPlace, divisions: place.divisions, language: place.language },
  };
}
