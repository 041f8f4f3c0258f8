import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { packageVersion } from '../../read/site/package-folder.ts';
import { createIslandScripts, type IslandScripts } from '../islands/create-island-scripts.ts';
import { siteIslandSources } from '../islands/site-island-sources.ts';

/** The scripts of a site's interactive components, bundled once a page needs them. */
export function openIslandScripts(site: Site, siteFolder: string, problems: Problem[]): IslandScripts {
  const bodies = new Map(site.pages.flatMap(({ source }) => (source ? [[source.file, source.body] as const] : [])));
  const sources = siteIslandSources({
    snippets: site.snippets,
    variables: site.config.variables,
    pageText: (file) => bodies.get(file) ?? null,
  });
  const warn = (problem: Problem): void => void problems.push(problem);
  return createIslandScripts({
    sources,
    version: packageVersion,
    openBundler: async () =>
      (await import('./open-island-bundler.ts')).openIslandBundler({
        sources,
        siteFolder,
        isUntrusted: site.isUntrusted,
        warn,
      }),
    warn,
  });
}
