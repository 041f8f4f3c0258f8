import type { Site } from '../model/site.ts';
import { loadSite } from '../read/site/load-site.ts';
import { type Documentation, resolveDocumentation } from './documentation.ts';

/**
 * Reads a site into plain data: configuration, navigation, pages with their outline and Markdown, API descriptions.
 *
 * @throws DocsError when the site cannot be read
 */
export async function load(docs: Documentation): Promise<Site> {
  const { folder, ...place } = resolveDocumentation(docs);
  return loadSite(folder, place);
}
