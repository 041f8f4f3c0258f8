import { shellIds } from '../../base/paths/shell-ids.ts';
import type { Lookups } from '../../model/rendered-page.ts';
import type { Asset } from '../../model/site.ts';

/** How pages ask the lists of a site. */
export interface SiteLists {
  isKnown: (route: string) => boolean;
  /** Where the heading is that is called so, on the page with this route, if it has another id (`renamedPlaces`). */
  placeOf: (route: string, id: string) => string | null;
  /** By path; where none has it, by the path without regard to upper and lower case. */
  findAsset: (path: string) => Asset | undefined;
}

export interface WatchedLists extends SiteLists {
  /** What was asked since the last call. */
  take: () => Lookups;
}

/** Writes down what pages ask, so that one is rendered anew when it would get another answer. */
export function watchLookups(lists: SiteLists): WatchedLists {
  let routes = new Map<string, boolean>();
  let assets = new Map<string, Asset | null>();
  let places = new Map<string, Lookups['places'][number]>();
  return {
    isKnown: (route) => {
      const answer = lists.isKnown(route);
      routes.set(route, answer);
      return answer;
    },
    placeOf: (route, id) => {
      const answer = lists.placeOf(route, id);
      if (shellIds.has(id)) places.set(`${route}#${id}`, [route, id, answer]);
      return answer;
    },
    findAsset: (path) => {
      const answer = lists.findAsset(path);
      assets.set(path, answer ?? null);
      return answer;
    },
    take: () => {
      const asked = { routes: [...routes], assets: [...assets], places: [...places.values()] };
      [routes, assets, places] = [new Map(), new Map(), new Map()];
      return asked;
    },
  };
}

/** For pages that are not kept. */
export function unwatchedLists(lists: SiteLists): WatchedLists {
  return { ...lists, take: () => ({ routes: [], assets: [], places: [] }) };
}

/** Whether the lists of a site still give these answers. */
export function answersStand({ routes, assets, places }: Lookups, lists: SiteLists): boolean {
  return (
    routes.every(([route, answer]) => lists.isKnown(route) === answer) &&
    places.every(([route, id, answer]) => lists.placeOf(route, id) === answer) &&
    assets.every(([path, answer]) => JSON.stringify(lists.findAsset(path) ?? null) === JSON.stringify(answer))
  );
}
