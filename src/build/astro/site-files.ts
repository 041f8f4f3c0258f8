import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { contentType } from '../../base/paths/content-type.ts';
import type { Problem } from '../../model/problem.ts';
import { renderErrorNotice } from '../render/render-error-notice.ts';
import type { OpenSession } from '../session/create-session.ts';

/** What one run of Astro shows; development replaces it as files change. */
export interface ShownSite {
  session: OpenSession;
  /** Why the site cannot be shown at the moment; empty when it can. */
  failure: Problem[];
}

export interface SiteFilesOptions {
  /** Path of the documentation below the project's own: `''` or `/docs`. */
  base: string;
  /** Called when a page was sent. */
  onDrawn: () => void;
}

/** Serves in development what a build writes beside the pages, and the reasons why there is no site to show. */
export function siteFiles(shown: ShownSite, { base, onDrawn }: SiteFilesOptions): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (wantsPage(request)) response.once('finish', () => response.statusCode === 200 && onDrawn());
    serve(shown, { path: readPath(request.url ?? '/', base), request, response, next }).catch(next);
  };
}

interface Exchange {
  /** Path in the output, without a leading `/`; `null` for what is not of the documentation. */
  path: string | null;
  request: Connect.IncomingMessage;
  response: ServerResponse;
  next: Connect.NextFunction;
}

async function serve({ session, failure }: ShownSite, { path, request, response, next }: Exchange): Promise<void> {
  if (path === null) return next();
  if (failure.length > 0 && wantsPage(request)) return sendFailure(response, failure);
  if (session.site.assets.some((asset) => asset.path === path)) {
    // It may be gone since the site was read.
    const stream = createReadStream(join(session.folder, path)).once('error', () => next());
    stream.once('open', () => {
      response.writeHead(200, { 'content-type': contentType(path), 'cache-control': 'no-cache' });
      stream.pipe(response);
    });
    return;
  }
  if (!/\.[a-z0-9]+$/i.test(path) || path.startsWith('@')) return next();
  const content =
    (await session.islands.read(path)) ??
    (await session.fragments.render(path)) ??
    session.operations.read(path) ??
    (await session.readFile(path));
  if (content === undefined) return next();
  response.writeHead(200, { 'content-type': contentType(path), 'cache-control': 'no-cache' }).end(content);
}

function wantsPage({ headers }: Connect.IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true;
}

function readPath(url: string, base: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path === base || path.startsWith(`${base}/`) ? path.slice(base.length + 1) : null;
  } catch {
    return null;
  }
}

function sendFailure(response: ServerResponse, failure: readonly Problem[]): void {
  const style =
    'body{font:16px/1.5 system-ui;max-width:48rem;margin:4rem auto;padding:0 1.5rem;color-scheme:light dark}li{margin:.5rem 0}code{opacity:.75}';
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>The site cannot be shown</title><style>${style}</style>` +
      `<script type="module" src="/@vite/client"></script><body>${renderErrorNotice(failure)}<p>This page reloads by itself once the fault is mended.</p></body></html>`,
  );
}
