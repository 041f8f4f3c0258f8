import { readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { suggestNearest } from '../../base/errors/suggest.ts';
import { isInside } from './is-inside.ts';

/** The file of a description's kind that stands where a missing one should: of its name, or of one like it. */
export function nearestFile(location: string, folder: string): string | null {
  const place = dirname(join(folder, location));
  if (!isInside(folder, place)) return null;
  const names = new Map(namesIn(place).map((name) => [stemOf(name), name]));
  const nearest = suggestNearest(stemOf(posix.basename(location)), names.keys());
  return nearest === null ? null : posix.join(posix.dirname(location), names.get(nearest)!);
}

const ending = /\.(?:ya?ml|json)$/i;

function stemOf(name: string): string {
  return name.replace(ending, '');
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => ending.test(name))
      .sort();
  } catch {
    return [];
  }
}
