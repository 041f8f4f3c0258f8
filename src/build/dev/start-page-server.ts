import { getRequestListener } from '@hono/node-server';
import type { Problem } from '../../model/problem.ts';
import type { OpenSession } from '../session/open-session.ts';
import { createChangeStream } from '../show/change-stream.ts';
import { createProblemTeller } from '../show/create-problem-teller.ts';
import { addressOf, type StartServer } from '../show/dev-options.ts';
import { reloadOnChanges } from '../show/reload-on-changes.ts';
import type { ShownSite } from '../show/shown-site.ts';
import { createHandler } from './create-handler.ts';
import { createPageDrawer } from './create-page-drawer.ts';
import { listen } from './listen.ts';

/** Serves a site in a theme of the package, without Astro and Vite. */
export const startPageServer: StartServer = async (session, options) => {
  const { base, host, allowedHosts = [], certificate = null, onProblems, onSession, watch } = options;
  const shown: ShownSite = { session, failure: [] };
  const drawer = createPageDrawer();
  const changes = createChangeStream();
  let hasEnded = false;
  // What breaks off when the server ends is no fault of the site.
  const tell = (problems: Problem[]): void => {
    if (hasEnded) return;
    changes.tellProblems(problems);
    onProblems(problems);
  };
  const render = (page: Parameters<OpenSession['render']>[0]): Promise<unknown> => drawer.render(shown.session, page);
  const handler = createHandler({
    shown,
    drawer,
    changes,
    base,
    allowedHosts: [host, ...allowedHosts],
    onDrawn: () => teller.rendered(),
  });
  const listener = await listen(getRequestListener(handler, { overrideGlobalObjects: false }), {
    ...options,
    certificate,
  });
  const teller = createProblemTeller(shown, { render, onProblems: tell, before: warm(session, drawer) });
  const stopWatching = reloadOnChanges({
    site: { ...options, mode: 'dev' },
    shown,
    watch,
    onReload: (previous, change) => {
      if (shown.failure.length === 0 && onSession(shown.session)) return;
      changes.tell(change);
      teller.replaced(previous);
    },
  });
  const leave = async (): Promise<void> => {
    hasEnded = true;
    await stopWatching();
    await listener.close();
  };
  return {
    url: addressOf({ ...options, port: listener.port }),
    port: listener.port,
    leave,
    stop: async () => {
      await leave();
      await shown.session.close();
    },
  };
};

/** Draws the page that is asked for first, so that what every page needs has been loaded by then. Never fails. */
async function warm(session: OpenSession, drawer: ReturnType<typeof createPageDrawer>): Promise<void> {
  const page = session.findPage('/') ?? session.findPage(session.view('/').home);
  if (page) await drawer.draw(session, page).catch(() => undefined);
}
