import { join } from 'node:path';
import type { AstroInlineConfig, AstroIntegration } from 'astro';
import { buildFolder } from '../../base/paths/build-folder.ts';
import { astroOfOurs } from './astro-of-ours.ts';
import { plainPreload } from './plain-preload.ts';

export interface AstroTarget {
  /** Of `openProject`. */
  root: string;
  docs: AstroIntegration;
  base: string;
  origin: string | null;
  /** The tools inside say what they do. */
  verbose?: boolean;
}

/** How Docwright's commands run Astro: in a project that holds the documentation alone. */
export function astroConfig({ root, docs, base, origin, verbose = false }: AstroTarget): AstroInlineConfig {
  return {
    root,
    configFile: false,
    // What users must know is told in Docwright's own words.
    logLevel: verbose ? 'info' : 'silent',
    base: base || '/',
    site: origin ?? undefined,
    trailingSlash: 'ignore',
    compressHTML: true,
    devToolbar: { enabled: false },
    integrations: [docs],
    // Vite looks for a PostCSS configuration, which is code, in every folder above the project.
    vite: { css: { postcss: {} }, plugins: [astroOfOurs()] },
  };
}

/** The same for a build into a folder, which may lie anywhere. */
export function buildConfig(target: AstroTarget, outDir: string): AstroInlineConfig {
  const config = astroConfig(target);
  return {
    ...config,
    mode: 'production',
    outDir,
    // Rendering waits for other processes, so several pages must be under way at once.
    build: {
      assets: buildFolder,
      concurrency: 16,
      inlineStylesheets: 'never',
      server: join(target.root, 'server'),
    },
    vite: {
      ...config.vite,
      plugins: [...config.vite!.plugins!, plainPreload()],
      // A project that holds nothing else has no packages to import: everything goes into the bundle.
      environments: { prerender: { resolve: { noExternal: true } } },
    },
    integrations: [bundleInProject, ...(config.integrations ?? [])],
  };
}

/**
 * Without an adapter, Astro writes the bundle that renders the pages into the current folder, where another build may
 * be doing the same.
 */
const bundleInProject: AstroIntegration = {
  name: 'docwright:bundle-in-project',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'docwright',
        adapterFeatures: { buildOutput: 'static', preserveBuildServerDir: true },
        supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};
