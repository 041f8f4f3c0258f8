import type { PlacedPage } from './match-page.ts';
import { sharedFolder } from './shared-folder.ts';

/**
 * The language of a page that navigation does not list: the one whose listed pages all lie in a folder around it, or
 * else the one whose code its address begins with. It may be a language that the site does not have.
 */
export function createLanguageFinder(pages: readonly PlacedPage[]): (route: string) => string | null {
  const byLanguage = Map.groupBy(pages, ({ place }) => place?.language ?? null);
  const folders = [...byLanguage].flatMap(([language, own]) => {
    const folder = language === null ? '/' : sharedFolder(withIndexes(own.map(({ route }) => route)));
    return folder === '/' ? [] : [{ language, folder }];
  });
  return (route) => {
    const around = folders.filter(({ folder }) => `${route}/`.startsWith(folder));
    const deepest = Math.max(...around.map(({ folder }) => folder.length));
    const [first, second] = around.filter(({ folder }) => folder.length === deepest);
    return first && !second ? first.language : (route.split('/')[1] ?? null);
  };
}

/** The index of a folder lies in it, though its address does not say so. */
function withIndexes(routes: readonly string[]): string[] {
  const folders = new Set(routes.map((route) => route.slice(0, route.lastIndexOf('/'))));
  return routes.map((route) => (folders.has(route) ? `${route}/` : route));
}
