import type { Division, NavPlace } from '../../model/navigation.ts';
import { sharedFolder } from './shared-folder.ts';

/** A page as far as finding its counterpart in another version or language goes. */
export interface PlacedPage {
  route: string;
  place: NavPlace | null;
}

/** Finds the page of one division that corresponds to a page of another; `null` when there is none. */
export type MatchPage = (route: string, divisions: { from: Division; to: Division }) => string | null;

/**
 * Matches pages by their path without the division's own prefix (`/fr/v2/auth` and `/auth`), else by their path below
 * the folder that all pages of the division share, else by a last segment that is unique in both.
 */
export function createPageMatcher(pages: readonly PlacedPage[]): MatchPage {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const byDivision = groupByDivision(pages);
  const indexes = new Map<string, MatchIndex>();
  const indexOf = (division: Division): MatchIndex => {
    const known = indexes.get(division.id);
    if (known) return known;
    const index = buildIndex(byDivision.get(division.id) ?? [], division.label);
    indexes.set(division.id, index);
    return index;
  };
  return (route, { from, to }) => {
    const source = indexOf(from);
    const target = indexOf(to);
    return (
      target.byPath.get(withoutLabel(route, from.label)) ??
      target.byFolder.get(withoutFolder(route, source.folder)) ??
      (source.repeated.has(placedName(byRoute.get(route)!)) ? null : target.byName.get(nameOf(route))) ??
      null
    );
  };
}

interface MatchIndex {
  /** The folder that all routes share, with its final slash. */
  folder: string;
  byPath: Map<string, string>;
  byFolder: Map<string, string>;
  /** `null`: several pages have the name. */
  byName: Map<string, string | null>;
  /** What several pages are called as `placedName` has it. */
  repeated: Set<string>;
}

function groupByDivision(pages: readonly PlacedPage[]): Map<string, PlacedPage[]> {
  const grouped = new Map<string, PlacedPage[]>();
  for (const page of pages) {
    if (page.place?.hidden) continue;
    for (const id of page.place?.divisions ?? []) {
      const known = grouped.get(id);
      if (known) known.push(page);
      else grouped.set(id, [page]);
    }
  }
  return grouped;
}

function buildIndex(pages: readonly PlacedPage[], label: string): MatchIndex {
  const folder = sharedFolder(pages.map(({ route }) => route));
  const seen = new Set<string>();
  const repeated = new Set(pages.map(placedName).filter((name) => seen.size === seen.add(name).size));
  const index: MatchIndex = { folder, byPath: new Map(), byFolder: new Map(), byName: new Map(), repeated };
  for (const { route } of pages) {
    setOnce(index.byPath, withoutLabel(route, label), route);
    setOnce(index.byFolder, withoutFolder(route, index.folder), route);
    const name = nameOf(route);
    index.byName.set(name, index.byName.has(name) ? null : route);
  }
  return index;
}

function setOnce(map: Map<string, string>, key: string, route: string): void {
  if (!map.has(key)) map.set(key, route);
}

/** Takes the segment that names the division out of a route, wherever it stands. */
function withoutLabel(route: string, label: string): string {
  const own = comparable(label);
  const segments = route.split('/');
  const at = segments.findIndex((segment) => comparable(segment) === own);
  return at < 0 ? route : segments.filter((_, index) => index !== at).join('/') || '/';
}

/** `Version 2.0` and `v2.0` name the same folder. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/^v(ersion)?[\s.-]*(?=\d)/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function withoutFolder(route: string, folder: string): string {
  return route.startsWith(folder) ? route.slice(folder.length) : route;
}

/** Versions and languages within a division have pages of the same names, which are no others. */
function placedName({ route, place }: PlacedPage): string {
  return [place?.product, place?.version, place?.language, nameOf(route)].join('/');
}

function nameOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}
