import { headersOfPath } from '../../base/http/header-paths.ts';
import type { ServedSite } from './service-options.ts';

/**
 * What the answer with a file of a site tells programs by its headers; `null`: an answer without one, which says the
 * same at every path. How long a file is kept, and what it is, is known from the file itself.
 */
export function agentHeaders({ manifest }: ServedSite, path: string | null): Record<string, string> {
  const { 'cache-control': _, 'content-type': __, ...own } = headersOfPath(manifest.headers, path ?? '/');
  return own;
}
