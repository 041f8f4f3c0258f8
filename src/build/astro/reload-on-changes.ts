import type { ViteDevServer } from 'vite';
import { DocsError } from '../../base/errors/docs-error.ts';
import { createSession, type SessionOptions } from '../session/create-session.ts';
import type { ProblemTeller } from './create-problem-teller.ts';
import type { ShownSite } from './site-files.ts';
import { refreshRoutes } from './virtual-modules.ts';
import { watchFolder } from './watch-folder.ts';

export interface ReloadOptions {
  /** How the first session was made. */
  site: SessionOptions;
  shown: ShownSite;
  server: ViteDevServer;
  teller: ProblemTeller;
}

/** Milliseconds to wait for more changes: editors write a file in several steps. */
const settleTime = 40;

/**
 * Loads the site again whenever a file of it changes, and has browsers show it. A fault in the configuration is shown
 * there too, while the server lives on.
 *
 * @returns a function that ends it
 */
export function reloadOnChanges(options: ReloadOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let reloading: Promise<void> = Promise.resolve();
  const stop = watchFolder(options.site.folder, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloading = reloading.then(() => reload(options));
    }, settleTime);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

async function reload({ site, shown, server, teller }: ReloadOptions): Promise<void> {
  const previous = shown.session;
  try {
    shown.session = await createSession({ ...site, previous });
    shown.failure = [];
  } catch (error) {
    shown.failure =
      error instanceof DocsError
        ? error.problems
        : [{ severity: 'error', code: 'reload-failed', message: String(error) }];
  }
  refreshRoutes(server);
  server.environments.client.hot.send({ type: 'full-reload' });
  teller.replaced(previous);
}
