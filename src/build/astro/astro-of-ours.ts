import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from '../../read/site/package-folder.ts';

/** What of Astro goes through Vite; the rest is in Docwright's own code. */
export const astroFolder = join(packageFolder, 'lib/astro');

/**
 * Finds Astro for a project that Docwright has made, in Docwright: by its `exports`, since no package manager knows of
 * it. The same for a theme that lies with a site, where nothing may be installed.
 */
export function astroOfOurs(): Plugin {
  const exports = JSON.parse(readFileSync(join(astroFolder, 'exports.json'), 'utf8')) as Record<string, string>;
  return {
    name: 'docwright:astro-of-ours',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^astro\// },
      handler: (id) => {
        const target = findExport(exports, id.slice('astro/'.length));
        return target === null ? null : join(astroFolder, target).replaceAll('\\', '/');
      },
    },
  };
}

/** The file that a name of a package stands for: its own entry, or the longest pattern that it fits. */
export function findExport(exports: Readonly<Record<string, string>>, name: string): string | null {
  const exact = exports[`./${name}`];
  if (exact !== undefined) return exact;
  const patterns = Object.keys(exports).filter((key) => key.endsWith('/*') && `./${name}`.startsWith(key.slice(0, -1)));
  const [longest] = patterns.sort((a, b) => b.length - a.length);
  return longest === undefined ? null : exports[longest]!.replace('*', name.slice(longest.length - 3));
}
