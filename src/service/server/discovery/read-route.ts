import { pathToRoute } from '../../../base/paths/routes.ts';
import type { ServedSite } from '../service-options.ts';

/**
 * The route that a caller means: `guides/auth`, `/guides/auth.md`, `/docs/guides/auth#keys` and whole addresses all
 * mean the same page.
 */
export function readRoute(path: string, { manifest: { base } }: Pick<ServedSite, 'manifest'>): string {
  const withoutOrigin = path
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replace(/[?#].*$/s, '');
  const absolute = `/${decode(withoutOrigin).replace(/^\/+/, '')}`;
  return pathToRoute(
    base !== '' && (absolute === base || absolute.startsWith(`${base}/`)) ? absolute.slice(base.length) : absolute,
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
