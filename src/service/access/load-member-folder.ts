import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteManifestFile } from '../../base/paths/build-folder.ts';
import { serviceFiles } from '../../base/paths/service-files.ts';
import type { ProtectedFiles } from '../../model/protected-files.ts';
import type { SignInLook } from '../../model/sign-in-look.ts';
import type { SiteManifest } from '../../model/site-manifest.ts';
import { stampFile } from './stamp-file.ts';

/** What a build left for members: their files with the list of them, and the look of the sign-in page. */
export interface MemberFolder {
  folder: string;
  list: ProtectedFiles;
  look: SignInLook;
  /** Where the playground of a stranger may call: the servers that open pages tell of. */
  publicOrigins: string[];
  /** Whether the files are still those of `list`: of another build, others may have what lies at the same path. */
  isCurrent: () => Promise<boolean>;
}

/**
 * Reads what a build left for members; `null` for a site that was built for everybody.
 * @param service of `serviceFolderOf`
 * @throws Error for files that are damaged, or that this version did not write
 */
export async function loadMemberFolder(site: string, service: string): Promise<MemberFolder | null> {
  const listed = join(service, serviceFiles.access);
  const stamp = await stampFile(listed);
  const [list, look, open] = await Promise.all([
    readJson(listed),
    readJson(join(service, serviceFiles.signIn)),
    readJson(join(site, siteManifestFile)),
  ]);
  if (list === null || look === null) return null;
  const { format, secret, files, accesses } = list as ProtectedFiles;
  if (format !== 1 || typeof secret !== 'string' || typeof files !== 'object' || !Array.isArray(accesses))
    throw new Error(`${listed} was written by another version of Docwright`);
  return {
    folder: join(service, serviceFiles.members),
    list: list as ProtectedFiles,
    look: look as SignInLook,
    publicOrigins: (open as SiteManifest | null)?.proxyOrigins ?? [],
    isCurrent: async () => (await stampFile(listed)) === stamp,
  };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    throw new Error(`${file} cannot be read: it is damaged`);
  }
}
