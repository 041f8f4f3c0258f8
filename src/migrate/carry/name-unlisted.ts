import { addAll } from '../../base/values/add-all.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ForeignPage } from '../../model/migration.ts';
import { countShared, groupByPath } from '../generators/group-by-path.ts';

interface Place {
  pages: unknown[];
  /** Pages that are named there. */
  named: string[];
  language: unknown;
}

export interface WholeNavigation {
  navigation: Record<string, unknown>;
  /** Pages that the old navigation did not name. */
  unlisted: string[];
  /** They are more than it names, so that it cannot be what readers saw: they are shown. */
  isByFolder: boolean;
}

/**
 * The navigation with pages that it does not name in groups that are hidden, but found by searches, as such pages were
 * on the old site; each beside the pages that lie next to it. Without a place for them, it stays as it is. Where most
 * pages are such, a program made the navigation, and they are shown by their folders.
 */
export function nameUnlisted(navigation: Record<string, unknown>, shown: readonly ForeignPage[]): WholeNavigation {
  const copy = structuredClone(navigation);
  const places = listPlaces(copy);
  const named = new Set(places.flatMap((place) => place.named));
  // A home page needs no entry: the name of the site leads there.
  const left = shown.filter(({ path }) => path !== 'index' && !named.has(path));
  const unlisted = left.map(({ path }) => path);
  const isByFolder = unlisted.length > named.size;
  if (places.length === 0) return { navigation, unlisted, isByFolder: false };
  for (const [place, pages] of Map.groupBy(left, ({ path }) => nearest(path, places)))
    addAll(place.pages, isByFolder ? groupByPath(pages) : [hiddenGroup(pages)]);
  return { navigation: copy, unlisted, isByFolder };
}

function hiddenGroup(pages: readonly ForeignPage[]): object {
  return { group: 'Unlisted', hidden: true, searchable: true, pages: pages.map(({ path }) => path) };
}

/** Lists of pages in divisions, and not those in groups. */
function listPlaces(division: Record<string, unknown>, outer?: unknown): Place[] {
  const { language = outer } = division;
  return Object.entries(division).flatMap(([key, value]): Place[] => {
    if (!Array.isArray(value)) return [];
    if (key === 'pages') return [{ pages: value, named: value.flatMap(namesIn), language }];
    return value.filter(isObject).flatMap((inner) => listPlaces(inner, language));
  });
}

function namesIn(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (!isObject(item)) return [];
  const { root, pages } = item;
  return [...(typeof root === 'string' ? [root] : []), ...(Array.isArray(pages) ? pages.flatMap(namesIn) : [])];
}

/** The place, in the language of `path` where there is one, with the page whose folders are most like its own. */
function nearest(path: string, all: readonly Place[]): Place {
  const parts = path.split('/');
  const own = all.filter(({ language }) => language === parts[0]);
  const places = own.length > 0 ? own : all;
  const depth = ({ named }: Place): number =>
    Math.max(0, ...named.map((other) => countShared(parts, other.split('/'))));
  const depths = places.map(depth);
  return places[depths.indexOf(Math.max(...depths))]!;
}
