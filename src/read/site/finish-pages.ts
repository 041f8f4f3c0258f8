import type { NavPlace } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import { resolveVisibility } from '../navigation/resolve-visibility.ts';
import { type CompleteContext, completePage } from './complete-page.ts';
import { linkOverviews } from './link-overviews.ts';
import { sourceFile } from './load-history.ts';

export interface FinishContext extends CompleteContext {
  places: ReadonlyMap<string, NavPlace>;
  apis: Parameters<typeof linkOverviews>[1];
  /** Routes in sidebar order. */
  order: readonly string[];
  documents: 'now' | 'later';
  /** ISO 8601 date of the last change by file. */
  dates: ReadonlyMap<string, string>;
}

/** Gives pages their place in navigation, what follows from it, and their outline and Markdown; in reading order. */
export function finishPages(pages: readonly Page[], context: FinishContext): Page[] {
  const rank = new Map(context.order.map((route, index) => [route, index]));
  const placed = pages
    .map((page) => placePage(page, context))
    .sort((a, b) => (rank.get(a.route) ?? Infinity) - (rank.get(b.route) ?? Infinity) || (a.path < b.path ? -1 : 1));
  const linked = linkOverviews(placed, context.apis);
  return context.documents === 'now' ? linked.map((page) => completePage(page, context)) : linked;
}

function placePage(page: Page, { places, config, dates }: FinishContext): Page {
  const place = places.get(page.route) ?? null;
  return {
    ...page,
    place,
    lastModified: page.lastModified ?? dates.get(sourceFile(page) ?? '') ?? null,
    boost: page.frontMatter.boost ?? place?.boost ?? 1,
    visibility: resolveVisibility({ frontMatter: page.frontMatter, place, config, route: page.route }),
  };
}
