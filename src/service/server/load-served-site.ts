import { basename } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { createRedirectMatcher } from '../../base/paths/match-redirect.ts';
import { loadMemberFolder, type MemberFolder } from '../access/load-member-folder.ts';
import type { BodyCache } from './files/body-cache.ts';
import { buildFileIndex } from './files/file-index.ts';
import { createSiteFiles } from './files/site-files.ts';
import { findServiceFolder } from './find-service-folder.ts';
import { readServiceManifest } from './read-service-manifest.ts';
import type { ServedSite } from './service-options.ts';

export interface SiteSource {
  /** A built site. */
  folder: string;
  domain: string;
  organization: string;
  hosts: readonly string[];
}

/**
 * Reads a built site for the service.
 * @throws DocsError for a folder that holds no build, or one that another version wrote
 */
export async function loadServedSite(
  { folder, ...source }: SiteSource,
  { cache }: { cache: BodyCache },
): Promise<ServedSite> {
  const manifest = await readServiceManifest(folder);
  const index = await buildFileIndex(folder);
  return {
    ...source,
    folder,
    manifest,
    files: createSiteFiles(index, { cache, base: manifest.base, name: `${source.domain} ${manifest.build}` }),
    redirect: createRedirectMatcher(manifest.redirects, { base: manifest.base }),
    members: await loadMembers(folder),
  };
}

async function loadMembers(folder: string): Promise<MemberFolder | null> {
  try {
    return await loadMemberFolder(folder, await findServiceFolder(folder));
  } catch (error) {
    const hint = `Build ${basename(folder)} again with this version`;
    throw new DocsError([{ severity: 'error', code: 'no-built-site', message: (error as Error).message, hint }]);
  }
}
