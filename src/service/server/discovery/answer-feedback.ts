import type { z } from 'zod';
import { trimEndSlashes } from '../../../base/paths/trim-end-slashes.ts';
import { mayRead } from '../../../base/readers/may-read.ts';
import type { EndpointInput } from './answer-search.ts';
import { audienceOf } from './audience-of.ts';
import { fromStore } from './from-store.ts';
import { keepInRoom } from './keep-in-room.ts';
import type { feedbackRequest } from './request-schemas.ts';

/**
 * Notes what a reader says of a page. Of a page that the site does not have, or not for this reader, nothing is kept,
 * and nothing is told.
 */
export async function answerFeedback(
  { id, path, helpful, reason, comment }: z.output<typeof feedbackRequest>,
  { context, caller, headers, options }: EndpointInput,
): Promise<Response> {
  const { site } = context;
  const { base, pages } = site.manifest;
  const below = base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) : path;
  const route = trimEndSlashes(below) || '/';
  const audience = audienceOf(caller, undefined);
  if (pages.some((page) => page.route === route && mayRead(page.access, audience))) {
    const entry = { id, site: site.domain, path: route, helpful, reason, comment };
    const keep = (): Promise<void> => fromStore(options.feedback.save(entry));
    await keepInRoom({ texts: [id, route, reason, comment], keep }, context, options);
  }
  return new Response(null, { status: 204, headers });
}
