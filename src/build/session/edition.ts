import { routeToHref } from '../../base/paths/routes.ts';
import { everyone, pageAccess } from '../../base/readers/page-access.ts';
import { createReaderMarks } from '../../base/readers/reader-marks.ts';
import type { LayoutAssets } from '../../model/layout.ts';
import type { Site } from '../../model/site.ts';
import type { NavigationReaders } from '../../read/navigation/reader-targets.ts';
import type { ReaderParts } from '../../view/content-components/page-context.ts';

/**
 * Which readers an output is for. `static`: a host that hands out every file. `public`: what everybody may read of a
 * site with sign-in. `marked`: all of it, for the service, with marks that say who sees which part.
 */
export type Edition = { kind: 'static' } | { kind: 'public' } | { kind: 'marked'; secret: string };

/** What pages do with parts that only some readers see. */
export function readerParts(edition: Edition): ReaderParts {
  return edition.kind === 'static' ? { kind: 'browser' } : edition;
}

/** The link with which readers of an output sign in or out. Members alone read the marked one. */
export function accountLink(edition: Edition, { site, route }: { site: Site; route: string }): LayoutAssets['account'] {
  const redirect = `redirect=${encodeURIComponent(routeToHref(route, { base: site.base }))}`;
  switch (edition.kind) {
    case 'static':
      return undefined;
    case 'public':
      return { kind: 'sign-in', href: `${site.base}/_docwright/login?${redirect}` };
    case 'marked':
      return { kind: 'sign-out', href: `${site.base}/_docwright/logout?${redirect}` };
  }
}

/** Who sees which entry of the navigation; `null` where every reader sees all of it. */
export function navigationReaders(edition: Edition, site: Site): NavigationReaders | null {
  if (edition.kind !== 'marked') return null;
  const accesses = new Map(
    site.pages.map(({ route, visibility }) => [route, pageAccess(visibility, { isPrivate: true })]),
  );
  return {
    marks: createReaderMarks(edition.secret),
    accessOf: (address) => accesses.get(address.replace(/[?#].*$/s, '')) ?? everyone,
  };
}
