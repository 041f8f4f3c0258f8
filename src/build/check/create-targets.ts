import { isOfBuild } from '../../base/paths/build-folder.ts';
import { decodeText } from '../../base/paths/decode-text.ts';
import { hasScheme, namesServer } from '../../base/paths/has-scheme.ts';
import { createRedirectMatcher, leadsOfFolders, type MatchRedirect } from '../../base/paths/match-redirect.ts';
import { isSafeUrl } from '../../base/paths/resolve-link.ts';
import { createOwnRoutes, encodePath, withBase } from '../../base/paths/routes.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import type { Site } from '../../model/site.ts';

/** Where an address leads, as a browser on a page takes it. */
export type LinkTarget =
  /** Of this site, without the base path and not percent-encoded; `hash` is decoded, without its mark. */
  | { kind: 'internal'; route: string; hash: string }
  | { kind: 'external'; url: string }
  /** Nothing that could be asked for: `mailto:`, pictures in the text, addresses that were taken out. */
  | { kind: 'other' };

/** What an output answers with at a path. */
export type TargetState =
  | 'page'
  | 'file'
  | 'redirect'
  /** Where pages of a description would stand that cannot be read. */
  | 'unknown'
  | 'missing';

/** Where a reader ends who asks for an address of the site. */
export interface Destination {
  state: Exclude<TargetState, 'redirect'> | 'elsewhere' | 'circle';
  /** The last address on the way; of another site, as the redirect names it. */
  route: string;
  hash: string;
  /** How many redirects lead there. */
  steps: number;
}

export interface Targets {
  /** `route`: of the page that the address stands on. */
  resolve: (href: string, route: string) => LinkTarget;
  state: (route: string) => TargetState;
  /** By redirects, from folders to their first page, and from the name of a file to its page. */
  match: MatchRedirect;
  /** The first page of a folder whose address leads there; `null` for any other address. */
  firstIn: (folder: string) => string | null;
  /** The page whose file an address names, such as `/a/index`, which not every host answers; `null` for any other. */
  pageOfFile: (route: string) => string | null;
  /** Follows redirects as browsers do: the place that an address names is kept until a redirect names another. */
  follow: (address: { route: string; hash: string }) => Destination;
  /** The same for what a redirect leads to. */
  followLocation: (location: string, hash: string) => Destination;
}

/** As many redirects as browsers follow. */
const longestChain = 20;

/** `generated`: paths of the files that a build makes beside pages and assets; looked up whenever a state is asked. */
export function createTargets(site: Site, generated: ReadonlySet<string>): Targets {
  const routes = new Set(site.pages.map(({ route }) => route));
  const isOwn = createOwnRoutes(site);
  const assets = new Set(site.assets.map(({ path }) => path));
  const fixed = new Map<string, LinkTarget>();
  const redirect = createRedirectMatcher(site.config.redirects, { base: '' });
  const folders = leadsOfFolders(site);
  const firstIn: Targets['firstIn'] = (folder) => folders.get(folder) ?? null;
  const pageOfFile: Targets['pageOfFile'] = (route) => {
    const page = route.endsWith('/index') ? route.slice(0, -'/index'.length) || '/' : route;
    return page !== route && routes.has(page) && !isOwn(route) && redirect(route) === null ? page : null;
  };
  const match: MatchRedirect = (path) => {
    const lead = firstIn(path) ?? pageOfFile(path);
    return lead === null ? redirect(path) : { location: encodePath(lead), permanent: false, isCaptured: false };
  };
  const resolve: Targets['resolve'] = (href, route) => {
    if (isOnPage(href)) return { kind: 'internal', route, hash: decodeText(href.slice(1)) };
    if (!isFixed(href)) return resolveTarget(href, { site, route });
    const known = fixed.get(href) ?? resolveTarget(href, { site, route });
    fixed.set(href, known);
    return known;
  };
  const state: Targets['state'] = (route) => {
    const path = route.slice(1);
    if (routes.has(route)) return 'page';
    if (assets.has(path) || (generated.has(path) && isOwn(route))) return 'file';
    if (match(route) !== null) return 'redirect';
    if (generated.has(path) || isOfBuild(path) || (route === '/' && routes.size > 0)) return 'file';
    return site.unreadApis?.some((api) => mayHold(api.folder, path)) ? 'unknown' : 'missing';
  };
  const follow: Targets['follow'] = ({ route, hash }) => {
    const reached = state(route);
    return reached === 'redirect'
      ? followLocation(match(route)!.location, hash)
      : { state: reached, route, hash, steps: 0 };
  };
  const followLocation: Targets['followLocation'] = (location, hash) => {
    let to = { location, hash };
    for (let steps = 1; steps <= longestChain; steps++) {
      const target = hasScheme(to.location) ? null : resolve(withBase(site.base, to.location), '/');
      if (target?.kind !== 'internal') return { state: 'elsewhere', route: to.location, hash: '', steps };
      const at = { route: target.route, hash: target.hash || to.hash };
      const reached = state(at.route);
      if (reached !== 'redirect') return { state: reached, ...at, steps };
      to = { location: match(at.route)!.location, hash: at.hash };
    }
    return { state: 'circle', route: to.location, hash: to.hash, steps: longestChain };
  };
  return { resolve, state, match, firstIn, pageOfFile, follow, followLocation };
}

/** Whether pages that are made in the folder could stand at the path; a folder around them leads to the first. */
function mayHold(folder: string, path: string): boolean {
  return `${path}/`.startsWith(`${folder}/`) || `${folder}/`.startsWith(`${path}/`);
}

/** Leads to the same place from every page, which most addresses do: reading one takes long. */
function isFixed(href: string): boolean {
  return href.startsWith('/') || namesServer(href);
}

/** Names a place of its own page, in letters that no browser changes. */
function isOnPage(href: string): boolean {
  return /^#[!-~]*$/.test(href);
}

function resolveTarget(href: string, { site, route }: { site: Site; route: string }): LinkTarget {
  if (!isSafeUrl(href)) return { kind: 'other' };
  const here = new URL(encodeURI(`${site.base}${route}`), site.origin ?? 'http://site.invalid');
  const url = URL.parse(href, here.href);
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: 'other' };
  const hash = decodeText(url.hash.slice(1));
  if (url.origin !== here.origin) return { kind: 'external', url: url.href };
  const path = decodeText(url.pathname);
  if (path !== site.base && !path.startsWith(`${site.base}/`)) return { kind: 'external', url: url.href };
  return { kind: 'internal', route: trimEndSlashes(path.slice(site.base.length)) || '/', hash };
}
