import { pathToRoute } from '../../../base/paths/routes.ts';
import type { Audience } from '../../../model/service.ts';
import { readablePage } from '../../access/readable-page.ts';
import type { ServedSite } from '../service-options.ts';

/**
 * The route that a caller means: `guides/auth`, `/guides/auth.md`, `/docs/guides/auth#keys` and whole addresses all
 * mean the same page. What is the route of a page that the caller may read is that page, whatever the base path is.
 */
export function readRoute(
  path: string,
  { site: { manifest }, audience }: { site: Pick<ServedSite, 'manifest'>; audience: Audience },
): string {
  const { base } = manifest;
  const given = path.trim();
  const withoutOrigin = given.replace(/^https?:\/\/[^/]+/i, '');
  const absolute = `/${decode(withoutOrigin.replace(/[?#].*$/s, '')).replace(/^\/+/, '')}`;
  const route = pathToRoute(absolute);
  const isBelow = base !== '' && (absolute === base || absolute.startsWith(`${base}/`));
  const isRoute = withoutOrigin === given && readablePage(route, { manifest, audience }) !== null;
  return isBelow && !isRoute ? pathToRoute(absolute.slice(base.length)) : route;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
