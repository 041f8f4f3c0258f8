import { createAssetFinder } from './create-asset-finder.ts';
import type { RenderContext } from './render-context.ts';
import type { SiteLists } from './watch-lookups.ts';

/** The lists of pages and files that pages of a site may ask. */
export function siteLists({ routes, assets, places }: Pick<RenderContext, 'routes' | 'assets' | 'places'>): SiteLists {
  const pages = new Set(routes);
  const files = new Map(assets.map((asset) => [asset.path, asset]));
  return {
    isKnown: (route) => pages.has(route) || files.has(route.slice(1)),
    placeOf: (route, id) =>
      Object.hasOwn(places, route) && Object.hasOwn(places[route]!, id) ? places[route]![id]! : null,
    findAsset: createAssetFinder(files),
  };
}
