import { realpath } from 'node:fs/promises';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';

/** The folder that a build left for the service. An output may be named by a link, which leads from build to build. */
export async function findServiceFolder(site: string): Promise<string> {
  return serviceFolderOf(await realpath(site).catch(() => site));
}
