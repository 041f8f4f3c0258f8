/** Headers that clients of the chat streams send. */
const allowedHeaders = 'Authorization, Content-Type, User-Agent, X-Request-Id, X-UI-Message-Stream-Strict';

/** The answer to a browser that asks whether it may send a request. */
export function answerPreflight(headers: Readonly<Record<string, string>>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
    },
  });
}
