import { pathToRoute } from '../../../base/paths/routes.ts';
import type { ServicePage } from '../../../model/service.ts';
import { refuseUnknown } from '../../retrieval/unknown-filter.ts';
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
  const folder = under === undefined ? '/' : pathToRoute(`/${under.replace(/^\/+/, '')}`);
  const isBelow = (route: string): boolean => folder === '/' || route === folder || route.startsWith(`${folder}/`);
  const pages = knownPages(context);
  for (const name of ['language', 'version'] as const) {
    const known = pages.flatMap((page) => page[name] ?? []);
    if (query[name] !== undefined && known.length > 0) refuseUnknown(name, query[name], known);
  }
  return pages.filter(
    (page) => isBelow(page.route) && matches(page.language, language) && matches(page.version, version),
  );
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
