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
 * the folder that all pages of the division share, else by a last segment that is unique in the target.
 */
export function createPageMatcher(pages: readonly PlacedPage[]): MatchPage {
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
      target.byName.get(nameOf(route)) ??
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
}

function groupByDivision(pages: readonly PlacedPage[]): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const { route, place } of pages) {
    if (place?.hidden) continue;
    for (const id of place?.divisions ?? []) {
      const known = routes.get(id);
      if (known) known.push(route);
      else routes.set(id, [route]);
    }
  }
  return routes;
}

function buildIndex(routes: readonly string[], label: string): MatchIndex {
  const index: MatchIndex = { folder: sharedFolder(routes), byPath: new Map(), byFolder: new Map(), byName: new Map() };
  for (const route of routes) {
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

function nameOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}
