import { dev } from 'astro';
import type { Problem } from '../../model/problem.ts';
import { createSession, type OpenSession, type SessionOptions } from '../session/create-session.ts';
import { astroConfig } from './astro-config.ts';
import type { DevServer } from './dev-server.ts';
import { docsIntegration } from './docs-integration.ts';
import { openProject } from './open-project.ts';
import { silentAstro, withEnvironment } from './with-environment.ts';

export interface DevOptions extends Omit<SessionOptions, 'mode'> {
  port: number;
  host: string;
  onProblems: (problems: Problem[]) => void;
}

/**
 * Serves a site from its sources. Pages are rendered when they are asked for; a changed file shows in the browser
 * without a restart, and a fault in the configuration is shown there too while the server lives on.
 *
 * @throws DocsError when the site cannot be read
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { folder, base, origin, port, host, onProblems } = options;
  const site: SessionOptions = { ...options, mode: 'dev' };
  const session = await createSession(site);
  const project = openProject(folder, 'dev');
  const docs = docsIntegration({ base: '', options: () => site, session, onProblems });
  warmRenderer(session);
  const config = astroConfig({ root: project.root, docs, base, origin });
  const server = await withEnvironment(silentAstro, () =>
    dev({ ...config, mode: 'development', server: { port, host } }),
  );
  const url = `http://${host}:${server.address.port}${base}/`;
  // Theme and shell are compiled at the first request: let it be ours.
  void fetch(url, { headers: { accept: 'text/html' } }).catch(() => {});
  return {
    url,
    stop: async () => {
      await server.stop();
      await session.close();
      project.release();
    },
  };
}

/** Renders one page while Astro starts, so that the workers have loaded what every page needs. */
function warmRenderer(session: OpenSession): void {
  const page = session.findPage('/') ?? session.site.pages[0];
  if (page) void session.render(page).catch(() => {});
}
