import { markdownRoute, outputFile } from '../../base/paths/routes.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { hasMarkdown } from './page-markdown.ts';

/**
 * Tells where the Markdown of pages can be written with the pages, by path in the output. `null` for a page without,
 * for one whose text is not known before it is rendered, and where something else may stand at that path: of what asks
 * for one name, the order of the other files decides (`buildOutputFiles`).
 */
export function placeMarkdown(site: Site): (page: Page) => string | null {
  const authored = new Set(site.assets.map(({ path }) => path));
  const isRoot = site.skills.length > 0;
  const mayBeFolder =
    site.pages.some(({ route }) => outputFile(route).includes('.md/')) ||
    site.config.redirects.some(({ source }) => source.includes('.md'));
  return (page) => {
    const path = markdownRoute(page.route).slice(1);
    const isFree = !mayBeFolder && !authored.has(path) && !(isRoot && path === 'skill.md');
    return isFree && hasMarkdown(page) && page.pending === undefined ? path : null;
  };
}
