import { errorResponse } from '../../base/http/error-response.ts';
import { readsPage } from '../../base/http/reads-page.ts';
import { endpointAddress } from '../../base/paths/own-addresses.ts';
import type { ServedSite } from './service-options.ts';

/**
 * The site's own page for addresses that lead nowhere, with status 404; programs that send something, or have the
 * address of an endpoint wrong, read JSON.
 */
export async function answerNotFound(
  request: Request,
  { files, manifest: { base } }: ServedSite,
  headers: Record<string, string>,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { pathname } = new URL(request.url);
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  const isForProgram = endpointAddress.test(path) && !readsPage(request);
  const page = isRead && !isForProgram ? files.find('/404.html') : null;
  if (page) return files.answer(page, { request, status: 404, headers: { ...headers, 'cache-control': 'no-cache' } });
  return errorResponse(404, { code: 'not_found', message: 'There is nothing at this address' }, headers);
}
