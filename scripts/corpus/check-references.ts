import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { createRedirectMatcher } from '../../src/base/paths/match-redirect.ts';
import type { Redirect } from '../../src/model/config.ts';
import type { Address } from './read-addresses.ts';

/** A link or picture of a page that leads nowhere in the output. */
export interface Reference extends Address {
  /** The file of the source that it names; `null` when the source has none either. */
  source: string | null;
}

export interface ReferenceContext {
  site: string;
  out: string;
  base: string;
  redirects: readonly Redirect[];
  /** Files that pages are written in, by route. */
  sources: ReadonlyMap<string, PageFile>;
}

export interface PageFile {
  /** Path in the site. */
  file: string;
  text: string;
}

/** Finds what the pages of an output refer to and the output lacks. */
export function createReferenceCheck(
  context: ReferenceContext,
): (route: string, addresses: readonly Address[]) => Reference[] {
  const matchRedirect = createRedirectMatcher(context.redirects, { base: context.base });
  const files = listFiles(context.site);
  const known = new Map<string, boolean>();
  const isBuilt = (path: string): boolean => {
    const found = known.get(path) ?? (outputHas(context.out, path) || matchRedirect(path) !== null);
    known.set(path, found);
    return found;
  };
  return (route, addresses) =>
    addresses.flatMap(({ tag, address }) => {
      const path = pathOf(address, route, context.base);
      if (path === null || isBuilt(path)) return [];
      return [{ tag, address, source: findSource(path, { files, page: context.sources.get(route) ?? null }) }];
    });
}

/** Path in the site that an address of a page names; `null` for other sites and places in the page. */
function pathOf(address: string, route: string, base: string): string | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address) || address === '') return null;
  const plain = address.replace(/[?#].*$/s, '');
  if (plain === '') return null;
  const path = posix.normalize(plain.startsWith('/') ? plain : posix.join(`${route}/`, plain));
  const decoded = decode(path);
  return base !== '' && decoded.startsWith(`${base}/`) ? decoded.slice(base.length) : decoded;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function outputHas(out: string, path: string): boolean {
  const file = join(out, path);
  if (existsSync(join(file, 'index.html'))) return true;
  return existsSync(file) && statSync(file).isFile();
}

/**
 * Authors name a file by its path in the site, or by one relative to the page; the output may have taken one for the
 * other.
 */
function findSource(
  path: string,
  { files, page }: { files: ReadonlySet<string>; page: PageFile | null },
): string | null {
  const plain = path.replace(/^\/+|\/+$/g, '');
  const isRooted = !page || page.text.includes(`/${plain}`);
  const starts = isRooted ? [plain] : [plain, posix.join(dirname(page.file), plain)];
  for (const start of starts) {
    for (const candidate of [start, `${start}.mdx`, `${start}.md`, `${start}/index.mdx`, `${start}/index.md`]) {
      if (files.has(candidate.toLowerCase())) return candidate;
    }
  }
  return null;
}

/** In lower case, since file systems differ in that. */
function listFiles(folder: string): Set<string> {
  const files = new Set<string>();
  const visit = (path: string): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      // Folders with a dot and these files are no part of a site.
      if (
        entry.name === 'node_modules' ||
        /^\.|^(readme|license|contributing|contribute|changelog)\.md$/i.test(entry.name)
      )
        continue;
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) visit(inner);
      else files.add(inner.toLowerCase());
    }
  };
  visit('');
  return files;
}
