import type { FollowedAnswer } from './follow-redirects.ts';
import { hopHeaders } from './hop-headers.ts';

/** Rules for a browser about a whole host: from the API they would be rules for the documentation. */
const ofTheHost = new Set(
  `set-cookie set-cookie2 set-login clear-site-data strict-transport-security public-key-pins expect-ct alt-svc nel report-to
   reporting-endpoints service-worker-allowed origin-agent-cluster content-security-policy content-security-policy-report-only
   permissions-policy accept-ch critical-ch refresh link sourcemap x-sourcemap location www-authenticate cache-control expires
   etag last-modified age pragma vary x-content-type-options x-frame-options timing-allow-origin
   activate-storage-access attribution-reporting-register-source attribution-reporting-register-trigger observe-browsing-topics`.split(
    /\s+/,
  ),
);

/** Bytes of JSON; header blocks have a limit on every hop. */
const originalLimit = 12_000;

/**
 * The headers that go back to the page, from name and value in turn. What would act on the documentation's own host, or
 * let a browser keep one API's answer for another, is left out; `X-Docwright-Headers` holds all headers as the API sent
 * them (JSON, percent-encoded), for the reader to see, and `X-Docwright-Redirects` what came before the answer.
 */
export function responseHeaders(raw: readonly string[], redirects: FollowedAnswer['redirects'] = []): Headers {
  const fields = toFields(raw);
  const hops = hopHeaders(
    fields
      .filter(([name]) => name.toLowerCase() === 'connection')
      .map(([, value]) => value)
      .join(','),
  );
  const headers = new Headers();
  for (const [name, value] of fields) {
    const key = name.toLowerCase();
    if (!hops.has(key) && !ofTheHost.has(key) && !/^(x-docwright-|access-control-|cross-origin-)/.test(key))
      append(headers, name, value);
  }
  const original = encodeURIComponent(JSON.stringify(fields.filter(([name]) => !hops.has(name.toLowerCase()))));
  if (original.length <= originalLimit) headers.set('x-docwright-headers', original);
  const way = encodeURIComponent(JSON.stringify(redirects));
  if (redirects.length > 0 && way.length <= originalLimit) headers.set('x-docwright-redirects', way);
  headers.set('cache-control', 'no-store');
  // Should anyone bring a browser to show an answer as a page of this host, it may do nothing there.
  headers.set('content-security-policy', "sandbox; default-src 'none'");
  headers.set('x-content-type-options', 'nosniff');
  return headers;
}

function append(headers: Headers, name: string, value: string): void {
  try {
    headers.append(name, value);
  } catch {
    // A field that no browser could read either.
  }
}

function toFields(raw: readonly string[]): [string, string][] {
  const fields: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) fields.push([raw[index]!, toWellFormed(raw[index + 1]!)]);
  return fields;
}

function toWellFormed(text: string): string {
  return text.toWellFormed();
}
