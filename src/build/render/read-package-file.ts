import { readdirSync, readFileSync } from 'node:fs';
import { packageFilePath } from './package-file-path.ts';

/** Reads a file of an installed package, e.g. `lucide-static/icons/house.svg`; `null` when there is none. */
export function readPackageFile(path: string): string | null {
  try {
    return readFileSync(packageFilePath(path), 'utf8');
  } catch {
    return null;
  }
}

/** Names in a folder of an installed package; empty when there is none. */
export function listPackageFolder(path: string): string[] {
  try {
    return readdirSync(packageFilePath(path));
  } catch {
    return [];
  }
}
