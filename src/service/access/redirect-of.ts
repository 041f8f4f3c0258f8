import type { RedirectMatch } from '../../base/paths/match-redirect.ts';
import type { AccessSite } from './access-context.ts';
import { trimmedPath } from './trimmed-path.ts';

/** Where an address leads at which there is no page. */
export function redirectOf(site: Pick<AccessSite, 'manifest' | 'redirect'>, path: string): RedirectMatch | null {
  const route = trimmedPath(path);
  return site.manifest.pages.some((page) => page.route === route) ? null : site.redirect(path);
}
