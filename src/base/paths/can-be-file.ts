/** File systems hold names of 255 bytes; endings and numbers come on top. */
const longestName = 240;

/** The folder of the output in which a build puts files of its own. */
export const buildFolder = '_docwright';

/** Whether a path of the output leads to where files of the build stand, on systems that tell no case apart, too. */
export function isOfBuild(path: string): boolean {
  return path.split(/[/\\]/, 1)[0]!.toLowerCase() === buildFolder;
}

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
