import { proxyHeaders } from '../../base/http/proxy-headers.ts';
import type { FollowedAnswer } from './follow-redirects.ts';
import { hopHeaders } from './hop-headers.ts';

/**
 * How the body is to be read. Anything else would be a rule of this host, or an order to a server in front of it: nginx
 * answers with the file that `X-Accel-Redirect` names, caches keep what `CDN-Cache-Control` says.
 */
const ofTheBody: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-language',
]);

/** Bytes of JSON; header blocks have a limit on every hop. */
const originalLimit = 12_000;
/** Characters that stay of a value which does not fit. */
const shortened = 200;
const separator = encodeURIComponent(',');

/**
 * The headers that go back to the page, from name and value in turn: those of the body. `proxyHeaders.headers` holds
 * all headers as the API sent them (JSON, percent-encoded), as many as fit, for the reader to see, and
 * `proxyHeaders.redirects` what came before the answer.
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
  const shown = fields.filter(([name]) => !hops.has(name.toLowerCase()));
  for (const [name, value] of shown) if (ofTheBody.has(name.toLowerCase())) append(headers, name, value);
  headers.set(proxyHeaders.headers, encodeFields(shown));
  const way = encodeURIComponent(JSON.stringify(redirects));
  if (redirects.length > 0 && way.length <= originalLimit) headers.set(proxyHeaders.redirects, way);
  headers.set('cache-control', 'no-store');
  // Events are shown as they come.
  headers.set('x-accel-buffering', 'no');
  // Should anyone bring a browser to show an answer as a page of this host, it may do nothing there.
  headers.set('content-security-policy', "sandbox; default-src 'none'");
  headers.set('x-content-type-options', 'nosniff');
  return headers;
}

/** As many as fit, the first ones; a value that is too long for the rest of the room is cut. */
function encodeFields(fields: readonly [string, string][]): string {
  const encoded: string[] = [];
  let room = originalLimit;
  for (const [name, value] of fields) {
    const texts = [value, `${value.slice(0, shortened).toWellFormed()}…`].map((text) =>
      encodeURIComponent(JSON.stringify([name, text])),
    );
    const fitting = texts.find((text) => text.length + separator.length <= room);
    if (fitting === undefined) break;
    encoded.push(fitting);
    room -= fitting.length + separator.length;
  }
  return `%5B${encoded.join(separator)}%5D`;
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
