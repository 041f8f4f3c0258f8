import { createHash, timingSafeEqual } from 'node:crypto';
import { errorResponse } from '../../base/http/error-response.ts';
import type { ServiceOptions } from './service-options.ts';

/** Says that the process lives. */
export function answerHealth(id: string): Response {
  return plainText(id, 200, 'ok\n');
}

/** Says whether requests shall be sent here. */
export async function answerReady(id: string, { checkReady }: ServiceOptions): Promise<Response> {
  const trouble = (await checkReady?.()) ?? null;
  return trouble === null ? plainText(id, 200, 'ready\n') : plainText(id, 503, `${trouble.message}\n`);
}

/**
 * Numbers of the service are for its operators, who are known by the token alone: behind a proxy or a tunnel on the
 * same machine every reader has an address of this machine.
 */
export function answerMetrics({ headers }: Request, id: string, { metrics, metricsToken }: ServiceOptions): Response {
  const isAllowed = metricsToken && isSame(headers.get('authorization') ?? '', `Bearer ${metricsToken}`);
  return isAllowed && metrics
    ? plainText(id, 200, metrics.render())
    : errorResponse(404, { code: 'not_found', message: 'There is nothing at this address' });
}

/** In a time that does not tell how much of a guess is right. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}

function plainText(id: string, status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': id },
  });
}
