/** The folder of the output in which a build puts files of its own. */
export const buildFolder = '_docwright';

/** Whether a path of the output leads to where files of the build stand, on systems that tell no case apart, too. */
export function isOfBuild(path: string): boolean {
  return path.split(/[/\\]/, 1)[0]!.toLowerCase() === buildFolder;
}
