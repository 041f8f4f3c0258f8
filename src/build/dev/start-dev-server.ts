import { createSession, type OpenSession } from '../session/create-session.ts';
import { findOwnTheme } from '../session/find-theme.ts';
import type { DevOptions } from '../show/dev-options.ts';
import type { DevServer } from '../show/dev-server.ts';
import { startPageServer } from './start-page-server.ts';

/**
 * Serves a site from its sources. Pages are rendered when they are asked for; a changed file shows in the browser
 * without a restart, and a fault in the configuration is shown there too while the server lives on.
 *
 * A theme of the site's own is compiled by Astro and Vite, which are loaded for it alone; a site that gets one
 * meanwhile goes over to them at the same address.
 *
 * @throws DocsError when the site cannot be read
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const session = await createSession({ ...options, mode: 'dev' });
  if (needsAstro(session)) return startAstro(session, options);
  let following: Promise<DevServer> | null = null;
  const onSession = (next: OpenSession): boolean => {
    if (needsAstro(next)) following = server.leave().then(() => startAstro(next, { ...options, port: server.port }));
    return following !== null;
  };
  const server = await startPageServer(session, { ...options, onSession });
  return { ...server, stop: async () => (await (following ?? server)).stop() };
}

/** Work on the package's own sources shows in a browser through Vite, too. */
function needsAstro({ site, folder }: OpenSession): boolean {
  return Boolean(process.env['DOCWRIGHT_SOURCES']) || findOwnTheme(site, folder) !== null;
}

async function startAstro(session: OpenSession, options: DevOptions): Promise<DevServer> {
  const { startAstroServer } = await import('../astro/start-astro-server.ts');
  return startAstroServer(session, options);
}
