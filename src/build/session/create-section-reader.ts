import type { Page } from '../../model/page.ts';
import type { SearchSection } from '../../shared/search/search-section.ts';
import type { ValueStore } from '../cache/open-value-store.ts';
import { buildPageSections } from '../sections/build-sections.ts';
import { type KnownCuts, readPageParts, type SearchedPageParts } from '../sections/read-page-parts.ts';

export interface SectionReader {
  /** How a page is cut. */
  cut: (page: Page) => SearchedPageParts;
  /** What searches find of it. */
  of: (page: Page) => SearchSection[];
  forget: (pages: readonly Page[]) => void;
}

/** Pages that are held from the reading of links to the index: more are read again, which costs less room. */
const mostWaiting = 3_000;

/** Reads pages once, whoever asks first; the sections that an index is made of wait for it. */
export function createSectionReader({
  cuts,
  values,
}: {
  cuts: Pick<KnownCuts, 'cuts'>;
  values: Pick<ValueStore, 'keep'> | null;
}): SectionReader {
  const waiting = new Map<Page, { cut: SearchedPageParts; sections: SearchSection[] }>();
  const read = (page: Page): { cut: SearchedPageParts; sections: SearchSection[] } => {
    const known = waiting.get(page);
    if (known) return known;
    const cut = readPageParts(page, { ...cuts, ...(values && { keep: values.keep }) });
    const sections = page.visibility.search ? buildPageSections(page, cut) : [];
    if (page.visibility.search && waiting.size < mostWaiting) waiting.set(page, { cut, sections });
    return { cut, sections };
  };
  return {
    cut: (page) => read(page).cut,
    of: (page) => read(page).sections,
    forget: (pages) => {
      for (const page of pages) waiting.delete(page);
    },
  };
}
