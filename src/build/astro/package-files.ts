import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from '../../read/site/package-folder.ts';

const ownManifest = join(packageFolder, 'package.json');

/** What scripts of pages import from other packages. Vite prepares it at once: found later, it would reload pages. */
export const browserPackages = [
  '@ai-sdk/react',
  'ai',
  'fuse.js/basic',
  'js-yaml',
  'markdown-to-jsx',
  'mermaid',
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'yaml',
];

/** What the code that renders pages imports: an output lies where none of it may be found. */
const pagePackages = ['docwright', 'fuse.js', 'js-yaml', 'mrmime', 'yaml'];

/** Lets Vite work with the sources of an installed package, and serve the files of what that package depends on. */
export function packageFiles(): Plugin {
  return {
    name: 'docwright:package-files',
    configEnvironment: (name) => {
      if (name === 'client')
        return {
          optimizeDeps: { exclude: ['docwright'], include: browserPackages.map((id) => `docwright > ${id}`) },
        };
      return name === 'ssr' || name === 'prerender' ? { resolve: { noExternal: pagePackages } } : undefined;
    },
    // Of a theme that lies with a site, too, where nothing may be installed; and never of another copy of the package.
    resolveId(id, _importer, options) {
      return /^docwright(\/|$)/.test(id) ? this.resolve(id, ownManifest, { ...options, skipSelf: true }) : null;
    },
    configResolved: ({ server }) => {
      server.fs.allow.push(...ownFolders());
    },
  };
}

/** Wherever a package manager put them. */
function ownFolders(): string[] {
  const { dependencies } = JSON.parse(readFileSync(ownManifest, 'utf8')) as { dependencies: Record<string, string> };
  const others = Object.keys(dependencies).flatMap((name) => findPackageJSON(name, ownManifest) ?? []);
  return [ownManifest, ...others].map((path) => realpathSync(dirname(path)).replaceAll('\\', '/'));
}
