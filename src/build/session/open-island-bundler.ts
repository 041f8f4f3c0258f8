import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMdx } from '../../read/markdown/compile-mdx.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { components } from '../../view/content-components/components.ts';
import {
  createIslandBundler,
  type IslandBundler,
  type IslandBundlerOptions,
} from '../islands/create-island-bundler.ts';
import { readSharedScripts } from '../islands/shared-scripts.ts';
import { openPack } from '../render/open-pack.ts';
import { parseFence } from '../render/parse-fence.ts';

/** The bundler of a site's interactive components, with the components that the package has for them. */
export function openIslandBundler(
  options: Pick<IslandBundlerOptions, 'sources' | 'siteFolder' | 'isUntrusted' | 'warn'>,
): IslandBundler {
  return createIslandBundler({
    ...options,
    packageFolder,
    builtIns: new Set(Object.keys(components)),
    shared: readSharedScripts(openPack(readFileSync(join(packageFolder, 'lib/islands.pack')))),
    compileMarkdown: (file, text) => compileMdx(text, { file, line: 1, fence: parseFence }),
  });
}
