import { loginAddress, logoutAddress } from '../../base/paths/own-addresses.ts';
import { routeToHref } from '../../base/paths/routes.ts';
import { everyone, pageAccess } from '../../base/readers/page-access.ts';
import { createReaderMarks } from '../../base/readers/reader-marks.ts';
import type { LayoutAssets } from '../../model/layout.ts';
import type { Site } from '../../model/site.ts';
import type { NavigationReaders } from '../../read/navigation/reader-targets.ts';

/**
 * Which readers an output is for. `whole`: the author, who sees every page, its parts as everybody does. `static`: a
 * host that hands out every file, so it holds what everybody may read. `public`: the same of a site with sign-in.
 * `marked`: all of it, for the service, with marks that say who sees which part.
 */
export interface Edition {
  kind: 'whole' | 'static' | 'public' | 'marked';
}

/** Whether pages of which nothing is said are for members. */
export function isForMembersSite({ kind }: Edition): boolean {
  return kind === 'public' || kind === 'marked';
}

/** The link with which readers of an output sign in or out. Members alone read the marked one. */
export function accountLink(edition: Edition, { site, route }: { site: Site; route: string }): LayoutAssets['account'] {
  const redirect = `redirect=${encodeURIComponent(routeToHref(route, { base: site.base }))}`;
  switch (edition.kind) {
    case 'whole':
    case 'static':
      return undefined;
    case 'public':
      return { kind: 'sign-in', href: `${site.base}${loginAddress}?${redirect}` };
    case 'marked':
      return { kind: 'sign-out', href: `${site.base}${logoutAddress}?${redirect}` };
  }
}

/** Who sees which entry of the navigation; `null` where every reader sees all of it. */
export function navigationReaders(edition: Edition, site: Site, secret: string): NavigationReaders | null {
  if (edition.kind !== 'marked') return null;
  const accesses = new Map(
    site.pages.map(({ route, visibility }) => [route, pageAccess(visibility, { isPrivate: true })]),
  );
  return {
    marks: createReaderMarks(secret),
    accessOf: (address) => accesses.get(address.replace(/[?#].*$/s, '')) ?? everyone,
  };
}
