import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';

/** A path as the routes of pages are written: without slashes at its end. */
export function trimmedPath(path: string): string {
  return path === '/' ? '/' : trimEndSlashes(path);
}
