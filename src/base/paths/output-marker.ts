import { buildFolder } from './can-be-file.ts';

/** Names the folders that a build wrote, so that `--out` never empties another. */
export const outputMarker = `${buildFolder}/build.json`;
