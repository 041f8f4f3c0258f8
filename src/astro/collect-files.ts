import type { Site } from '../model/site.ts';
import { buildSearchFiles } from '../search/build-search-files.ts';
import type { PageViews } from '../navigation/build-page-view.ts';
import type { Stylesheets } from './create-stylesheets.ts';

/** Content by path in the output. */
export type GeneratedFiles = Map<string, string | Uint8Array>;

/** Every file of the output that is neither an Astro page nor an asset of the user. */
export async function collectFiles(site: Site, { views, stylesheets }: { views: PageViews; stylesheets: Stylesheets }): Promise<GeneratedFiles> {
  const files: GeneratedFiles = new Map(stylesheets.files);
  for (const [name, content] of buildSearchFiles(site)) files.set(`_docwright/search/${name}`, content);
  void views;
  return files;
}
