import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Connect, ViteDevServer } from 'vite';
import { contentType } from '../../base/paths/content-type.ts';
import type { Problem } from '../../model/problem.ts';
import { renderErrorNotice } from '../render/render-error-notice.ts';
import type { OpenSession } from '../session/create-session.ts';

export interface DevState {
  session: OpenSession;
  /** Why the site cannot be shown at the moment; empty when it can. */
  failure: Problem[];
}

/** Serves in development what a build writes beside the pages, and the reasons why there is no site to show. */
export function devFiles(state: DevState, onServer: (server: ViteDevServer) => void): AstroIntegration {
  let isDevelopment = false;
  return {
    name: 'docwright:dev-files',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isDevelopment = command === 'dev';
      },
      // Rendered on demand: a list of static paths would be kept by Astro while pages come and go.
      'astro:route:setup': ({ route }) => {
        if (isDevelopment && route.component.endsWith('[...route].astro')) route.prerender = false;
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => void handle(state, { request, response, next }));
        onServer(server);
      },
    },
  };
}

interface Exchange {
  request: Connect.IncomingMessage;
  response: ServerResponse;
  next: Connect.NextFunction;
}

async function handle(state: DevState, { request, response, next }: Exchange): Promise<void> {
  const { session, failure } = state;
  const path = readPath(request.url ?? '/', session.site.base);
  const wantsPage = request.headers.accept?.includes('text/html') === true;
  if (failure.length > 0 && wantsPage) return sendFailure(response, failure);
  if (path === null) return next();
  if (session.site.assets.some((asset) => asset.path === path)) {
    response.writeHead(200, { 'content-type': contentType(path), 'cache-control': 'no-cache' });
    createReadStream(join(session.folder, path)).pipe(response);
    return;
  }
  if (!/\.[a-z0-9]+$/i.test(path) || path.startsWith('@')) return next();
  const content =
    (await session.islands.read(path)) ??
    (await session.fragments.render(path)) ??
    session.operations.read(path) ??
    (await session.files()).get(path);
  if (content === undefined) return next();
  response.writeHead(200, { 'content-type': contentType(path), 'cache-control': 'no-cache' }).end(content);
}

/** Path in the output, without the base path and the leading `/`. */
function readPath(url: string, base: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return (path.startsWith(`${base}/`) ? path.slice(base.length) : path).slice(1);
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
