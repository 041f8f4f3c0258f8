import { findOwnTheme } from '../session/find-theme.ts';
import { openEarlyPool } from '../session/open-pool.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { DevOptions } from '../show/dev-options.ts';
import type { DevServer, ShowingServer } from '../show/dev-server.ts';
import { watchFolder } from '../show/watch-folder.ts';

/**
 * Serves a site from its sources. Pages are rendered when they are asked for; a changed file shows in the browser
 * without a restart, and a fault in the configuration is shown there too while the server lives on.
 *
 * A theme of the site's own is compiled by Astro and Vite, which are loaded for it alone; a site that gets one
 * meanwhile, or loses it, goes over to the other server at the same address.
 *
 * @throws DocsError when the site cannot be read
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  let showing: Promise<ShowingServer>;
  const show = async (session: OpenSession, port: number): Promise<ShowingServer> => {
    const isAstro = needsAstro(session);
    const start = isAstro
      ? (await import('../astro/start-astro-server.ts')).startAstroServer
      : (await import('./start-page-server.ts')).startPageServer;
    // The site may change once more while a server ends: the next one shows the latest state.
    let latest: OpenSession | null = null;
    const onSession = (next: OpenSession): boolean => {
      if (latest === null && needsAstro(next) === isAstro) return false;
      if (latest === null)
        showing = showing.then(async (server) => {
          await server.leave();
          return show(latest!, server.port);
        });
      latest = next;
      return true;
    };
    return start(session, { ...options, port, watch, onSession });
  };
  const opened = openFirst(options);
  // What is saved from here on shows: opening waits for its code before it reads anything.
  const watch = watchFolder(options.folder, { followsLinks: !options.isUntrusted });
  showing = opened.then((session) => show(session, options.port));
  const { url, port } = await showing.catch((error) => {
    watch.stop();
    throw error;
  });
  const stop = async (): Promise<void> => {
    watch.stop();
    await (await showing).stop();
  };
  return { url, port, stop };
}

/** A process takes as long to start as the code of this one to load. */
async function openFirst(options: DevOptions): Promise<OpenSession> {
  const pool = openEarlyPool({ folder: options.folder, mode: 'dev', limits: options.limits, isKept: false });
  const { createSession } = await import('../session/create-session.ts');
  return createSession({ ...options, mode: 'dev', pool });
}

/** Work on the package's own sources shows in a browser through Vite, too. */
function needsAstro({ site, folder }: OpenSession): boolean {
  return Boolean(process.env['DOCWRIGHT_SOURCES']) || findOwnTheme(site, folder) !== null;
}
