import { errorResponse } from '../../base/http/error-response.ts';
import type { ServedSite } from './service-options.ts';

/** The site's own page for addresses that lead nowhere, with status 404; programs that send something read JSON. */
export async function answerNotFound(
  request: Request,
  { files }: ServedSite,
  headers: Record<string, string>,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const page = isRead ? files.find('/404.html') : null;
  if (page) return files.answer(page, { request, status: 404, headers: { ...headers, 'cache-control': 'no-cache' } });
  return errorResponse(404, { code: 'not_found', message: 'There is nothing at this address' }, headers);
}
