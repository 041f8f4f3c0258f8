import type { TitleList } from './index-format.ts';
import type { SearchSection } from './search-section.ts';

/** Bounds the list, which is loaded whole: beyond it, pages are found by their sections alone. */
const MOST_TITLES = 2_000;

/** The pages to jump to by title. A site that has too many keeps the boosted ones, then those nearest to the root. */
export function buildTitles(pages: readonly SearchSection[], tabs: readonly string[]): TitleList {
  const breadcrumbs: string[][] = [];
  const numbers = new Map<string, number>();
  const numberOf = (breadcrumb: string[]): number => {
    const key = JSON.stringify(breadcrumb);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, breadcrumbs.length);
    return breadcrumbs.push(breadcrumb) - 1;
  };
  const listed = choosePages(pages).map((page): TitleList['pages'][number] => [
    page.title,
    page.route,
    numberOf(page.breadcrumb),
    page.tab === null ? -1 : tabs.indexOf(page.tab),
    page.method,
  ]);
  return { breadcrumbs, pages: listed };
}

function choosePages(pages: readonly SearchSection[]): SearchSection[] {
  if (pages.length <= MOST_TITLES) return [...pages];
  const order = pages.map((page, index) => ({ page, index, depth: page.route.split('/').length }));
  order.sort((a, b) => b.page.boost - a.page.boost || a.depth - b.depth || a.index - b.index);
  const chosen = order.slice(0, MOST_TITLES).sort((a, b) => a.index - b.index);
  return chosen.map(({ page }) => page);
}
