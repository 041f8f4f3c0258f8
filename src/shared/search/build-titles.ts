import type { IndexedPage } from './describe-run.ts';
import type { TitleList } from './index-format.ts';

/** Bounds the list, which is loaded whole: beyond it, pages are found by their sections alone. */
const MOST_TITLES = 2_000;

/** The pages to jump to by title. A site that has too many keeps the boosted ones, then those nearest to the root. */
export function buildTitles(pages: readonly IndexedPage[], tabs: readonly string[]): TitleList {
  const numbers = choosePages(pages);
  const breadcrumbs = collectDistinct(pages.map((page) => page.breadcrumb));
  const listed = (numbers ?? [...pages.keys()]).map((number): TitleList['pages'][number] => {
    const { title, route, breadcrumb, tab, method } = pages[number]!;
    return [title, route, breadcrumbs.numberOf(breadcrumb), tab === null ? -1 : tabs.indexOf(tab), method];
  });
  return { breadcrumbs: breadcrumbs.values, numbers, pages: listed };
}

function collectDistinct(all: readonly string[][]): { values: string[][]; numberOf: (value: string[]) => number } {
  const values = [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
  const numbers = new Map(values.map((value, number) => [JSON.stringify(value), number]));
  return { values, numberOf: (value) => numbers.get(JSON.stringify(value))! };
}

function choosePages(pages: readonly IndexedPage[]): number[] | null {
  if (pages.length <= MOST_TITLES) return null;
  const order = pages.map((page, number) => ({ page, number, depth: page.route.split('/').length }));
  order.sort((a, b) => b.page.boost - a.page.boost || a.depth - b.depth || a.number - b.number);
  const chosen = order.slice(0, MOST_TITLES).map(({ number }) => number);
  return chosen.sort((a, b) => a - b);
}
