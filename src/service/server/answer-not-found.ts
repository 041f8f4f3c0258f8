import { errorResponse } from '../../base/http/error-response.ts';
import { readsPage } from '../../base/http/reads-page.ts';
import type { ServedSite } from './service-options.ts';

const ofEndpoints = /\/discovery\/v\d+\//;

/**
 * The site's own page for addresses that lead nowhere, with status 404; programs that send something, or have the
 * address of an endpoint wrong, read JSON.
 */
export async function answerNotFound(
  request: Request,
  { files }: ServedSite,
  headers: Record<string, string>,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isForProgram = ofEndpoints.test(new URL(request.url).pathname) && !readsPage(request);
  const page = isRead && !isForProgram ? files.find('/404.html') : null;
  if (page) return files.answer(page, { request, status: 404, headers: { ...headers, 'cache-control': 'no-cache' } });
  return errorResponse(404, { code: 'not_found', message: 'There is nothing at this address' }, headers);
}
