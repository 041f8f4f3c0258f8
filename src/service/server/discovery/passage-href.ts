import { routeToHref } from '../../../base/paths/routes.ts';
import type { Passage } from '../../../model/retrieval.ts';
import type { ServedSite } from '../service-options.ts';

/** Address of a passage, below `origin` (empty for one that starts with a slash). */
export function passageHref(
  { route, anchor }: Pick<Passage, 'route' | 'anchor'>,
  { site, origin }: { site: ServedSite; origin: string },
): string {
  const { base, trailingSlash } = site.manifest;
  return `${origin}${routeToHref(route, { base, trailingSlash })}${anchor === '' ? '' : `#${encodeURIComponent(anchor)}`}`;
}
