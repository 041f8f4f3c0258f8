import type { Plugin } from 'vite';

/**
 * What is loaded later brings no style sheet with it, so Vite's helper for that, and the code around each such import,
 * have nothing to do: 1.4 kB on every page.
 */
export function plainPreload(): Plugin {
  return {
    name: 'docwright:plain-preload',
    apply: 'build',
    configEnvironment: () => ({ build: { modulePreload: { polyfill: false } } }),
    configResolved: ({ plugins }) => {
      for (const plugin of plugins)
        if (plugin.name === 'native:import-analysis-build') plugin.applyToEnvironment = () => false;
    },
  };
}
