import { basename, dirname } from 'node:path/posix';
import { outputFile } from '../../base/paths/routes.ts';
import type { HostName } from '../../model/host.ts';
import type { Site } from '../../model/site.ts';
import { hostWriters } from '../hosts/host-writers.ts';
import { renderRedirectPages } from '../outputs/redirect-pages.ts';

/** How files lie for a host: in `guides/install.html`, say, not in `guides/install/index.html`, and below the base. */
export interface OutputLayout {
  /** Paths of pages that lie elsewhere, before they come below the base. */
  flat: ReadonlyMap<string, string>;
  /** The folder that holds all of it, with a slash; empty for none. */
  base: string;
}

/** `followed`: pages of redirects that are not written. */
export function planLayout(
  site: Site,
  { host, followed }: { host: HostName; followed: ReadonlySet<string> },
): OutputLayout {
  const { pages, base } = hostWriters[host];
  const isFlat = pages === 'files' && !site.config.seo.trailingSlash;
  return {
    flat: isFlat ? flattenPages(site, followed) : new Map(),
    base: base === 'folder' && site.base !== '' ? `${site.base.slice(1)}/` : '',
  };
}

/** A page stays where it is when its other place is taken. */
function flattenPages(site: Site, followed: ReadonlySet<string>): Map<string, string> {
  const redirects = [...renderRedirectPages(site).keys()].filter((path) => !followed.has(path));
  const pages = [...site.pages.map(({ route }) => outputFile(route)), ...redirects];
  const authored = new Set(site.assets.map(({ path }) => path));
  const taken = new Set<string>();
  for (const path of ['404.html', ...authored, ...pages])
    for (let above = path; above !== '.' && !taken.has(above); above = dirname(above)) taken.add(above);
  const flat = new Map<string, string>();
  for (const path of pages) {
    const folder = dirname(path);
    const other = `${folder}.html`;
    if (folder === '.' || basename(path) !== 'index.html' || authored.has(path) || taken.has(other)) continue;
    taken.add(other);
    flat.set(path, other);
  }
  return flat;
}

/** The place of a file. */
export function placeIn({ flat, base }: OutputLayout, path: string): string {
  return base + (flat.get(path) ?? path);
}
