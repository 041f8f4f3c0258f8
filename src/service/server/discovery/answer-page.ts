import type { z } from 'zod';
import { errorResponse } from '../../../base/http/error-response.ts';
import type { EndpointInput } from './answer-search.ts';
import { audienceOf } from './audience-of.ts';
import { fromStore } from './from-store.ts';
import { readRoute } from './read-route.ts';
import type { pageRequest } from './request-schemas.ts';

/** A page as Markdown, by its path or address. A page that the caller may not know of is as one that does not exist. */
export async function answerPage(
  { path, groups }: z.output<typeof pageRequest>,
  { context: { site }, caller, headers, options }: EndpointInput,
): Promise<Response> {
  const retriever = await fromStore(options.retriever(site));
  const audience = audienceOf(caller, groups);
  const route = readRoute(path, { site, audience });
  const page = await fromStore(retriever?.readPage(route, audience) ?? Promise.resolve(null));
  if (!page) return errorResponse(404, { code: 'page_not_found', message: 'There is no such page' }, headers);
  return new Response(JSON.stringify({ path: page.route, content: page.markdown }), {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
