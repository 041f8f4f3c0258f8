import { identifyReader } from './discovery/identify-reader.ts';
import { refuseMethod } from './http/refuse-method.ts';
import type { RequestContext } from './service-options.ts';

/**
 * Tells pages of the site what is known of the reader who is signed in.
 * @throws RequestRefused for pages of other origins
 */
export function answerUser(request: Request, context: RequestContext): Response {
  const headers = { ...identifyReader(request, context).cors, vary: 'cookie, origin', 'x-request-id': context.id };
  if (request.method === 'GET' || request.method === 'HEAD')
    return Response.json(
      { user: context.visitor.user },
      { headers: { ...headers, 'cache-control': 'private, no-store' } },
    );
  return refuseMethod('GET, HEAD', 'This endpoint accepts GET', headers);
}
