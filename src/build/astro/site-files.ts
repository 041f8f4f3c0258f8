import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { contentType } from '../../base/paths/content-type.ts';
import type { Problem } from '../../model/problem.ts';
import { renderFailurePage } from '../show/failure-page.ts';
import { findShownFile } from '../show/find-shown-file.ts';
import type { ShownSite } from '../show/shown-site.ts';
import type { SentPage } from './tell-failures.ts';

export interface SiteFilesOptions {
  /** Path of the documentation below the project's own: `''` or `/docs`. */
  base: string;
  onSent: (page: SentPage) => void;
}

/** Serves in development what a build writes beside the pages, and the reasons why there is no site to show. */
export function siteFiles(shown: ShownSite, { base, onSent }: SiteFilesOptions): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pass: Connect.NextFunction = (fault) => {
      const isShown = request.headers['sec-fetch-dest'] === 'document';
      if (wantsPage(request)) response.once('close', () => onSent({ status: response.statusCode, isShown }));
      next(fault);
    };
    serve(shown, { path: readPath(request.url ?? '/', base), request, response, next: pass }).catch(next);
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
  const file = path.startsWith('@') ? null : await findShownFile(session, path);
  if (file === null) return next();
  const headers = { 'content-type': contentType(path), 'cache-control': 'no-cache' };
  if (file.kind === 'made') return void response.writeHead(200, headers).end(file.content);
  // It may be gone since the site was read.
  const stream = createReadStream(join(session.folder, path)).once('error', () => next());
  stream.once('open', () => stream.pipe(response.writeHead(200, headers)));
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
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(renderFailurePage(failure, '<script type="module" src="/@vite/client"></script>'));
}
