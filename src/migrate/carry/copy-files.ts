import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ForeignSite, Lose, MigrationFolder } from '../../model/migration.ts';
import { kindOfLoaded } from '../folder/kind-of-loaded.ts';
import { joinPath } from '../folder/page-paths.ts';

interface CopyOptions {
  folder: MigrationFolder;
  site: ForeignSite;
  /** The new folder. */
  to: string;
  /** What pages show, with its places there. */
  taken: ReadonlyMap<string, string>;
  /** What is written there, by its places. */
  texts: ReadonlyMap<string, string>;
  lose: Lose;
}

/**
 * Copies files that pages show, and everything that was served as it is, since other sites link to that; gives their
 * number.
 */
export function copyFiles({ folder, site, to, taken, texts, lose }: CopyOptions): number {
  const served = site.assets.filter(({ isServed }) => isServed);
  const listed = folder.files.flatMap((file) =>
    served
      .filter(({ from, isLeftOut }) => file.startsWith(`${from}/`) && isLeftOut?.(file) !== true)
      .map(({ from, to: place }): [string, string] => [file, joinPath(place, file.slice(from.length))]),
  );
  const pages = new Set(site.pages.map(({ file }) => file));
  const isLoaded = (file: string): boolean =>
    served.some(({ from, isLoaded: own }) => own === true && file.startsWith(`${from}/`));
  const isLinked = (place: string): boolean => [...texts.values()].some((text) => text.includes(`/${place}`));
  const strange = new Map(
    listed.flatMap(([file, place]) => {
      const kind = kindOfLoaded(folder, file);
      return kind === null || isLoaded(file) || isLinked(place) ? [] : [[file, kind]];
    }),
  );
  for (const [file, kind] of strange)
    lose({ file, message: `A ${kind} of the old design, which every page would load here` });
  // The file of a host would count before redirects of docs.json, where its own ones are.
  const carried = [...listed.filter(([file]) => !strange.has(file)), ...taken].filter(
    ([file, place]) => !pages.has(file) && place !== '_redirects',
  );
  const all = new Map(carried.filter(([, place]) => !texts.has(place)));
  for (const [file, place] of new Map(carried))
    if (!all.has(file)) lose({ file, message: `Left out: a second file at /${place}` });
  for (const [file, place] of all) {
    mkdirSync(dirname(join(to, place)), { recursive: true });
    copyFileSync(join(folder.root, file), join(to, place));
  }
  return all.size;
}
