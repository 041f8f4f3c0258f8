import { isHttpMethod } from '../../base/http/http-methods.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import type { Server } from '../../model/api/server.ts';

/** What front matter's `api` says: `POST /v1/users` or `POST https://api.example.com/v1/users`. */
export interface EndpointRef {
  /** Upper case. */
  method: string;
  /** With its leading `/`; parameters in braces. */
  path: string;
  /** Of an absolute address: it wins over the servers of the site. */
  server: Server | null;
}

/** Reads exactly a method and an address (docs/format.md#endpoints-in-mdx); `null` for any other text. */
export function parseEndpointRef(text: string): EndpointRef | null {
  const [method = '', address, ...rest] = text.trim().split(/\s+/);
  if (address === undefined || rest.length > 0 || !isHttpMethod(method)) return null;
  const [, origin = null, path = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(address)!;
  return {
    method: method.toUpperCase(),
    path: bracePath(path.startsWith('/') ? path : `/${path}`),
    server: origin === null ? null : serverAt(origin),
  };
}

/** A server that is known by its address alone. */
export function serverAt(url: string): Server {
  return { url: trimEndSlashes(url), description: '', variables: [] };
}

/** Routers write `/users/:id` for `/users/{id}`. */
function bracePath(path: string): string {
  return path.replace(/(?<=\/):([A-Za-z_][\w-]*)/g, '{$1}');
}
