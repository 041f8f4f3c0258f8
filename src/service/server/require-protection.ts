import { DocsError } from '../../base/errors/docs-error.ts';
import type { SiteEntry } from './config/server-config.ts';
import type { ServedSite } from './service-options.ts';

/** @throws DocsError for a site with sign-in whose files lie open */
export function requireProtection(
  { domain, members }: Pick<ServedSite, 'domain' | 'members'>,
  sites: readonly Pick<SiteEntry, 'domain' | 'signIn'>[],
): void {
  if (members || !sites.some((site) => site.domain === domain && site.signIn !== null)) return;
  throw new DocsError([
    {
      severity: 'error',
      code: 'built-for-everybody',
      message: `${domain} has sign-in, but was built for everybody: all of its pages would be public`,
      hint: 'Build it with docwright build --protect',
    },
  ]);
}
