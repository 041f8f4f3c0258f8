import { join } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { compileMdx } from '../../read/markdown/compile-mdx.ts';
import { packageFolder, packageVersion } from '../../read/site/package-folder.ts';
import { components } from '../../view/content-components/components.ts';
import { createIslandScripts, type IslandScripts } from '../islands/create-island-scripts.ts';
import { siteIslandSources } from '../islands/site-island-sources.ts';
import { parseFence } from '../render/parse-fence.ts';

/** The scripts of a site's interactive components, bundled once a page needs them. */
export function openIslandScripts(site: Site, siteFolder: string, problems: Problem[]): IslandScripts {
  const bodies = new Map(site.pages.flatMap(({ source }) => (source ? [[source.file, source.body] as const] : [])));
  return createIslandScripts({
    sources: siteIslandSources({
      snippets: site.snippets,
      variables: site.config.variables,
      pageText: (file) => bodies.get(file) ?? null,
    }),
    siteFolder,
    isUntrusted: site.isUntrusted,
    packageFolder,
    builtIns: {
      names: new Set(Object.keys(components)),
      file: join(packageFolder, 'lib/islands/components.js'),
    },
    compileMarkdown: (file, text) => compileMdx(text, { file, line: 1, fence: parseFence }),
    version: packageVersion,
    warn: (problem) => problems.push(problem),
  });
}
