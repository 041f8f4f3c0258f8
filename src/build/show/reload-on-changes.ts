import { DocsError } from '../../base/errors/docs-error.ts';
import { createSession } from '../session/create-session.ts';
import type { OpenSession, SessionOptions } from '../session/open-session.ts';
import { gatherChanges } from './gather-changes.ts';
import type { ShownSite } from './shown-site.ts';
import type { FolderWatch } from './watch-folder.ts';

export interface ReloadOptions {
  /** How the first session was made. */
  site: SessionOptions;
  shown: ShownSite;
  /** Of the site's folder since before it was first read, so that nothing is lost that is saved meanwhile. */
  watch: FolderWatch;
  /** Called when another session, or a failure, has taken the place of `previous`. */
  onReload: (previous: OpenSession) => void | Promise<void>;
}

/** Of more changes at once, the system may not have told all. */
const mostTold = 1000;

/**
 * Loads a site again whenever a file of it changes. A fault in the configuration is the site's `failure` until it is
 * mended.
 *
 * @returns a function that ends it, once no change is under way; the watch goes on
 */
export function reloadOnChanges(options: ReloadOptions): () => Promise<void> {
  let reloading: Promise<void> = Promise.resolve();
  let isEnded = false;
  const { listen, remember, renew } = options.watch;
  const changes = gatherChanges((told) => {
    if (told > mostTold) renew();
    reloading = reloading.then(() => (isEnded ? undefined : reload(options, remember)));
  });
  listen(changes.tell);
  return () => {
    isEnded = true;
    listen(null);
    changes.stop();
    return reloading;
  };
}

async function reload(
  { site, shown, onReload }: ReloadOptions,
  rememberFolder: SessionOptions['rememberFolder'],
): Promise<void> {
  const previous = shown.session;
  try {
    shown.session = await createSession({ ...site, previous, rememberFolder });
    shown.failure = [];
  } catch (error) {
    shown.failure =
      error instanceof DocsError
        ? error.problems
        : [{ severity: 'error', code: 'reload-failed', message: String(error) }];
  }
  await onReload(previous);
}
