import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outputMarker } from '../../base/paths/build-folder.ts';
import { serviceFiles } from '../../base/paths/service-files.ts';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';

/** Whether a build wrote a folder, as its output or beside it for the service. */
export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, outputMarker)) || isServiceFolder(folder);
}

/** Whether `isBuilt` may hold for a folder, now or soon, by the names of what lies in it. */
export function mayBeBuilt(folder: string, names: readonly string[]): boolean {
  return names.includes(markerFolder) || folder.endsWith(serviceFolderOf(''));
}

const [markerFolder = ''] = outputMarker.split('/');

/** Whether a build wrote a folder for the service; others may have one of such a name. */
export function isServiceFolder(folder: string): boolean {
  return folder.endsWith(serviceFolderOf('')) && existsSync(join(folder, serviceFiles.sections));
}
