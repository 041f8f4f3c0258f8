import type { HttpField, HttpPart, HttpRequest } from '../../model/http.ts';
import { anyLogin } from './basic-login.ts';
import { formText } from './form-text.ts';
import { cookieText, isUntyped } from './headers.ts';
import { readableText } from './json-body.ts';
import { escapeOctal, quoteString } from './quote-string.ts';

export interface LibcurlDialect {
  quoteLong: (text: string) => string;
  nullPointer: 'NULL' | 'nullptr';
}

/** Whether the statements read a file, and so need `<stdio.h>`. */
export function readsFile({ body }: HttpRequest): boolean {
  return body?.kind === 'file';
}

/**
 * A C string literal without trigraphs; what cannot be seen is written as octal bytes, since `\x` takes every digit
 * that follows.
 */
export function quoteC(text: string): string {
  return quoteString(text, { quote: '"', unicode: escapeOctal }).replace(/(?<=\?)\?/g, '\\?');
}

/** Statements from the creation of the handle `curl` to the end of the program. libcurl prints the response. */
export function writeLibcurl(given: HttpRequest, dialect: LibcurlDialect): string[] {
  const login = anyLogin(given);
  const request = withFormType(login?.request ?? given);
  const { cookies } = request;
  return [
    'CURL *curl = curl_easy_init();',
    `curl_easy_setopt(curl, CURLOPT_URL, ${quoteC(request.url)});`,
    ...writeMethod(request),
    ...(login?.isDigest ? ['curl_easy_setopt(curl, CURLOPT_HTTPAUTH, (long)CURLAUTH_DIGEST);'] : []),
    ...(login
      ? [
          `curl_easy_setopt(curl, CURLOPT_USERNAME, ${quoteC(login.username)});`,
          `curl_easy_setopt(curl, CURLOPT_PASSWORD, ${quoteC(login.password)});`,
        ]
      : []),
    ...(hasList(request) ? ['', ...writeHeaders(request, dialect), ''] : []),
    ...(cookies.length === 0 ? [] : [`curl_easy_setopt(curl, CURLOPT_COOKIE, ${quoteC(cookieText(cookies))});`]),
    ...writeBody(request, dialect),
    '',
    'long status = 0;',
    'CURLcode result = curl_easy_perform(curl);',
    'curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);',
    ...cleanUp(request),
    'curl_easy_cleanup(curl);',
    'return result != CURLE_OK || status >= 400;',
  ];
}

/** libcurl adds the boundary to the type of a form. */
function withFormType(request: HttpRequest): HttpRequest {
  const { body, headers } = request;
  if (body?.kind !== 'multipart' || body.contentType === undefined) return request;
  return { ...request, headers: [...headers, { name: 'Content-Type', value: body.contentType }] };
}

function writeMethod({ method, body }: HttpRequest): string[] {
  if (method === 'HEAD' && body === null) return ['curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);'];
  const isImplied = method === (body === null ? 'GET' : 'POST') && body?.kind !== 'file';
  return isImplied ? [] : [`curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, ${quoteC(method)});`];
}

function hasList(request: HttpRequest): boolean {
  return request.headers.length > 0 || isUntyped(request);
}

/** A header without a value ends in a semicolon; with a colon libcurl would leave it out. */
function writeHeaders(request: HttpRequest, { nullPointer }: LibcurlDialect): string[] {
  const lines = request.headers.map(({ name, value }) => quoteC(value === '' ? `${name};` : `${name}: ${value}`));
  if (isUntyped(request)) lines.push(quoteC('Content-Type:'));
  return [
    `struct curl_slist *headers = ${nullPointer};`,
    ...lines.map((line) => `headers = curl_slist_append(headers, ${line});`),
    'curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);',
  ];
}

function writeBody(request: HttpRequest, dialect: LibcurlDialect): string[] {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return [];
    case 'text': {
      const text = readableText(request);
      const size = sizeOf(text);
      return [
        ...(size === null ? [] : [`curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, ${size}L);`]),
        postFields(dialect.quoteLong(text)),
      ];
    }
    case 'form':
      return [postFields(quoteC(formText(body.fields)))];
    case 'multipart':
      return [
        '',
        'curl_mime *form = curl_mime_init(curl);',
        ...(body.parts.length === 0 ? [] : ['curl_mimepart *part;']),
        ...body.parts.flatMap(writePart),
        'curl_easy_setopt(curl, CURLOPT_MIMEPOST, form);',
      ];
    case 'file':
      return uploadFile(body.file.filename);
  }
}

/** Its bytes, of a text that a null character would end. */
function sizeOf(text: string): number | null {
  return text.includes('\0') ? new TextEncoder().encode(text).length : null;
}

function postFields(literal: string): string {
  return `curl_easy_setopt(curl, CURLOPT_POSTFIELDS,${literal.startsWith('\n') ? '' : ' '}${literal});`;
}

/** Without its size a file would be sent in chunks. */
function uploadFile(filename: string): string[] {
  return [
    '',
    `FILE *file = fopen(${quoteC(filename)}, "rb");`,
    'fseek(file, 0, SEEK_END);',
    'curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);',
    'curl_easy_setopt(curl, CURLOPT_READDATA, file);',
    'curl_easy_setopt(curl, CURLOPT_INFILESIZE_LARGE, (curl_off_t)ftell(file));',
    'rewind(file);',
  ];
}

function headerList(headers: readonly HttpField[]): string {
  return headers.reduce(
    (list, { name, value }) => `curl_slist_append(${list}, ${quoteC(`${name}: ${value}`)})`,
    'NULL',
  );
}

function writePart(part: HttpPart): string[] {
  const contentType = part.kind === 'text' ? part.contentType : part.file.contentType;
  return [
    'part = curl_mime_addpart(form);',
    `curl_mime_name(part, ${quoteC(part.name)});`,
    part.kind === 'text'
      ? `curl_mime_data(part, ${quoteC(part.value)}, ${sizeOf(part.value) ?? 'CURL_ZERO_TERMINATED'});`
      : `curl_mime_filedata(part, ${quoteC(part.file.filename)});`,
    ...(contentType === undefined ? [] : [`curl_mime_type(part, ${quoteC(contentType)});`]),
    ...(part.headers ? [`curl_mime_headers(part, ${headerList(part.headers)}, 1);`] : []),
  ];
}

function cleanUp(request: HttpRequest): string[] {
  const { body } = request;
  return [
    ...(hasList(request) ? ['curl_slist_free_all(headers);'] : []),
    ...(body?.kind === 'multipart' ? ['curl_mime_free(form);'] : []),
    ...(body?.kind === 'file' ? ['fclose(file);'] : []),
  ];
}
