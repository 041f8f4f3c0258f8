import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Astro takes a path that has not even its first folder in common with the project's root for one below that root, and
 * then does not find the scripts and styles of a component. So it is told of those that exist where they say.
 */
export function componentsAnywhere(): Plugin {
  return {
    name: 'docwright:components-anywhere',
    configResolved: ({ plugins }) => {
      const load = plugins.find(({ name }) => name === 'astro:build')?.load;
      if (typeof load !== 'object') return;
      const { handler } = load;
      load.handler = function (id, options) {
        return handler.call(this, existsSync(id.replace(/\?.*$/s, '')) ? `/@fs${id}` : id, options);
      };
    },
  };
}
