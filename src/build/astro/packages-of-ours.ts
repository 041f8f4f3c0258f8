import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from '../../read/site/package-folder.ts';

const ownManifest = join(packageFolder, 'package.json');

/**
 * A project that Docwright has made has no packages of its own: what the tools inside import for it is found where
 * Docwright's are. Links in the project do for a resolver that walks up folders; Plug'n'Play asks who declared what.
 */
export function packagesOfOurs(): Plugin {
  let root = '';
  return {
    name: 'docwright:packages-of-ours',
    enforce: 'pre',
    configResolved: (config) => {
      ({ root } = config);
    },
    resolveId(id, importer, options) {
      const isFromProject = importer === undefined || importer.startsWith('\0') || importer.startsWith(`${root}/`);
      return isFromProject && /^astro(\/|$)/.test(id)
        ? this.resolve(id, ownManifest, { ...options, skipSelf: true })
        : null;
    },
  };
}
