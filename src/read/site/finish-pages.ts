import type { NavPlace } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import { resolveVisibility } from '../navigation/resolve-visibility.ts';
import { type CompleteContext, completePage } from './complete-page.ts';
import { createApiDescriber, type KeepDescribed } from './create-api-describer.ts';
import { linkOverviews } from './link-overviews.ts';
import { linkSchemas } from './link-schemas.ts';
import { sourceFile } from './load-history.ts';

export interface FinishContext extends Omit<CompleteContext, 'describe'> {
  places: ReadonlyMap<string, NavPlace>;
  apis: Parameters<typeof linkOverviews>[1];
  /** Routes in sidebar order. */
  order: readonly string[];
  documents: 'now' | 'later';
  /** ISO 8601 date of the last change by file. */
  dates: ReadonlyMap<string, string>;
  keepDescribed?: KeepDescribed | undefined;
}

/** Gives pages their place in navigation, what follows from it, and their outline and Markdown; in reading order. */
export function finishPages(pages: readonly Page[], context: FinishContext): Page[] {
  const rank = new Map(context.order.map((route, index) => [route, index]));
  const placed = pages
    .map((page) => placePage(page, context))
    .sort((a, b) => (rank.get(a.route) ?? Infinity) - (rank.get(b.route) ?? Infinity) || (a.path < b.path ? -1 : 1));
  const linked = linkSchemas(linkOverviews(placed, context.apis), context.apis.documents);
  if (context.documents === 'later') return linked;
  const { keepDescribed: keep } = context;
  const describe = createApiDescriber({
    config: context.config,
    documents: context.apis.documents,
    pages: linked,
    keep,
  });
  return linked.map((page) => completePage(page, { ...context, describe }));
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
