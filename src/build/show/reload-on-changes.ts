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
  onReload: (previous: OpenSession, change: SiteChange) => void | Promise<void>;
}

export interface SiteChange {
  /** Nothing but texts of pages and snippets has changed, so that what pages load is as it was. */
  isText: boolean;
}

/** Of more changes at once, the system may not have told all. */
const mostTold = 1000;
const textFile = /\.mdx?$/i;

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
  const changes = gatherChanges(({ count, paths }) => {
    if (count > mostTold) renew();
    const isText = count <= mostTold && [...paths].every((path) => path !== null && textFile.test(path));
    reloading = reloading.then(() => (isEnded ? undefined : reload(options, { rememberFolder: remember, isText })));
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
  { rememberFolder, isText }: SiteChange & Pick<SessionOptions, 'rememberFolder'>,
): Promise<void> {
  const previous = shown.session;
  const hadFailed = shown.failure.length > 0;
  try {
    shown.session = await createSession({ ...site, previous, rememberFolder });
    shown.failure = [];
  } catch (error) {
    shown.failure =
      error instanceof DocsError
        ? error.problems
        : [{ severity: 'error', code: 'reload-failed', message: String(error) }];
  }
  await onReload(previous, { isText: isText && !hadFailed && shown.failure.length === 0 });
}
