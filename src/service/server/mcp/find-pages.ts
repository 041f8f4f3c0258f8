import { pathToRoute } from '../../../base/paths/routes.ts';
import type { ServicePage } from '../../../model/service.ts';
import { readRoute } from '../discovery/read-route.ts';
import { refuseUnknownNames } from '../discovery/refuse-unknown-names.ts';
import { knownPages, type McpContext } from './mcp-context.ts';
import { pageSize } from './tool-schemas.ts';

export interface PageQuery {
  under?: string | undefined;
  language?: string | undefined;
  version?: string | undefined;
}

/**
 * Pages that the audience may know of, below a path and in one language and version.
 * @throws UnknownFilter for a language or version that none of them has, on a site with some
 */
export function findPages(context: McpContext, query: PageQuery): ServicePage[] {
  const { under, language, version } = query;
  const pages = knownPages(context);
  refuseUnknownNames({ language, version }, { pages });
  return findBelow(pages, under ?? '/', context).filter(
    (page) => matches(page.language, language) && matches(page.version, version),
  );
}

/** A folder that has pages is meant as it is written, and else as an address, with the base path of the site. */
function findBelow(pages: readonly ServicePage[], under: string, context: McpContext): readonly ServicePage[] {
  const below = (folder: string): readonly ServicePage[] =>
    folder === '/' ? pages : pages.filter(({ route }) => route === folder || route.startsWith(`${folder}/`));
  const own = below(pathToRoute(`/${under.replace(/^\/+/, '')}`));
  return own.length > 0 ? own : below(readRoute(under, context));
}

/** Pages outside of all languages (versions) belong to each of them. */
function matches(actual: string | null, wanted: string | undefined): boolean {
  return wanted === undefined || actual === null || actual.toLowerCase() === wanted.toLowerCase();
}

/** One part of a list that may be long. */
export function cutList<Entry>(
  entries: readonly Entry[],
  cursor: number,
): { part: Entry[]; total: number; next: number | null } {
  const end = cursor + pageSize;
  return { part: entries.slice(cursor, end), total: entries.length, next: end < entries.length ? end : null };
}
