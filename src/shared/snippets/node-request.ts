import type { HttpRequest } from '../../model/http.ts';
import { countFiles } from './count-files.ts';
import { openFile, writeFormData } from './form-data.ts';
import { formText } from './form-text.ts';
import { headersWithCookie, mergeHeaders } from './headers.ts';
import { jsHeaderValues, quoteJs, writeTextBody } from './javascript-values.ts';

/** Whether `fetch` refuses a request (Fetch standard, section 5.4): a method it forbids, or a body with GET or HEAD. */
export function isRefusedByFetch({ method, body }: HttpRequest): boolean {
  return method === 'TRACE' || method === 'CONNECT' || (body !== null && (method === 'GET' || method === 'HEAD'));
}

/** What `fetch` refuses, by Node's own HTTP client. */
export function writeNodeRequest(asked: HttpRequest): string {
  const request = withFormAsText(asked);
  const body = writeBody(request);
  const writeValue = jsHeaderValues(request);
  const headers = [
    ...mergeHeaders(headersWithCookie(request)).map((header) => `${quoteJs(header.name)}: ${writeValue(header)}`),
    ...(body?.headers ?? []),
  ].map((header) => `    ${header}`);
  const options = [
    `  method: ${quoteJs(request.method)}`,
    ...(headers.length === 0 ? [] : [`  headers: {\n${headers.join(',\n')}\n  }`]),
  ];
  return [
    ...(body?.imports ?? []),
    `import { request } from 'node:${request.url.startsWith('https:') ? 'https' : 'http'}';`,
    '',
    ...(body?.statements ?? []),
    `const call = request(${quoteJs(request.url)}, {\n${options.join(',\n')}\n}, (response) => response.pipe(process.stdout));`,
    `call.end(${body === null ? '' : 'body'});`,
  ].join('\n');
}

interface WrittenBody {
  imports: string[];
  /** They leave the bytes or the text in `body`. */
  statements: string[];
  /** Entries of the headers. */
  headers: string[];
}

/** Node gives the body of a GET no length by itself, and encodes no parts. */
function writeBody(request: HttpRequest): WrittenBody | null {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
    case 'form':
      return null;
    case 'text':
      return {
        imports: [],
        statements: [`const body = ${writeTextBody(request, body.text, 0)};`],
        headers: ["'Content-Length': Buffer.byteLength(body)"],
      };
    case 'file':
      return {
        imports: ["import { readFile } from 'node:fs/promises';"],
        statements: [`const body = await readFile(${quoteJs(body.file.filename)});`],
        headers: ["'Content-Length': body.length"],
      };
    case 'multipart':
      return {
        imports: countFiles(request) === 0 ? [] : ["import { openAsBlob } from 'node:fs';"],
        statements: [
          `${writeFormData(body, openFile)}\n`,
          'const encoded = new Response(form);',
          'const body = Buffer.from(await encoded.arrayBuffer());',
        ],
        headers: ["'Content-Type': `${encoded.headers.get('Content-Type')}`", "'Content-Length': body.length"],
      };
  }
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
