import { get } from 'node:http';
import { get as getSecurely } from 'node:https';
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
  /** For HTTPS: a certificate and its key, as PEM. */
  certificate?: { cert: Buffer; key: Buffer } | null;
  /** Astro and Vite say what they do. */
  verbose?: boolean;
  /** Called with all that is wrong, first at once and then whenever it changes. */
  onProblems: (problems: Problem[]) => void;
}

/**
 * Serves a site from its sources. Pages are rendered when they are asked for; a changed file shows in the browser
 * without a restart, and a fault in the configuration is shown there too while the server lives on.
 *
 * @throws DocsError when the site cannot be read
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const { base, origin, port, host, onProblems, certificate = null, verbose = false } = options;
  const site: SessionOptions = { ...options, mode: 'dev' };
  const session = await createSession(site);
  const project = openProject(options, 'dev');
  let stopped = false;
  // What breaks off when the server ends is no fault of the site.
  const tell = (problems: Problem[]): void => void (stopped || onProblems(problems));
  const docs = docsIntegration({ base: '', options: () => site, session, onProblems: tell });
  warmRenderer(session);
  const config = astroConfig({ root: project.root, docs, base, origin, verbose });
  const vite = { ...config.vite, ...(certificate && { server: { https: certificate } }) };
  const server = await withEnvironment(silentAstro, () =>
    dev({ ...config, vite, mode: 'development', server: { port, host } }),
  );
  const url = `${certificate ? 'https' : 'http'}://${nameOf(host)}:${server.address.port}${base}/`;
  askFor(url);
  return {
    url,
    port: server.address.port,
    stop: async () => {
      stopped = true;
      await server.stop();
      await session.close();
      project.release();
    },
  };
}

/** Theme and shell are compiled at the first request: let it be ours. The certificate is the user's own. */
function askFor(url: string): void {
  const headers = { accept: 'text/html' };
  const request = url.startsWith('https:')
    ? getSecurely(url, { headers, rejectUnauthorized: false })
    : get(url, { headers });
  request.once('response', (response) => response.resume()).once('error', () => {});
}

/** How an address names what a server listens on. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Renders one page while Astro starts, so that the workers have loaded what every page needs. */
function warmRenderer(session: OpenSession): void {
  const page = session.findPage('/') ?? session.site.pages[0];
  if (page) void session.render(page).catch(() => {});
}
