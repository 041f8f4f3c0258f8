import type { ErrorBody } from './request-refused.ts';

/** A refusal as JSON, never cached. The one form of all errors, with the message on top for clients that look only there. */
export function errorResponse(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify({ error: body, message: body.message }), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
}
