import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

export interface IntegrationOptions {
  /** Folder of the theme's `Layout.astro`. */
  themeFolder: string;
}

/** Gives Astro's routes the site: the session, and the theme under `#theme`. */
export function docwright({ themeFolder }: IntegrationOptions): AstroIntegration {
  return {
    name: 'docwright',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [sessionModule()],
            resolve: { alias: { '#theme': themeFolder } },
          },
        });
      },
    },
  };
}

const moduleId = 'virtual:docwright';

function sessionModule(): Plugin {
  return {
    name: 'docwright:session',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export const getSession = () => globalThis[Symbol.for('docwright.session')];` : undefined),
  };
}

/** The folder of the installed package: `src`, `themes` and `lib` lie in it. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
