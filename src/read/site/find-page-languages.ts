import type { NavPlace } from '../../model/navigation.ts';
import { createLanguageFinder } from '../navigation/create-language-finder.ts';

/**
 * The language of a page by its route: that of its place, or of those among which it lies; `null` where the site has
 * but one.
 */
export function findPageLanguages(places: ReadonlyMap<string, NavPlace>): (route: string) => string | null {
  const languages = new Set([...places.values()].map(({ language }) => language));
  const find = createLanguageFinder([...places].map(([route, place]) => ({ route, place })));
  return (route) => {
    const place = places.get(route);
    if (place) return place.language;
    const language = find(route);
    return language !== null && languages.has(language) ? language : null;
  };
}
