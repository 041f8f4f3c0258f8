import type { Page } from '../../model/page.ts';

/** The language that a page is of, as `docs.json` writes it; `null` where the site has but one. */
export function pageLanguage({ place, language }: Pick<Page, 'place' | 'language'>): string | null {
  return place?.language ?? language ?? null;
}
