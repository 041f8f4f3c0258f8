import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Connect } from 'vite';
import type { Problem } from '../../model/problem.ts';
import { type ChangeStream, changesPath } from '../show/change-stream.ts';
import { renderFailurePage } from '../show/failure-page.ts';
import { findShownFile } from '../show/find-shown-file.ts';
import type { ShownSite } from '../show/shown-site.ts';

export interface SiteFilesOptions {
  /** Path of the documentation below the project's own: `''` or `/docs`. */
  base: string;
  changes: ChangeStream;
  /** Called as Astro is asked for a page. @returns what to call with its status once it was sent */
  onAsked: () => (status: number) => void;
  /** Called as a browser asks for a page, which it will show. @returns what to call once it was sent */
  onShown: () => () => void;
  /** Pages that are being sent. */
  sending?: Set<ServerResponse> | undefined;
}

/** Serves in development what a build writes beside the pages, and the reasons why there is no site to show. */
export function siteFiles(
  shown: ShownSite,
  { base, changes, onAsked, onShown, sending }: SiteFilesOptions,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (wantsPage(request)) {
      sending?.add(response);
      response.once('close', () => sending?.delete(response));
      if (request.headers['sec-fetch-dest'] === 'document') response.once('close', onShown());
    }
    const pass: Connect.NextFunction = (fault) => {
      if (wantsPage(request)) {
        const onSent = onAsked();
        const isWhole = watchEnd(response);
        response.once('close', () => onSent(isWhole() ? response.statusCode : 500));
      }
      next(fault);
    };
    const path = readPath(request.url ?? '/', base);
    if (path === changesPath) void sendStream(response, changes.open());
    else serve(shown, { path, request, response, next: pass }).catch(next);
  };
}

/** What Astro ends a page with that failed when its beginning was sent, and with it the status of one that did not. */
const breakOff = '<script type="module" src="/@vite/client"></script>';

/** @returns whether the page has not been broken off so far */
function watchEnd(response: ServerResponse): () => boolean {
  let last: unknown;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  response.write = (...args: unknown[]) => {
    [last] = args;
    return write(...args);
  };
  return () => last !== breakOff;
}

async function sendStream(response: ServerResponse, { headers, body }: Response): Promise<void> {
  response.writeHead(200, Object.fromEntries(headers));
  // It ends with the page that listens.
  await pipeline(body!, response).catch(() => {});
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
  const file = path.startsWith('@') ? null : await findShownFile(session, path, request.headers.accept ?? null);
  if (file === null) return next();
  const headers = { 'content-type': file.type, 'cache-control': 'no-cache' };
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
