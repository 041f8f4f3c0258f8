import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HintedError } from '../../base/errors/docs-error.ts';
import { posixPath } from '../../base/paths/posix-path.ts';
import { isInside } from './is-inside.ts';
import { listFiles } from './list-files.ts';
import { readTextFile } from './read-text-file.ts';

/** Bytes of all files together, as for artefacts that are fetched. */
const sizeLimit = 200_000_000;

export interface ArtefactFolder {
  /** Changes with the files. */
  mark: string;
  /** Text by path in the folder. */
  read: () => Map<string, string>;
}

/**
 * The files of a folder of a site whose names match, links to elsewhere left out where the site is a stranger's.
 * @throws Error with the reason when there are none that can be read
 */
export function readArtefactFolder(
  location: string,
  { folder, files, isUntrusted }: { folder: string; files: RegExp; isUntrusted: boolean },
): ArtefactFolder {
  const root = join(folder, location);
  if (location.split(/[/\\]/).includes('..') || (isUntrusted && !isInside(folder, root)))
    throw new Error(`${location} is outside the site`);
  const found = listFiles(root, { follows: (path) => !isUntrusted || isInside(folder, path) })
    .filter((path) => files.test(basename(path)))
    .map((path) => ({ path: join(root, path), stat: statSync(join(root, path)) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  if (found.length === 0)
    throw new HintedError('it contains no files in this format', 'Specify the output folder of the tool');
  const size = found.reduce((sum, { stat }) => sum + stat.size, 0);
  if (size > sizeLimit) throw new Error(`it is larger than ${sizeLimit / 1e6} MB`);
  return {
    mark: found.map(({ path, stat }) => `${path} ${stat.size} ${stat.mtimeMs}`).join('\n'),
    read: () => new Map(found.map(({ path }) => [posixPath(path.slice(root.length + 1)), readTextFile(path)])),
  };
}
