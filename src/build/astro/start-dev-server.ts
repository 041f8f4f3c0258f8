import { dev } from 'astro';
import type { ViteDevServer } from 'vite';
import { DocsError } from '../../base/errors/docs-error.ts';
import type { Problem } from '../../model/problem.ts';
import { createSession, type OpenSession, type SessionOptions } from '../session/create-session.ts';
import { publishSession } from '../session/session.ts';
import { astroConfig } from './astro-config.ts';
import { type DevState, devFiles } from './dev-files.ts';
import { watchFolder } from './watch-folder.ts';

export interface DevOptions extends Omit<SessionOptions, 'mode'> {
  port: number;
  host: string;
  onProblems: (problems: Problem[]) => void;
}

export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** Milliseconds to wait for more changes: editors write a file in several steps. */
const settleTime = 40;

/**
 * Serves a site from its sources. Pages are rendered when they are asked for; a changed file shows in the browser
 * without a restart, and a fault in the configuration is shown there too while the server lives on.
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const session = await createSession({ ...options, mode: 'dev' });
  const state: DevState = { session, failure: [] };
  publishSession(session);
  options.onProblems(session.problems());
  const vite = Promise.withResolvers<ViteDevServer>();
  const config = astroConfig({
    session,
    base: options.base,
    origin: options.origin,
    server: { port: options.port, host: options.host },
  });
  warmRenderer(session);
  const server = await dev({
    ...config,
    integrations: [...(config.integrations ?? []), devFiles(state, vite.resolve)],
  });
  const stopWatching = watchSite(options, { state, vite: await vite.promise });
  const url = `http://${options.host}:${server.address.port}${options.base}/`;
  // Theme and shell are compiled at the first request: let it be ours.
  void fetch(url, { headers: { accept: 'text/html' } }).catch(() => {});
  return {
    url,
    stop: async () => {
      stopWatching();
      await server.stop();
      await state.session.close();
    },
  };
}

/** Renders one page while Astro starts, so that the workers have loaded what every page needs. */
function warmRenderer(session: OpenSession): void {
  const page = session.findPage('/') ?? session.site.pages[0];
  if (page) void session.render(page).catch(() => {});
}

function watchSite(options: DevOptions, { state, vite }: { state: DevState; vite: ViteDevServer }): () => void {
  let timer: NodeJS.Timeout | undefined;
  let reloading: Promise<void> = Promise.resolve();
  const stop = watchFolder(options.folder, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloading = reloading.then(() => reload(options, { state, vite }));
    }, settleTime);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

async function reload(options: DevOptions, { state, vite }: { state: DevState; vite: ViteDevServer }): Promise<void> {
  try {
    const next: OpenSession = await createSession({ ...options, mode: 'dev', previous: state.session });
    state.session = next;
    state.failure = [];
    publishSession(next);
    options.onProblems(next.problems());
  } catch (error) {
    state.failure =
      error instanceof DocsError
        ? error.problems
        : [{ severity: 'error', code: 'reload-failed', message: String(error) }];
    options.onProblems(state.failure);
  }
  vite.environments.client.hot.send({ type: 'full-reload' });
}
