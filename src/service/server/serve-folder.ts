import { createReadStream, existsSync, readFile, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { isOwnHost, refuseHost } from '../../base/http/is-own-host.ts';
import { contentType } from '../../base/paths/content-type.ts';
import { filesAt } from '../../base/paths/files-at.ts';

export interface FolderServerOptions {
  /** A built site. */
  folder: string;
  port: number;
  host: string;
  /** Names beside `host` for which it answers: of `isOwnHost`. */
  allowedHosts?: readonly string[];
  /** Path the site was built for: `''` or `/docs`. */
  base: string;
  /** For HTTPS: a certificate and its key, as PEM. */
  certificate?: { cert: Buffer; key: Buffer } | null;
}

/**
 * Serves a built site the way static hosts do: `/a` and `/a/` show `a/index.html`, an unknown address shows the
 * site's 404 page. Resolves when the server listens; the port may be 0.
 */
export function serveFolder(options: FolderServerOptions): Promise<Server> {
  const { certificate } = options;
  const listener = (request: IncomingMessage, response: ServerResponse): void => answer(request, response, options);
  const server: Server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve(server));
  });
}

function answer(request: IncomingMessage, response: ServerResponse, options: FolderServerOptions): void {
  const { folder, host, allowedHosts = [], base } = options;
  const hostname = readHostname(request);
  if (!isOwnHost(hostname, [host, ...allowedHosts])) {
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(refuseHost(hostname));
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const path = readPath(request.url ?? '/');
  const isInside = path !== null && (path === base || path.startsWith(`${base}/`));
  const file = isInside ? findFile(folder, path.slice(base.length) || '/') : null;
  if (!file) {
    sendNotFound(response, folder);
    return;
  }
  sendFile(response, { file, folder });
}

/** A build may take the file away at any moment, and a reader may leave. */
function sendFile(response: ServerResponse, { file, folder }: { file: string; folder: string }): void {
  const content = createReadStream(file);
  content.once('error', () => (response.headersSent ? response.destroy() : sendNotFound(response, folder)));
  content.once('open', () => {
    if (response.destroyed) return void content.destroy();
    response.writeHead(200, { 'content-type': contentType(file), 'cache-control': 'no-cache' });
    pipeline(content, response, () => undefined);
  });
}

function readHostname({ headers }: IncomingMessage): string {
  try {
    return new URL(`http://${headers.host}`).hostname;
  } catch {
    return '';
  }
}

function readPath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

/**
 * The file an address shows; `null` for an address that leads nowhere, out of the folder, or to what the service alone
 * may read.
 */
export function findFile(folder: string, path: string): string | null {
  const inside = normalize(join(folder, path));
  // Some file systems know a name in any spelling of it.
  const [first = ''] = inside.slice(folder.length).split(sep).filter(Boolean);
  if (first.normalize('NFKC').toLowerCase() === '.service') return null;
  if (path.includes('\0') || (inside !== folder && !inside.startsWith(folder.endsWith(sep) ? folder : folder + sep)))
    return null;
  const names = [path, path.normalize('NFC')].flatMap(filesAt);
  return names.map((name) => join(folder, name)).find(isFile) ?? null;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function sendNotFound(response: ServerResponse, folder: string): void {
  readFile(join(folder, '404.html'), (_, page) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? 'Not found');
  });
}
