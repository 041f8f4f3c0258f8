import { buildFolder } from './build-folder.ts';

/** Names the folders that a build wrote, so that `--out` never empties another. */
export const outputMarker = `${buildFolder}/build.json`;
