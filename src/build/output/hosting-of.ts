import type { HostName } from '../../model/host.ts';
import type { OpenSession } from '../session/open-session.ts';
import { followedRedirects } from './followed-redirects.ts';
import { type OutputLayout, planLayout } from './plan-layout.ts';

/** For which host an output is written. */
export interface Hosting {
  host: HostName;
  /** Pages of redirects that it follows by itself. */
  followed: ReadonlySet<string>;
  layout: OutputLayout;
}

/**
 * `null` for any host: also in a project of the user's, whose output is not ours to arrange (no host is given), and for
 * what the service hands out.
 */
export function hostingOf({ options, site, edition }: OpenSession): Hosting | null {
  const { host } = site.config;
  if (options.hostName === undefined || host === null || edition.kind !== 'static') return null;
  const followed = followedRedirects(site, host);
  return { host, followed, layout: planLayout(site, { host, followed }) };
}
