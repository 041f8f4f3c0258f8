import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { packageFolder } from '../../read/site/package-folder.ts';
import type { OpenSession } from '../session/create-session.ts';
import { docwright } from './integration.ts';

export interface AstroTarget {
  session: OpenSession;
  /** Of `publishSession`. */
  run?: string;
  /** Where a build writes; unset for the development server. */
  outDir?: string;
  base: string;
  origin: string | null;
  server?: { port: number; host: string | boolean };
}

/** Folder of an output that holds, while it is built, the bundle that renders it. */
export const serverFolder = '.server';

/** How Docwright runs Astro: its own routes, the user's site only through the session. */
export function astroConfig({ session, run, outDir, base, origin, server }: AstroTarget): AstroInlineConfig {
  return {
    root: packageFolder,
    configFile: false,
    mode: outDir ? 'production' : 'development',
    logLevel: 'error',
    base: base || '/',
    site: origin ?? undefined,
    outDir: outDir ?? join(packageFolder, 'dist'),
    publicDir: join(packageFolder, 'src', 'public'),
    cacheDir: join(tmpdir(), 'docwright-cache'),
    trailingSlash: 'ignore',
    compressHTML: true,
    devToolbar: { enabled: false },
    server,
    // Rendering waits for worker threads, so several pages must be under way at once.
    build: {
      assets: '_docwright',
      concurrency: 16,
      inlineStylesheets: 'never',
      ...(outDir && { server: join(outDir, serverFolder) }),
    },
    integrations: [docwright({ session, run })],
  };
}
