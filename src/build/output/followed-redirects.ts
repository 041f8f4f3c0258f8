import type { HostName } from '../../model/host.ts';
import type { Site } from '../../model/site.ts';
import { buildHostRules } from '../hosts/build-host-rules.ts';
import { hostWriters } from '../hosts/host-writers.ts';
import { renderRedirectPages } from '../outputs/redirect-pages.ts';

/**
 * The pages of redirects that a host follows by its own rules. They are not written: one would come before the rule,
 * and a site with many redirects would be a folder for each.
 */
export function followedRedirects(site: Site, host: HostName): ReadonlySet<string> {
  const { files, followed } = hostWriters[host].write(buildHostRules(site, { scripts: null, files: [] }));
  const authored = new Set(site.assets.map(({ path }) => path));
  // Where a file of the author's takes the place of ours, nobody knows what it follows.
  if ([...files.keys()].some((name) => authored.has(name))) return new Set();
  const sources = new Set(followed.map(({ source }) => source));
  const others = site.config.redirects.filter(({ source }) => !sources.has(source));
  const kept = renderRedirectPages(site, others);
  return new Set([...renderRedirectPages(site).keys()].filter((path) => !kept.has(path) && !authored.has(path)));
}
