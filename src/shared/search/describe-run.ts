import { fieldTexts } from './fields.ts';
import { type LengthSums, sumLengths } from './mean-lengths.ts';
import type { SearchSection } from './search-section.ts';

/** Some pages that follow one another, as much of them as an index says beside their words and texts. */
export interface RunFacts {
  pages: RunPage[];
  lengths: LengthSums;
  /** Of their texts, from which the language of the site is heard. */
  sample: string[];
}

export interface RunPage {
  /** Number of its sections. */
  sections: number;
  /** The first of them. */
  head: IndexedPage;
}

export type IndexedPage = Pick<
  SearchSection,
  'route' | 'title' | 'boost' | 'tab' | 'product' | 'breadcrumb' | 'kind' | 'isReference' | 'method'
>;

/** Of a run, about as many texts of so many characters are looked at to hear its language. */
const [sampledTexts, sampledLength] = [20, 600];

/** `sections`: of whole pages. */
export function describeRun(sections: readonly SearchSection[]): RunFacts {
  const pages: RunPage[] = [];
  for (const section of sections) {
    const page = pages.at(-1);
    if (page && page.head.route === section.route) page.sections++;
    else pages.push({ sections: 1, head: headOf(section) });
  }
  const step = Math.max(1, Math.floor(sections.length / sampledTexts));
  return {
    pages,
    lengths: sumLengths(sections.map(fieldTexts)),
    sample: sections.filter((_, place) => place % step === 0).map(({ text }) => text.slice(0, sampledLength)),
  };
}

function headOf(section: SearchSection): IndexedPage {
  const { route, title, boost, tab, product, breadcrumb, kind, isReference, method } = section;
  return { route, title, boost, tab, product, breadcrumb, kind, isReference, method };
}
