import type { Plugin } from 'vite';

/**
 * What is loaded later brings no style sheet with it, so Vite's helper for that (0.9 kB on every page) has nothing to
 * do.
 */
export function plainPreload(): Plugin {
  return {
    name: 'docwright:plain-preload',
    enforce: 'pre',
    apply: 'build',
    // Nor would anything read the lists of what a script loads later, which every page would carry.
    configEnvironment: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }),
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
