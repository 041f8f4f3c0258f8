import type { ForeignAssets } from '../../model/migration.ts';
import { joinPath } from '../folder/page-paths.ts';

/** Where the files lie in the old folder that stand at a place of the new one. */
export function filesOfPlace(place: string, assets: readonly ForeignAssets[]): string[] {
  return assets
    .filter(({ to }) => to === '' || place === to || place.startsWith(`${to}/`))
    .map(({ from, to }) => joinPath(from, place.slice(to.length)));
}
