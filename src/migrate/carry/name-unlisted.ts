import { isObject } from '../../base/values/is-object.ts';

interface Place {
  pages: unknown[];
  /** Pages that are named there. */
  named: string[];
}

/**
 * The navigation with pages that it does not name in groups that are hidden, but found by searches, as such pages were
 * on the old site; each beside the pages that lie next to it. Without a place for them, it stays as it is.
 */
export function nameUnlisted(
  navigation: Record<string, unknown>,
  paths: readonly string[],
): { navigation: Record<string, unknown>; unlisted: string[] } {
  const copy = structuredClone(navigation);
  const places = listPlaces(copy);
  const named = new Set(places.flatMap((place) => place.named));
  // A home page needs no entry: the name of the site leads there.
  const left = paths.filter((path) => path !== 'index' && !named.has(path));
  if (places.length === 0) return { navigation, unlisted: left };
  for (const [place, pages] of Map.groupBy(left, (path) => nearest(path, places)))
    place.pages.push({ group: 'Unlisted', hidden: true, searchable: true, pages });
  return { navigation: copy, unlisted: left };
}

/** Lists of pages in divisions, and not those in groups. */
function listPlaces(division: Record<string, unknown>): Place[] {
  return Object.entries(division).flatMap(([key, value]): Place[] => {
    if (!Array.isArray(value)) return [];
    if (key === 'pages') return [{ pages: value, named: value.flatMap(namesIn) }];
    return value.filter(isObject).flatMap(listPlaces);
  });
}

function namesIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (!isObject(item)) return [];
  const { root, pages } = item;
  return [...(typeof root === 'string' ? [root] : []), ...(Array.isArray(pages) ? pages.flatMap(namesIn) : [])];
}

/** The place with the page whose folders are most like those of `path`. */
function nearest(path: string, places: readonly Place[]): Place {
  const parts = path.split('/');
  const depth = ({ named }: Place): number =>
    Math.max(0, ...named.map((other) => countShared(parts, other.split('/'))));
  const depths = places.map(depth);
  return places[depths.indexOf(Math.max(...depths))]!;
}

function countShared(a: readonly string[], b: readonly string[]): number {
  const end = a.findIndex((part, index) => part !== b[index]);
  return end < 0 ? a.length : end;
}
