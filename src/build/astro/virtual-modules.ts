import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { packageFolder } from '../../read/site/package-folder.ts';

export interface VirtualModules {
  /** Of `registerSession`. */
  session: string;
  /** Path of the theme's layout. */
  layout: () => string;
}

/** By id, what the routes import. */
const modules: Record<string, (given: VirtualModules) => string> = {
  // `import` would make an instance of its own in the module graph, with no session in it.
  'virtual:docwright': ({ session }) =>
    `import { createRequire } from 'node:module';
const { findSession } = createRequire(${JSON.stringify(pathToFileURL(join(packageFolder, 'lib', '/')))})('./sessions.js');
export const getSession = () => findSession(${JSON.stringify(session)});`,
  'virtual:docwright/theme': ({ layout }) => `export { default } from ${JSON.stringify(layout())};`,
};

/** Gives Astro's routes the site: the session, and the theme's layout. */
export function virtualModules(given: VirtualModules): Plugin {
  return {
    name: 'docwright:site',
    resolveId: (id) => (id in modules ? resolved(id) : undefined),
    load: (id) => {
      const [, make] = Object.entries(modules).find(([name]) => id === resolved(name)) ?? [];
      return make?.(given);
    },
  };
}

/** Has the routes read again, and with them the list of pages, once a session has taken another's place. */
export function refreshRoutes(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const id of Object.keys(modules)) {
      const module = moduleGraph.getModuleById(resolved(id));
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}

function resolved(id: string): string {
  return `\0${id}`;
}
