import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { packageFolder } from '../site/package-folder.ts';
import type { Site } from '../model/site.ts';
import type { OpenSession } from './create-session.ts';


/** Gives Astro's routes the site: the session, and the theme under `#theme`. */
export function docwright({ session }: { session: OpenSession }): AstroIntegration {
  return {
    name: 'docwright',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [sessionModule(), plainPreload()],
            server: { watch: { ignored: isNotOurs } },
            resolve: { alias: { '#theme': findTheme(session) } },
            define: { 'import.meta.env.DOCWRIGHT_MERMAID': JSON.stringify(String(command === 'dev' || usesDiagrams(session.site))) },
            // The output folder may lie anywhere, also where no package can be found: everything goes into the bundle.
            environments: command === 'build' ? { prerender: { resolve: { noExternal: true } } } : {},
          },
        });
      },
    },
  };
}

/** Of Docwright's own folder Vite watches the code it serves; a folder of packages or output beside it would cost seconds. */
function isNotOurs(path: string): boolean {
  const watched = [join(packageFolder, 'src'), join(packageFolder, 'themes')];
  return path.startsWith(`${packageFolder}/`) && !watched.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

const moduleId = 'virtual:docwright';

function sessionModule(): Plugin {
  return {
    name: 'docwright:session',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export const getSession = () => globalThis[Symbol.for('docwright.session')];` : undefined),
  };
}

/** What is loaded later brings no style sheet with it, so Vite's helper for that (0.9 kB on every page) has nothing to do. */
function plainPreload(): Plugin {
  return {
    name: 'docwright:plain-preload',
    enforce: 'pre',
    apply: 'build',
    // Nor would anything read the lists of what a script loads later, which every page would carry.
    configEnvironment: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** A theme folder of the site wins over Docwright's own; a theme that nobody has is shown as `mint`. */
function findTheme({ folder, site }: OpenSession): string {
  const name = site.config.theme;
  const candidates = [join(folder, 'themes', name), join(packageFolder, 'themes', name), join(packageFolder, 'themes', 'mint')];
  return candidates.find((candidate) => existsSync(join(candidate, 'Layout.astro')))!;
}

/** The library that draws diagrams is large: a site without diagrams is built without it. */
function usesDiagrams(site: Site): boolean {
  const mark = /mermaid/i;
  return site.pages.some((page) => page.source !== null && mark.test(page.source.body)) || Object.values(site.snippets).some((text) => mark.test(text));
}
