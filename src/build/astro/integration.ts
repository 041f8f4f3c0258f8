import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { Site } from '../../model/site.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import type { OpenSession } from '../session/create-session.ts';
import { findTheme } from '../session/find-theme.ts';
import { sessionName } from '../session/session.ts';
import { inlineScripts } from './inline-scripts.ts';

const pagesFolder = join(packageFolder, 'src/build/pages');

/** Gives Astro's routes the site: the session, and the theme under `#theme`. */
export function docwright({ session, run = 'current' }: { session: OpenSession; run?: string }): AstroIntegration {
  let isBuild = false;
  return {
    name: 'docwright',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        isBuild = command === 'build';
        injectRoute({ pattern: '/[...route]', entrypoint: join(pagesFolder, '[...route].astro') });
        injectRoute({ pattern: '/404', entrypoint: join(pagesFolder, '404.astro') });
        updateConfig({
          vite: {
            plugins: [sessionModule(run), inlineScripts(), plainPreload()],
            server: { watch: { ignored: isNotOurs } },
            resolve: { alias: { '#theme': findTheme(session.site, session.folder) } },
            define: {
              'import.meta.env.DOCWRIGHT_MERMAID': JSON.stringify(String(!isBuild || usesDiagrams(session.site))),
            },
            // The output folder may lie anywhere, also where no package can be found: everything goes into the bundle.
            environments: isBuild ? { prerender: { resolve: { noExternal: true } } } : {},
          },
        });
      },
      // Without an adapter, Astro writes the bundle that renders the pages into the current folder, where another build may be doing the same.
      'astro:config:done': ({ setAdapter }) => {
        if (isBuild)
          setAdapter({
            name: 'docwright',
            adapterFeatures: { buildOutput: 'static', preserveBuildServerDir: true },
            supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
          });
      },
    },
  };
}

/** Of Docwright's own folder Vite watches the code it serves; a folder of packages or output beside it would cost seconds. */
function isNotOurs(path: string): boolean {
  const watched = [join(packageFolder, 'src'), join(packageFolder, 'themes')];
  return (
    path.startsWith(`${packageFolder}/`) && !watched.some((folder) => path === folder || path.startsWith(`${folder}/`))
  );
}

const moduleId = 'virtual:docwright';

function sessionModule(run: string): Plugin {
  return {
    name: 'docwright:session',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) =>
      id === `\0${moduleId}`
        ? `export const getSession = () => globalThis[Symbol.for(${JSON.stringify(sessionName(run))})];`
        : undefined,
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

/** The library that draws diagrams is large: a site without diagrams is built without it. */
function usesDiagrams(site: Site): boolean {
  const mark = /mermaid/i;
  return (
    site.pages.some((page) => page.source !== null && mark.test(page.source.body)) ||
    Object.values(site.snippets).some((text) => mark.test(text))
  );
}
