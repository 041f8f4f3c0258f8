import { randomBytes } from 'node:crypto';

export interface PageAnswer {
  status?: number;
  headers?: Record<string, string>;
  cookies?: readonly string[];
  /** The page has a script, marked with `nonce=""`. */
  script?: boolean;
}

/** A page of the service itself, which no other site may frame, and of which nothing is kept. */
export function htmlAnswer(
  html: string,
  { status = 200, headers = {}, cookies = [], script = false }: PageAnswer,
): Response {
  const nonce = randomBytes(16).toString('base64url');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; ${script ? `script-src 'nonce-${nonce}'; ` : ''}form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  const response = new Response(script ? html.replaceAll('nonce=""', `nonce="${nonce}"`) : html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

export function redirectAnswer(location: string, cookies: readonly string[] = []): Response {
  const response = new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
