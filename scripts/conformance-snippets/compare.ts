import type { HttpRequest } from '../../src/model/http.ts';
import type { SentRequest } from './echo-server.ts';
import { parseMultipart, type SentPart } from './parse-multipart.ts';

// What a client says of itself and of the connection.
const ownHeaders =
  /^(user-agent|accept(-\w+)?|connection|host|content-length|transfer-encoding|expect|upgrade|http2-settings|sec-fetch-mode|priority|keep-alive|te)$/;

/**
 * How `sent` differs from `reference`, in words; empty when they say the same. `request` is what both were made from.
 */
export function compareRequests(request: HttpRequest, reference: SentRequest, sent: SentRequest): string[] {
  const differences: string[] = [];
  const check = (what: string, wanted: string, got: string) => {
    if (wanted !== got) differences.push(`${what}: wanted ${excerpt(wanted, got)}, got ${excerpt(got, wanted)}`);
  };
  check('method', reference.method, sent.method);
  check('target', reference.target, sent.target);
  const given = new Set(request.headers.map(({ name }) => name.toLowerCase()));
  const [wantedHeaders, gotHeaders] = [headerMap(reference, given), headerMap(sent, given)];
  if (request.body?.kind === 'text' && !given.has('content-type')) dropTextType(wantedHeaders, gotHeaders);
  for (const name of new Set([...wantedHeaders.keys(), ...gotHeaders.keys()]))
    check(name, String(wantedHeaders.get(name)), String(gotHeaders.get(name)));
  check('body', readableBody(request, reference), readableBody(request, sent));
  return differences;
}

/** `fetch` names the type of a text that has none. */
function dropTextType(...maps: Map<string, string>[]): void {
  for (const map of maps) if (map.get('content-type')?.startsWith('text/plain;')) map.delete('content-type');
}

/** The neighbourhood of the first difference. */
function excerpt(text: string, other: string): string {
  let start = 0;
  while (start < text.length && text[start] === other[start]) start++;
  return JSON.stringify(text.slice(Math.max(0, start - 40), start + 80));
}

/** Repeated headers are one with commas (RFC 9110 section 5.3); a boundary is the client's own choice. */
function headerMap({ headers }: SentRequest, given: Set<string>): Map<string, string> {
  const map = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    if (ownHeaders.test(key) && !(given.has(key) && key !== 'content-length')) continue;
    const before = map.get(key);
    const shown =
      key === 'content-type'
        ? value.replace(/^(multipart\/[\w-]+|application\/x-www-form-urlencoded)\s*;.*$/i, '$1')
        : value;
    map.set(key, before === undefined ? shown : `${before}, ${shown}`);
  }
  return map;
}

/**
 * A body in a form that compares what it says: JSON without its whitespace, fields decoded, anything else its bytes.
 */
function readableBody({ body, headers }: HttpRequest, sent: SentRequest): string {
  if (body?.kind === 'form') return JSON.stringify([...new URLSearchParams(sent.body.toString('utf8'))]);
  if (body?.kind === 'multipart') return JSON.stringify(readableParts(body.parts, parseMultipart(sent)));
  const isJson = headers.some(
    ({ name, value }) => name.toLowerCase() === 'content-type' && /[/+]json\s*(;|$)/.test(value),
  );
  return isJson && body?.kind === 'text' && isLossless(body.text)
    ? canonicalJson(sent.body)
    : sent.body.toString('latin1');
}

/** Whether a JSON value says all that its text says; where it does not, only the text itself is the same. */
function isLossless(text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
  } catch {
    return false;
  }
}

function canonicalJson(bytes: Buffer): string {
  try {
    return JSON.stringify(JSON.parse(bytes.toString('utf8')));
  } catch {
    return bytes.toString('latin1');
  }
}

type Parts = Extract<HttpRequest['body'], { kind: 'multipart' }>['parts'];

/** A part's content type counts where the request names one. */
function readableParts(parts: Parts, sent: SentPart[]): SentPart[] {
  return sent.map((part, index) => {
    const wanted = parts[index];
    const named = wanted?.kind === 'file' ? wanted.file.contentType : wanted?.contentType;
    // Browsers name a text that has a content type `blob`; their form data cannot do without a file name.
    const filename = wanted?.kind === 'text' && part.filename === 'blob' ? null : part.filename;
    // The same form data writes every line break of a text as CRLF (HTML standard, "multipart/form-data encoding
    // algorithm").
    const content = wanted?.kind === 'text' ? part.content.replace(/\r\n?|\n/g, '\r\n') : part.content;
    // A client's own headers of a part count as little as its type.
    const names = new Set(wanted?.headers?.map(({ name }) => name.toLowerCase()));
    const headers = part.headers.filter(([name]) => names.has(name)).sort(([a], [b]) => a.localeCompare(b));
    return { ...part, headers, filename, content, contentType: named === undefined ? null : part.contentType };
  });
}
