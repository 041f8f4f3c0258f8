import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';
import { buildSite } from '../../build/publish/build-site.ts';
import { loadServerConfig } from '../../service/server/config/load-server-config.ts';
import { openService } from '../../service/server/open-service.ts';
import type { RenderingOptions } from '../build-options.ts';
import type { SiteOptions } from '../site-options.ts';
import type { Fetch } from './ask-server.ts';

/** A site that answers as `docwright serve` would, without a network. */
export interface AnsweringSite {
  /** Address of its first page. */
  site: string;
  /** Address that its files name; `null` when they name none. */
  origin: string | null;
  fetch: Fetch;
  close: () => Promise<void>;
}

const ownOrigin = 'http://localhost';

/**
 * Opens a built site, or builds one from its sources into a folder that is gone afterwards.
 * @throws DocsError for a folder that is neither, and for a site that cannot be built
 */
export async function openFolder(options: SiteOptions & RenderingOptions): Promise<AnsweringSite> {
  const temporary = mkdtempSync(join(tmpdir(), 'docwright-score-'));
  const removeTemporary = (): void => rmSync(temporary, { recursive: true, force: true });
  process.once('exit', removeTemporary);
  const built = existsSync(serviceFolderOf(options.folder))
    ? options.folder
    : await build(options, join(temporary, 'dist'));
  const flags = { folders: [built], data: join(temporary, 'data') };
  const { config } = loadServerConfig(null, { environment: {}, flags });
  const open = await openService({
    config: { ...config, database: join(temporary, 'service.db'), redis: null, log: 'none' },
    write: () => undefined,
    // Nothing is searched.
    retrieval: () =>
      Promise.resolve({
        retriever: () => Promise.resolve(null),
        index: () => Promise.resolve(),
        embed: () => Promise.resolve(null),
        close: () => Promise.resolve(),
      }),
  });
  const { base, origin } = open.sites.sites()[0]!.manifest;
  return {
    site: `${ownOrigin}${base}/`,
    origin,
    fetch: (request) => follow(request, { origin, fetch: (own) => open.service(own, { clientAddress: '127.0.0.1' }) }),
    close: async () => {
      await open.close();
      removeTemporary();
    },
  };
}

async function build(options: SiteOptions & RenderingOptions, out: string): Promise<string> {
  // What agents see of a site with faults is looked at all the same.
  await buildSite({ ...options, strict: false, force: true, out, cache: null });
  return out;
}

const mostRedirects = 10;

/** Follows redirects within the site; what its files call by its own address is asked of the folder. */
async function follow(request: Request, { origin, fetch }: Pick<AnsweringSite, 'origin' | 'fetch'>): Promise<Response> {
  let next = request;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const url = new URL(next.url);
    if (url.origin === origin) next = new Request(ownOrigin + url.pathname + url.search, next);
    const response = await fetch(next);
    const location = response.headers.get('location');
    if (location === null || response.status < 300 || response.status >= 400) return response;
    next = new Request(new URL(location, next.url), { headers: next.headers });
  }
  throw new Error('it redirects endlessly');
}
