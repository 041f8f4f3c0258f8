import { isSameOrigin } from '../../base/http/is-same-origin.ts';

/**
 * The headers by which a browser lets a page of another host read an answer (Fetch standard, "CORS protocol"); none for
 * pages of the service's own host, and `null` for pages that may not use the proxy.
 */
export function allowPage(request: Request, pageOrigins: readonly string[]): Headers | null {
  const headers = new Headers();
  const origin = request.headers.get('origin');
  if (origin === null || origin === new URL(request.url).origin || isSameOrigin(request)) return headers;
  if (!pageOrigins.includes(origin)) return null;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-credentials', 'true');
  headers.set('vary', 'Origin');
  return headers;
}
