/** The folder of the output in which a build puts files of its own. */
export const buildFolder = '_docwright';

/** Names the folders that a build wrote, so that `--out` never empties another. */
export const outputMarker = `${buildFolder}/build.json`;

/** A `SiteManifest`, by its path in the output. */
export const siteManifestFile = `${buildFolder}/site.json`;

/** Where the list of pages of a division lies in the output, for pages that hold a part of it. */
export function sidebarFile(id: string): string {
  return `${buildFolder}/sidebar/${id}.html`;
}

/** Whether a path of the output leads to where files of the build stand, on systems that tell no case apart, too. */
export function isOfBuild(path: string): boolean {
  return path.split(/[/\\]/, 1)[0]!.toLowerCase() === buildFolder;
}
