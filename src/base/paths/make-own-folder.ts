import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownMarker } from './own-marker.ts';
import { refuseClosedFolder } from './refuse-closed-folder.ts';

/**
 * Makes a folder that is for this user alone, for no repository and for no site. One in which something lies stays as
 * it is, unless that is ours.
 * @throws as the system does where it cannot be made
 */
export function makeOwnFolder(folder: string, isOurs = false): void {
  refuseClosedFolder(folder);
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew) writeFileSync(join(folder, '.gitignore'), '*\n');
  if (isNew || isOurs || readdirSync(folder).length === 0) writeFileSync(join(folder, ownMarker), '', { mode: 0o600 });
}
