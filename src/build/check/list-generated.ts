import type { Site } from '../../model/site.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { BuiltPage } from './built-page.ts';
import { listSettingsLinks } from './check-settings-links.ts';
import type { Targets } from './create-targets.ts';

/**
 * Paths of the files that a build makes beside pages and assets. They are only made where a page or the settings lead
 * to what is neither: few do, and for a large site they take as long as all else. `targets`: of the site without them.
 */
export async function listGenerated(
  session: OpenSession,
  { pages, targets: { resolve, state } }: { pages: readonly BuiltPage[]; targets: Pick<Targets, 'resolve' | 'state'> },
): Promise<ReadonlySet<string>> {
  const needed = addressesOf(session.whole, pages).flatMap(([href, from]) => {
    const target = resolve(href, from);
    if (target.kind !== 'internal' || !mayBeGenerated(target.route)) return [];
    return state(target.route) === 'missing' ? [target.route.slice(1)] : [];
  });
  if (needed.length === 0) return new Set();
  // Whoever writes a site does not wait for them: an address that looks like one of them is taken for it.
  if (session.options.mode === 'dev') return new Set(needed.filter((path) => !isPicture(path)));
  return new Set([...(await session.generated.paths()), ...session.operations.operations()]);
}

/** Whatever a rule may ask for, with the route that it stands on. */
function addressesOf(site: Site, pages: readonly BuiltPage[]): [address: string, route: string][] {
  return [
    ...pages.flatMap(({ page, references }) => references.map(({ href }): [string, string] => [href, page.route])),
    ...listSettingsLinks(site).map(({ address }): [string, string] => [address, '/']),
    ...site.config.redirects.map(({ destination }): [string, string] => [site.base + destination, '/']),
  ];
}

function mayBeGenerated(route: string): boolean {
  return /\.(?:md|txt|xml|json|html|css|js|png|svg|ico|webmanifest)$|^\/\.well-known\/|^\/favicons/.test(route);
}

/** Of the author's: those that are made from a favicon have a folder of their own. */
function isPicture(path: string): boolean {
  return /\.(?:png|svg|ico)$/.test(path) && !path.startsWith('favicons');
}
