import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from '../../read/site/package-folder.ts';

const ownManifest = join(packageFolder, 'package.json');

/** Lets Vite work with the sources of an installed package, which use no other package, and serve its files. */
export function packageFiles(): Plugin {
  return {
    name: 'docwright:package-files',
    configEnvironment: (name) => {
      if (name === 'client') return { optimizeDeps: { exclude: ['docwright'] } };
      // It holds components and TypeScript, which Node cannot load from a package.
      return name === 'ssr' || name === 'prerender' ? { resolve: { noExternal: ['docwright'] } } : undefined;
    },
    // Of a theme that lies with a site, too, where nothing may be installed; and never of another copy of the package.
    resolveId(id, _importer, options) {
      return /^docwright(\/|$)/.test(id) ? this.resolve(id, ownManifest, { ...options, skipSelf: true }) : null;
    },
    // Wherever a package manager put it.
    configResolved: ({ server }) => {
      server.fs.allow.push(realpathSync(packageFolder).replaceAll('\\', '/'));
    },
  };
}
