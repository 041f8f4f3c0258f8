import { buildFolder } from '../../base/paths/build-folder.ts';
import { markdownRoute } from '../../base/paths/routes.ts';
import type { Site } from '../../model/site.ts';
import { hasMarkdown, renderPageMarkdown } from '../outputs/page-markdown.ts';
import type { GeneratedFiles } from './collect-files.ts';
import type { Stylesheets } from './create-stylesheets.ts';
import type { OwnTexts } from './own-texts.ts';
import type { Session } from './session.ts';

export interface FileReaderParts {
  /** What pages load. */
  shell: () => GeneratedFiles;
  stylesheets: Stylesheets;
  findPage: Session['findPage'];
  texts: OwnTexts;
  /** All generated files. */
  files: () => Promise<GeneratedFiles>;
}

/** Endings of what is written about a site as a whole; whoever looks for another one must not wait for all of that. */
const ofWholeSite = new RegExp(String.raw`^(?:\.well-known|${buildFolder}/search)/|\.(?:txt|md|xml|json|html)$`);

/** Reads single generated files by their path in the output, each at the price of that file as far as it has one. */
export function createFileReader(
  site: Site,
  { shell, stylesheets, findPage, texts, files }: FileReaderParts,
): (path: string) => Promise<string | Uint8Array | undefined> {
  let known: GeneratedFiles | null = null;

  async function readMarkdown(path: string): Promise<string | undefined> {
    const route = site.pages.find((page) => hasMarkdown(page) && markdownRoute(page.route) === `/${path}`)?.route;
    const page = route === undefined ? null : findPage(route);
    if (page === null) return undefined;
    const filled = await texts.fill({ ...site, pages: [page] });
    return renderPageMarkdown(filled, filled.pages[0]!);
  }

  return async (path) => {
    known ??= shell();
    return (
      stylesheets.files.get(path) ??
      known.get(path) ??
      (path.endsWith('.md') ? await readMarkdown(path) : undefined) ??
      (ofWholeSite.test(path) ? (await files()).get(path) : undefined)
    );
  };
}
