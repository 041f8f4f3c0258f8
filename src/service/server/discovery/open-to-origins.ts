import type { MiddlewareHandler } from 'hono';
import { answerOpenPreflight } from '../http/answer-open-preflight.ts';
import { openCors } from '../http/open-cors.ts';
import type { RequestNotes } from '../request-notes.ts';

/**
 * Lets browsers on other sites read every answer at the addresses of the Discovery API, and so what no endpoint has
 * refused: a wrong domain or path, a site that is away, a fault.
 */
export const openToOrigins: MiddlewareHandler<{ Bindings: RequestNotes }> = async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    c.env.road = 'discovery';
    return answerOpenPreflight(c.env.id);
  }
  await next();
  for (const [name, value] of Object.entries(openCors)) c.res.headers.set(name, value);
  return undefined;
};
