import { buildPageHeaders } from '../../base/http/page-headers.ts';
import type { HostRules } from '../../model/host.ts';
import type { PageScripts } from '../../model/service.ts';
import type { Site } from '../../model/site.ts';
import { buildHeaderRules } from '../outputs/header-rules.ts';
import { buildRedirectRules } from './build-redirect-rules.ts';

/** The longest line that all hosts read. */
const longestLine = 2_000;

/** What the host of a site is to do. `files`: those of the output, relative to it. */
export function buildHostRules(
  site: Site,
  { scripts, files }: { scripts: PageScripts | null; files: readonly string[] },
): HostRules {
  const isSecure = site.origin?.startsWith('https:') ?? false;
  const headers = Object.entries(chooseHeaders(scripts, isSecure));
  return {
    base: site.base,
    trailingSlash: site.config.seo.trailingSlash,
    redirects: buildRedirectRules(site),
    headers: [...buildHeaderRules(site), ...headers.map(([name, value]) => ({ scope: 'all' as const, name, value }))],
    pages: site.pages.map(({ route }) => site.base + route),
    files,
  };
}

/** A site with many scripts of its own gets the policy without those that are too many for a line. */
function chooseHeaders(scripts: PageScripts | null, isSecure: boolean): Readonly<Record<string, string>> {
  const whole = buildPageHeaders(scripts, { isSecure });
  const isShort = Object.entries(whole).every(([name, value]) => name.length + value.length + 4 <= longestLine);
  return isShort ? whole : buildPageHeaders(null, { isSecure });
}
