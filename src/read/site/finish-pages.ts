import type { NavPlace } from '../../model/navigation.ts';
import type { Page } from '../../model/page.ts';
import { resolveVisibility } from '../navigation/resolve-visibility.ts';
import { type CompleteContext, completePage } from './complete-page.ts';
import { createApiDescriber, type KeepDescribed } from './create-api-describer.ts';
import { type LinkedDescriptions, linkDescriptions } from './link-descriptions.ts';
import { linkOverviews } from './link-overviews.ts';
import { linkSchemas } from './link-schemas.ts';
import { sourceFile } from './load-history.ts';

export interface FinishContext extends Omit<CompleteContext, 'describe'> {
  places: ReadonlyMap<string, NavPlace>;
  /** Of `findPageLanguages`. */
  languageOf: (route: string) => string | null;
  apis: Parameters<typeof linkOverviews>[1];
  /** Routes in sidebar order. */
  order: readonly string[];
  documents: 'now' | 'later';
  /** ISO 8601 date of the last change by file. */
  dates: ReadonlyMap<string, string>;
  keepDescribed?: KeepDescribed | undefined;
}

/**
 * Gives pages their place in navigation, what follows from it, and their outline and Markdown; in reading order. With
 * them come the descriptions, whose texts lead to pages.
 */
export function finishPages(pages: readonly Page[], context: FinishContext): LinkedDescriptions {
  const rank = new Map(context.order.map((route, index) => [route, index]));
  const placed = pages
    .map((page) => placePage(page, context))
    .map((page) => nameLanguage(page, context))
    .sort((a, b) => (rank.get(a.route) ?? Infinity) - (rank.get(b.route) ?? Infinity) || (a.path < b.path ? -1 : 1));
  const { pages: led, documents } = linkDescriptions(placed, context.apis.documents);
  const linked = linkSchemas(linkOverviews(led, { ...context.apis, documents }), documents);
  if (context.documents === 'later') return { pages: linked, documents };
  const { keepDescribed: keep } = context;
  const describe = createApiDescriber({
    config: context.config,
    documents,
    pages: linked,
    keep,
  });
  return { pages: linked.map((page) => completePage(page, { ...context, describe })), documents };
}

/** Of pages that navigation does not list, those that lie among the pages of a language are of it. */
function nameLanguage(page: Page, { languageOf }: FinishContext): Page {
  const language = page.place ? null : languageOf(page.route);
  return language === null ? page : { ...page, language };
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
