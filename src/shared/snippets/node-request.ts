import type { HttpRequest } from '../../model/http.ts';
import { formText } from './form-text.ts';
import { headersWithCookie, mergeHeaders } from './headers.ts';
import { jsHeaderValues, quoteJs, writeTextBody } from './javascript-values.ts';

/** Whether `fetch` refuses a request (Fetch standard, section 5.4): a method it forbids, or a body with GET or HEAD. */
export function isRefusedByFetch({ method, body }: HttpRequest): boolean {
  if (body !== null && body.kind !== 'text' && body.kind !== 'form') return false;
  return method === 'TRACE' || method === 'CONNECT' || (body !== null && (method === 'GET' || method === 'HEAD'));
}

/** What `fetch` refuses, by Node's own HTTP client. */
export function writeNodeRequest(asked: HttpRequest): string {
  const request = withFormAsText(asked);
  const text = request.body?.kind === 'text' ? request.body.text : null;
  const writeValue = jsHeaderValues(request);
  const headers = mergeHeaders(headersWithCookie(request)).map(
    (header) => `    ${quoteJs(header.name)}: ${writeValue(header)}`,
  );
  // Node gives the body of a GET no length by itself.
  if (text !== null) headers.push("    'Content-Length': Buffer.byteLength(body)");
  const options = [
    `  method: ${quoteJs(request.method)}`,
    ...(headers.length === 0 ? [] : [`  headers: {\n${headers.join(',\n')}\n  }`]),
  ];
  return [
    `import { request } from 'node:${request.url.startsWith('https:') ? 'https' : 'http'}';`,
    '',
    ...(text === null ? [] : [`const body = ${writeTextBody(request, text, 0)};`]),
    `const call = request(${quoteJs(request.url)}, {\n${options.join(',\n')}\n}, (response) => response.pipe(process.stdout));`,
    `call.end(${text === null ? '' : 'body'});`,
  ].join('\n');
}

/** Node's own client encodes no forms. */
function withFormAsText(request: HttpRequest): HttpRequest {
  const { headers, body } = request;
  if (body?.kind !== 'form') return request;
  const type = { name: 'Content-Type', value: 'application/x-www-form-urlencoded' };
  const hasType = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  return {
    ...request,
    headers: hasType ? headers : [...headers, type],
    body: { kind: 'text', text: formText(body.fields) },
  };
}
