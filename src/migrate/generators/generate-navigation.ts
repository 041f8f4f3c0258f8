import type { ForeignPage, NavigationItem } from '../../model/migration.ts';
import { numberPrefix, titleOf, withoutNumber } from '../folder/page-paths.ts';

export interface SortedPage {
  page: ForeignPage;
  /** Below the folder that the navigation is made of, without ending. */
  place: string;
  /** Where it stands among its neighbours; those without it, or a number before their names, follow by these. */
  order?: number;
}

/** A navigation of the folders of pages: the page of a folder first, then pages, then folders. */
export function generateNavigation(
  pages: readonly SortedPage[],
  labels: ReadonlyMap<string, string> = new Map(),
): NavigationItem[] {
  return itemsOf(pages, { at: '', labels });
}

function itemsOf(
  pages: readonly SortedPage[],
  { at, labels }: { at: string; labels: ReadonlyMap<string, string> },
): NavigationItem[] {
  const depth = at === '' ? 0 : at.split('/').length;
  const groups = Map.groupBy(pages, ({ place }) =>
    place
      .split('/')
      .slice(0, depth + 1)
      .join('/'),
  );
  const entries = [...groups].map(([path, within]) => {
    const leaf = within.find(({ place }) => place === path);
    const first = leaf ?? within.find(({ place }) => isIndex(place.slice(path.length + 1)));
    const name = path.split('/').at(-1)!;
    const items: NavigationItem[] = leaf
      ? [
          leaf.page.path,
          ...nested(
            within.filter((page) => page !== leaf),
            { path, labels },
          ),
        ]
      : nested(within, { path, labels });
    const rank = isIndex(name) ? -1 : (first?.order ?? numberPrefix(name) ?? Number.POSITIVE_INFINITY);
    return { rank, folder: leaf ? 0 : 1, name, items };
  });
  return entries
    .sort((a, b) => a.rank - b.rank || a.folder - b.folder || (a.name < b.name ? -1 : 1))
    .flatMap(({ items }) => items);
}

function nested(
  within: readonly SortedPage[],
  { path, labels }: { path: string; labels: ReadonlyMap<string, string> },
): NavigationItem[] {
  if (within.length === 0) return [];
  const group = labels.get(path) ?? titleOf(withoutNumber(path.split('/').at(-1)!));
  return [{ group, pages: itemsOf(within, { at: path, labels }) }];
}

function isIndex(name: string): boolean {
  return /^(?:index|readme)$/i.test(withoutNumber(name));
}
