import type { Problem } from '../../model/problem.ts';
import type { SiteEntry } from '../../service/server/config/server-config.ts';
import type { ServedSite } from '../../service/server/service-options.ts';

/** Pages for members of sites to which nobody can sign in: a warning for each site. */
export function tellUnreachablePages(
  served: readonly Pick<ServedSite, 'domain' | 'manifest'>[],
  entries: readonly Pick<SiteEntry, 'domain' | 'signIn'>[],
): Problem[] {
  return served.flatMap(({ domain, manifest }) => {
    const hasMembers = manifest.pages.some(({ access }) => access.kind === 'members');
    if (!hasMembers || entries.some((entry) => entry.domain === domain && letsIn(entry.signIn))) return [];
    return [
      {
        severity: 'warning',
        code: 'no-sign-in',
        message: `${domain} has pages for members, but nobody can sign in`,
        hint: 'Configure a way to sign in under sites[].signIn in docwright.server.json',
      },
    ];
  });
}

function letsIn(signIn: SiteEntry['signIn']): boolean {
  return signIn?.methods.some((method) => method.kind !== 'password' || method.passwords.length > 0) ?? false;
}
