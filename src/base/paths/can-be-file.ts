import { isOfBuild } from './build-folder.ts';

/** File systems hold names of 255 bytes; endings and numbers come on top. */
const longestName = 240;

/**
 * Whether a path that somebody wrote can be that of a file below a folder, on every system, and is not kept for the
 * build. Both slashes part names, as on Windows, so that nothing with `..` in it leads out of the folder anywhere.
 */
export function canBeFile(path: string): boolean {
  if (isOfBuild(path)) return false;
  return path
    .split(/[/\\]/)
    .every((name) => !/^\.\.?$|\p{Cc}/u.test(name) && new TextEncoder().encode(name).length <= longestName);
}
