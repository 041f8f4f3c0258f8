import { lstatSync } from 'node:fs';

/**
 * Whether nobody but this user can have put anything into a folder. Always on Windows, whose folders are a user's.
 */
export function isOwnFolder(folder: string): boolean {
  if (process.platform === 'win32') return true;
  const { uid, mode } = lstatSync(folder);
  // A link has the rights of everybody.
  return uid === process.getuid!() && (mode & 0o022) === 0;
}
