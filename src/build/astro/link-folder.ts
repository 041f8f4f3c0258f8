import { rmSync, symlinkSync } from 'node:fs';

/** Makes a path lead to a folder, whatever stood there. On Windows, only such links need no special right. */
export function linkFolder(target: string, path: string): void {
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target, path, 'junction');
}
