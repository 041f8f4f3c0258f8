import { buildPageHeaders } from '../../base/http/page-headers.ts';
import type { PageScripts } from '../../model/service.ts';
import type { Site } from '../../model/site.ts';
import { buildHeaderRules } from './header-rules.ts';
import { renderHostHeaders } from './host-headers.ts';
import { renderHostRedirects } from './host-redirects.ts';

/** The longest line that all hosts read. */
const longestLine = 2_000;

/** The files by which other hosts give the headers and redirects of a site, by their names. */
export function buildHostFiles(site: Site, scripts: PageScripts): Map<string, string> {
  const isSecure = site.origin?.startsWith('https:') ?? false;
  const rules = [
    ...buildHeaderRules(site),
    ...Object.entries(chooseHeaders(scripts, isSecure)).map(([name, value]) => ({
      scope: 'all' as const,
      name,
      value,
    })),
  ];
  return new Map([['_headers', renderHostHeaders(rules, site.base)], ...renderHostRedirects(site, rules)]);
}

/** A site with many scripts of its own gets the policy without those that are too many for a line. */
function chooseHeaders(scripts: PageScripts, isSecure: boolean): Readonly<Record<string, string>> {
  const whole = buildPageHeaders(scripts, { isSecure });
  const isShort = Object.entries(whole).every(([name, value]) => name.length + value.length + 4 <= longestLine);
  return isShort ? whole : buildPageHeaders(null, { isSecure });
}
