import { once } from 'node:events';
import { get, type ServerResponse } from 'node:http';
import { get as getSecurely } from 'node:https';
import { dev } from 'astro';
import type { Problem } from '../../model/problem.ts';
import type { OpenSession, SessionOptions } from '../session/open-session.ts';
import { addressOf, type StartServer } from '../show/dev-options.ts';
import { astroConfig } from './astro-config.ts';
import { docsIntegration } from './docs-integration.ts';
import { openProject } from './open-project.ts';
import { silentAstro, withEnvironment } from './with-environment.ts';

/** Milliseconds for which the pages that are being sent keep a server from ending. */
const longestWait = 5000;

/**
 * Serves a site with Astro and Vite, which compile a theme of the site's own. Theirs is the way in which a change of
 * the theme shows in the browser.
 */
export const startAstroServer: StartServer = async (session, options) => {
  const { base, origin, port, host, onProblems, onSession, watch } = options;
  const { allowedHosts = [], certificate = null, verbose = false } = options;
  const site: SessionOptions = { ...options, mode: 'dev' };
  const project = openProject(options, 'dev');
  let stopped = false;
  // What breaks off when the server ends is no fault of the site.
  const tell = (problems: Problem[]): void => void (stopped || onProblems(problems));
  const sending = new Set<ServerResponse>();
  const docs = docsIntegration({ base: '', options: () => site, session, watch, onProblems: tell, onSession, sending });
  warmRenderer(session);
  const config = astroConfig({ root: project.root, docs, base, origin, verbose });
  const vite = { ...config.vite, ...(certificate && { server: { https: certificate } }) };
  const server = await withEnvironment(silentAstro, () =>
    dev({ ...config, vite, mode: 'development', server: { port, host, allowedHosts: [...allowedHosts] } }),
  );
  const url = addressOf({ ...options, port: server.address.port });
  askFor(url);
  const end = async (): Promise<void> => {
    stopped = true;
    await server.stop();
    project.release();
  };
  return {
    url,
    port: server.address.port,
    leave: async () => {
      // Half a page does not hear of the server that follows.
      const signal = AbortSignal.timeout(longestWait);
      for (const response of sending) await once(response, 'close', { signal }).catch(() => {});
      await end();
    },
    stop: async () => {
      await end();
      await session.close();
    },
  };
};

/** Theme and shell are compiled at the first request: let it be ours. The certificate is the user's own. */
function askFor(url: string): void {
  const headers = { accept: 'text/html' };
  const request = url.startsWith('https:')
    ? getSecurely(url, { headers, rejectUnauthorized: false })
    : get(url, { headers });
  request.once('response', (response) => response.resume()).once('error', () => {});
}

/** Renders one page while Astro starts, so that the workers have loaded what every page needs. */
function warmRenderer(session: OpenSession): void {
  const page = session.findPage('/') ?? session.site.pages[0];
  if (page) void session.render(page).catch(() => {});
}
