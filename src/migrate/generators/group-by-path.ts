import type { ForeignPage, NavigationItem } from '../../model/migration.ts';
import { joinPath } from '../folder/page-paths.ts';
import { generateNavigation } from './generate-navigation.ts';

/** Groups of pages by the folders of their addresses that they have not in common; the page of a folder is in it. */
export function groupByPath(pages: readonly ForeignPage[]): NavigationItem[] {
  const placed = pages.map((page) => ({ page, place: isOfFolder(page) ? joinPath(page.path, 'index') : page.path }));
  const folders = placed.map(({ place }) => place.split('/').slice(0, -1));
  const shared = folders.reduce((all, one) => all.slice(0, countShared(all, one)));
  const start = shared.length === 0 ? 0 : shared.join('/').length + 1;
  return generateNavigation(placed.map(({ page, place }) => ({ page, place: place.slice(start) })));
}

function isOfFolder({ file, path }: ForeignPage): boolean {
  return /(?:^|\/)(?:index|readme)\.\w+$/i.test(file) && path !== 'index';
}

/** How many parts two addresses begin with in common. */
export function countShared(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((part, index) => part !== b[index]);
  return end < 0 ? a.length : end;
}
