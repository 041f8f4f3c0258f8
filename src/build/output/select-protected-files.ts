import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownRoute, outputFile } from '../../base/paths/routes.ts';
import { everyone, pageAccess } from '../../base/readers/page-access.ts';
import { renderForReader } from '../../base/readers/render-for-reader.ts';
import { settleElements } from '../../base/readers/settle-elements.ts';
import type { ProtectedFiles } from '../../model/protected-files.ts';
import type { PageAccess } from '../../model/service.ts';
import type { Site } from '../../model/site.ts';
import { listFiles } from '../../read/site/list-files.ts';
import { narrowDocument } from '../../read/site/public-site.ts';
import { collectProxyOrigins } from '../outputs/proxy-origins.ts';
import { createFileReach } from './file-reach.ts';

export interface SelectOptions {
  site: Site;
  /** Output with everything for everybody, in which only the files that stay are left. */
  folder: string;
  /** Where a file of the output for everybody is to be read. */
  locatePublic: (path: string) => string;
  secret: string;
  assetAccess: ReadonlyMap<string, readonly PageAccess[]>;
}

/**
 * Decides who may have each file of the marked output, and takes away those that nobody needs: what no page leads to,
 * and what is the same among the public files. A page is for its readers, whatever it fetches for the readers of the
 * pages that fetch it.
 *
 * @throws Error when marks in a file do not fit together
 */
export function selectProtectedFiles({
  site,
  folder,
  locatePublic,
  secret,
  assetAccess,
}: SelectOptions): ProtectedFiles {
  const pages = pageFiles(site);
  const paths = listFiles(folder).sort();
  const reach = createFileReach(folder, { files: paths, base: site.base, pages, secret });
  const accesses = new Map<string, number>();
  const numberOf = (access: PageAccess): number => {
    const key = JSON.stringify(access);
    const number = accesses.get(key) ?? accesses.size;
    accesses.set(key, number);
    return number;
  };
  const files: ProtectedFiles['files'] = {};
  for (const path of paths) {
    const access = assetAccess.get(path) ?? reach.get(path) ?? null;
    const file = join(folder, path);
    if (path.endsWith('.html')) settleFile(file, secret);
    if (access === null || isSame(file, locatePublic(path))) rmSync(file);
    else files[path] = [...new Set(access.map(numberOf))];
  }
  const proxyOrigins: ProtectedFiles['proxyOrigins'] = {};
  for (const [origin, readers] of readersOfOrigins(site)) proxyOrigins[origin] = readers.map(numberOf);
  return {
    format: 1,
    secret,
    isPrivate: !site.config.public,
    accesses: [...accesses.keys()].map((text) => JSON.parse(text) as PageAccess),
    files,
    proxyOrigins,
  };
}

/** Who may read any of the pages that tell of a server, for each server. */
export function readersOfOrigins({
  config,
  pages,
  apis,
}: Pick<Site, 'config' | 'pages' | 'apis'>): Map<string, PageAccess[]> {
  const byAccess = Map.groupBy(pages, ({ visibility }) => JSON.stringify(pageAccess(visibility, { isPrivate: true })));
  const readers = new Map<string, PageAccess[]>();
  for (const [access, own] of byAccess) {
    const told = { config, pages: own, apis: apis.flatMap((document) => narrowDocument(document, own)) };
    for (const origin of collectProxyOrigins(told))
      readers.set(origin, [...(readers.get(origin) ?? []), JSON.parse(access) as PageAccess]);
  }
  return readers;
}

/** The files of pages, by path, with their readers. */
function pageFiles(site: Site): Map<string, PageAccess> {
  const files = new Map<string, PageAccess>([['404.html', everyone]]);
  for (const { route, visibility } of site.pages) {
    const access = pageAccess(visibility, { isPrivate: true });
    files.set(outputFile(route), access);
    files.set(markdownRoute(route).slice(1), access);
  }
  return files;
}

function settleFile(file: string, secret: string): void {
  const html = readFileSync(file, 'utf8');
  const settled = settleElements(html, secret);
  // Fails here rather than in front of a reader.
  renderForReader(settled, { secret, reader: { audience: { kind: 'anonymous' }, content: {} } });
  if (settled !== html) writeFileSync(file, settled);
}

function isSame(file: string, other: string): boolean {
  return existsSync(other) && readFileSync(file).equals(readFileSync(other));
}
