import type { z } from 'zod';
import type { EndpointInput } from './answer-search.ts';
import { fromStore } from './from-store.ts';
import type { feedbackRequest } from './request-schemas.ts';

/** Notes what a reader says of a page. Of a page that the site does not have nothing is kept, and nothing is told. */
export async function answerFeedback(
  { id, path, helpful, reason, comment }: z.output<typeof feedbackRequest>,
  { context: { site }, headers, options }: EndpointInput,
): Promise<Response> {
  const { base, pages } = site.manifest;
  const below = base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  const route = below.replace(/\/+$/, '') || '/';
  if (pages.some((page) => page.route === route))
    await fromStore(options.feedback.save({ id, site: site.domain, path: route, helpful, reason, comment }));
  return new Response(null, { status: 204, headers });
}
