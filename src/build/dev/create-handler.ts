import { statSync } from 'node:fs';
import { join } from 'node:path';
import { answerContent, fromBytes, fromDisk, tagOf } from '../../base/http/answer-content.ts';
import { isOwnHost, refuseHost } from '../../base/http/is-own-host.ts';
import { contentType } from '../../base/paths/content-type.ts';
import { createRedirectMatcher, leadsOfFolders } from '../../base/paths/match-redirect.ts';
import { encodePath, isFilePath } from '../../base/paths/routes.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import type { Problem } from '../../model/problem.ts';
import type { OpenSession } from '../session/open-session.ts';
import { type ChangeStream, changesPath } from '../show/change-stream.ts';
import { renderFailurePage } from '../show/failure-page.ts';
import { findShownFile, type ShownFile } from '../show/find-shown-file.ts';
import { renderPageState } from '../show/page-state.ts';
import { reloadScript, withReloadScript } from '../show/reload-script.ts';
import type { ShownSite } from '../show/shown-site.ts';
import type { PageDrawer } from './create-page-drawer.ts';

export interface HandlerOptions {
  shown: ShownSite;
  drawer: PageDrawer;
  changes: ChangeStream;
  base: string;
  /** Of `isOwnHost`. */
  allowedHosts: readonly string[];
  /** Called when a page was drawn. */
  onDrawn: () => void;
}

/** What is sent of a page or a file of the site, for a request. */
export type DevHandler = (request: Request) => Promise<Response>;

/** Answers as a host of the built site would, with pages that load themselves again when something changes. */
export function createHandler(options: HandlerOptions): DevHandler {
  const { shown, drawer, changes, base, allowedHosts, onDrawn } = options;

  /** `version` is that of what the page shows, which may be an old one by the time it is there. */
  const page = (
    status: number,
    draw: (script: string, version: string) => string | Promise<string>,
  ): Promise<Response> => {
    const role = { hasPanel: status !== 500, keepsPlace: status === 200 };
    const version = changes.version();
    const script = reloadScript({ base, version, ...role });
    return Promise.resolve(draw(script, version)).then((html) => answerPage(html, status));
  };
  const failure = (problems: readonly Problem[]): Promise<Response> =>
    page(500, (script) => renderFailurePage(problems, script));

  const answerPath = async (path: string, request: Request): Promise<Response> => {
    const { session } = shown;
    const wantsPage = request.headers.get('accept')?.includes('text/html') === true;
    if (shown.failure.length > 0 && wantsPage) return failure(shown.failure);
    const file = await answerFile(path, { request, session, drawer });
    if (file) return file;
    const route = `/${trimEndSlashes(path.replace(/(?:^|\/)index\.html$/, ''))}`;
    const found = session.findPage(route);
    if (found) {
      const answer = await page(200, async (script, version) => {
        const html = await drawer.draw(session, found);
        return withReloadScript(html, renderPageState(html, version) + script);
      });
      onDrawn();
      return answer;
    }
    const target = leadsOn(session, route);
    if (target !== null) return redirect(target, request);
    if (!wantsPage && isFilePath(path)) return answerText('File not found\n', 404);
    return page(404, async (script) => withReloadScript(await drawer.drawNotFound(session), script));
  };

  return async (request) => {
    const { hostname, pathname } = new URL(request.url);
    if (!isOwnHost(hostname, allowedHosts)) return answerText(refuseHost(hostname), 403);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerText('Only GET and HEAD are allowed\n', 405);
    const path = readPath(pathname, base);
    if (path === null)
      return pathname === '/'
        ? redirect(`${encodePath(base)}/`, request)
        : answerText(`The site is served under ${base}/\n`, 404);
    if (path === changesPath) return changes.open();
    try {
      return await answerPath(path, request);
    } catch (error) {
      return failure([{ severity: 'error', code: 'page-failed', message: describe(error) }]);
    }
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Path in the output, without a leading `/`; `null` for what is not of the site. */
function readPath(pathname: string, base: string): string | null {
  try {
    const path = decodeURIComponent(pathname).normalize('NFC');
    return path === base || path.startsWith(`${base}/`) ? path.slice(base.length + 1) : null;
  } catch {
    return null;
  }
}

/** Where the address of no page leads: by a redirect, or from the root or a folder to its first page. */
function leadsOn({ site, view }: OpenSession, route: string): string | null {
  const target = createRedirectMatcher(site.config.redirects, site)(route)?.location ?? null;
  if (target !== null) return target;
  const first = route === '/' ? view('/').home : leadsOfFolders(site).get(route);
  return first === undefined || first === '/' ? null : encodePath(`${site.base}${first}`);
}

/** Never for good: browsers would remember what is still being written. */
function redirect(location: string, { url }: Request): Response {
  const { search } = new URL(url);
  return new Response(null, { status: 307, headers: { location: location + (/[?#]/.test(location) ? '' : search) } });
}

interface FileContext {
  request: Request;
  session: OpenSession;
  drawer: PageDrawer;
}

async function answerFile(path: string, { request, session, drawer }: FileContext): Promise<Response | null> {
  const made = drawer.readFile(session, path);
  const file: ShownFile | null =
    made === null
      ? await findShownFile(session, path, request.headers.get('accept'))
      : { kind: 'made', content: made, type: contentType(path) };
  if (file === null) return null;
  const headers = { 'content-type': file.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
  if (file.kind === 'asset') {
    const absolute = join(session.folder, path);
    // It may be gone since the site was read.
    const stats = statSync(absolute, { throwIfNoEntry: false });
    return stats?.isFile()
      ? answerContent(request, fromDisk({ absolute, size: stats.size, modified: stats.mtime }), { headers })
      : null;
  }
  const content = new Uint8Array(typeof file.content === 'string' ? Buffer.from(file.content) : file.content);
  return answerContent(request, fromBytes({ content, etag: tagOf(content) }, { modified: null, encoding: null }), {
    headers,
  });
}

function answerPage(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function answerText(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
