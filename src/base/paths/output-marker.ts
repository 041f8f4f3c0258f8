/** Names the folders that a build wrote, so that `--out` never empties another. */
export const outputMarker = '_docwright/build.json';
