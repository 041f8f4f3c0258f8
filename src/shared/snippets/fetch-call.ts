import type { HttpField, HttpFile, HttpRequest } from '../../model/http.ts';
import { type WriteFile, writeFormData } from './form-data.ts';
import { hasUniqueNames, headersWithCookie, mergeHeaders } from './headers.ts';
import { jsHeaderValues, quoteJs, writeObject, writeTextBody } from './javascript-values.ts';
import { isRefusedByFetch, writeNodeRequest } from './node-request.ts';
import { splitQuery } from './split-query.ts';

/** What differs between the JavaScript platforms. */
export interface FetchPlatform {
  /** Type annotation of the response, with its colon; empty in JavaScript. */
  responseType: string;
  file: WriteFile;
}

/** A file that the reader of a page chose; browsers name its type by its ending, so another one is set anew. */
export function chosenFile({ contentType }: HttpFile, index: number): string {
  return contentType === undefined
    ? `files[${index}]`
    : `new Blob([files[${index}]], { type: ${quoteJs(contentType)} })`;
}

/** A `fetch` call and what it needs before it, as statements at the top level of a module. */
export function writeFetch(request: HttpRequest, platform: FetchPlatform): string {
  if (isRefusedByFetch(request)) return writeNodeRequest(request);
  const form = request.body?.kind === 'multipart' ? `${writeFormData(request.body, platform.file)}\n\n` : '';
  const options = fetchOptions(request, platform);
  const init = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option}`).join(',\n')}\n}`;
  const { url, query } = splitQuery(request.url);
  const address = query.length === 0 ? quoteJs(url) : `${quoteJs(`${url}?`)} + query`;
  return [
    `${form}${writeQuery(query)}const response${platform.responseType} = await fetch(${address}${init});`,
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    'console.log(await response.text());',
  ].join('\n');
}

function writeQuery(fields: HttpField[]): string {
  if (fields.length === 0) return '';
  const pairs = fields.map(({ name, value }) => `  [${quoteJs(name)}, ${quoteJs(value)}]`).join(',\n');
  const value = hasUniqueNames(fields) ? writeObject(fields).replace(/^ {2}/gm, '') : `[\n${pairs}\n]`;
  return `const query = new URLSearchParams(${value});\n\n`;
}

function fetchOptions(request: HttpRequest, platform: FetchPlatform): string[] {
  const headers = mergeHeaders(headersWithCookie(request));
  const body = writeBody(request, platform);
  return [
    ...(request.method === 'GET' ? [] : [`method: ${quoteJs(request.method)}`]),
    ...(headers.length === 0 ? [] : [`headers: ${writeObject(headers, jsHeaderValues(request))}`]),
    ...(body === null ? [] : [`body: ${body}`]),
  ];
}

function writeBody(request: HttpRequest, platform: FetchPlatform): string | null {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return null;
    case 'text':
      return writeTextBody(request, body.text, 1);
    case 'form':
      return `new URLSearchParams(${writeForm(body.fields)})`;
    case 'multipart':
      return 'form';
    case 'file':
      return platform.file(body.file, 0);
  }
}

function writeForm(fields: HttpField[]): string {
  if (hasUniqueNames(fields)) return fields.length === 0 ? '' : writeObject(fields);
  return `[\n${fields.map(({ name, value }) => `    [${quoteJs(name)}, ${quoteJs(value)}]`).join(',\n')}\n  ]`;
}
