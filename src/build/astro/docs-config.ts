import { join, resolve } from 'node:path';
import type { AstroInlineConfig, AstroIntegration } from 'astro';
import { packageFolder } from '../../read/site/package-folder.ts';
import { writeFiles } from '../output/write-files.ts';
import { createSession, type OpenSession } from '../session/create-session.ts';
import { publishSession } from '../session/session.ts';
import { astroConfig } from './astro-config.ts';
import { devFiles } from './dev-files.ts';

export interface DocsConfigOptions {
  /** Folder of the site. */
  site: string;
  /** Where a build writes; `dist` of Docwright's folder when left out. */
  outDir?: string;
  base?: string;
  /** Origin of the published site. */
  origin?: string;
}

/**
 * A configuration for Astro's own command line, for work on Docwright itself: `astro build` writes the site, `astro dev`
 * shows it. Reloading on changes and swapping the output safely are the business of `docwright dev` and `docwright build`.
 */
export async function docsConfig({ site, outDir, base = '', origin }: DocsConfigOptions): Promise<AstroInlineConfig> {
  const session = await createSession({
    folder: resolve(site),
    base,
    origin: origin ?? null,
    service: null,
    mode: 'build',
  });
  publishSession(session);
  const config = astroConfig({
    session,
    outDir: resolve(outDir ?? join(packageFolder, 'dist')),
    base,
    origin: origin ?? null,
  });
  const { root: _root, configFile: _configFile, mode: _mode, ...rest } = config;
  return {
    ...rest,
    logLevel: 'warn',
    integrations: [...(rest.integrations ?? []), devFiles({ session, failure: [] }, () => {}), outputFiles(session)],
  };
}

function outputFiles(session: OpenSession): AstroIntegration {
  return {
    name: 'docwright:output-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFiles(session, { outDir: dir.pathname, marker: '_docwright/build.json' });
        await session.close();
      },
    },
  };
}
