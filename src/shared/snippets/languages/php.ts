import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpField, HttpFile, HttpForm, HttpPart, HttpRequest } from '../../../model/http.ts';
import { anyLogin } from '../basic-login.ts';
import { formText } from '../form-text.ts';
import { cookieText, hasUniqueNames, isUntyped } from '../headers.ts';
import { parseJsonBody } from '../json-body.ts';
import type { JsonValue } from '../json-value.ts';
import { isLongText } from '../long-text.ts';
import { multipartChunks } from '../multipart-chunks.ts';
import { escapeBraced, isPlainText, quoteString } from '../quote-string.ts';
import { type LiteralRules, writeLiteral } from '../write-literal.ts';

/** PHP's curl extension. */
export const generate: SnippetWriter = (given) => {
  const login = anyLogin(given);
  const request = login?.request ?? given;
  const options = [
    ...(login?.isDigest ? ['CURLOPT_HTTPAUTH => CURLAUTH_DIGEST'] : []),
    ...(login ? [`CURLOPT_USERPWD => ${quote(`${login.username}:${login.password}`)}`] : []),
    ...methodOptions(request),
    ...headerOptions(request),
    ...bodyOptions(request),
  ];
  const lines = ['CURLOPT_RETURNTRANSFER => true', ...options].map((option) => `    ${option},\n`).join('');
  return `<?php\n\n$curl = curl_init(${quote(request.url)});\ncurl_setopt_array($curl, [\n${lines}]);\n\necho curl_exec($curl);\nif (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) {\n    exit(1);\n}`;
};

function quote(text: string): string {
  if (isPlainText(text) && !/[\n\t]/.test(text)) return `'${text.replace(/\\(?=[\\']|$)|'/g, '\\$&')}'`;
  return quoteString(text, { quote: '"', escapes: { $: '\\$' }, unicode: escapeBraced });
}

/** A nowdoc, in which PHP reads nothing but its end. */
function quoteLong(text: string): string {
  return isLongText(text) && !/^\s*BODY\b/m.test(text) ? `<<<'BODY'\n${text}\nBODY` : quote(text);
}

const rules: LiteralRules = {
  string: quote,
  key: (name) => `${quote(name)} => `,
  object: { open: '[', close: ']', empty: 'new stdClass()' },
  array: { open: '[', close: ']' },
  constants: { true: 'true', false: 'false', null: 'null' },
  indent: '    ',
  trailingComma: true,
};

/** `CURLOPT_NOBODY` leaves out the body of the request, too. */
function methodOptions({ method, body }: HttpRequest): string[] {
  if (method === 'GET') return [];
  return method === 'HEAD' && body === null
    ? ['CURLOPT_NOBODY => true']
    : [`CURLOPT_CUSTOMREQUEST => ${quote(method)}`];
}

function headerOptions(request: HttpRequest): string[] {
  const { headers, cookies, body } = request;
  const typed =
    body?.kind === 'multipart' && !isNativeForm(body)
      ? [...headers, { name: 'Content-Type', value: multipartChunks(body).contentType }]
      : headers;
  const written = typed.map(({ name, value }) => (value === '' ? `${name};` : `${name}: ${value}`));
  if (isUntyped(request)) written.push('Content-Type:');
  const lines = written.map((line) => `        ${quote(line)},\n`);
  return [
    ...(lines.length === 0 ? [] : [`CURLOPT_HTTPHEADER => [\n${lines.join('')}    ]`]),
    ...(cookies.length === 0 ? [] : [`CURLOPT_COOKIE => ${quote(cookieText(cookies))}`]),
  ];
}

function bodyOptions(request: HttpRequest): string[] {
  const body = writeBody(request);
  if (body === null) return [];
  // curl turns a GET with data into a POST unless the method is named.
  return [...(request.method === 'GET' ? ["CURLOPT_CUSTOMREQUEST => 'GET'"] : []), `CURLOPT_POSTFIELDS => ${body}`];
}

function writeBody(request: HttpRequest): string | null {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return null;
    case 'text': {
      const json = parseJsonBody(request);
      return json !== null && isArrayLike(json.value)
        ? `json_encode(${writeLiteral(json.value, rules, 1)})`
        : quoteLong(body.text);
    }
    case 'form':
      return hasUniqueNames(body.fields) && body.fields.length > 0
        ? `http_build_query(${writeMap(body.fields)})`
        : quote(formText(body.fields));
    case 'multipart':
      return isNativeForm(body) ? writeMap(body.parts) : writeChunks(body);
    case 'file':
      return `file_get_contents(${quote(body.file.filename)})`;
  }
}

/** PHP's arrays turn keys such as `"7"` into numbers, and then into a list. */
function isArrayLike(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isArrayLike);
  return Object.entries(value).every(([key, inner]) => !/^-?\d+$/.test(key) && isArrayLike(inner));
}

/** The extension takes every name once and no content type for text. */
function isNativeForm({ parts, contentType }: HttpForm): boolean {
  return (
    contentType === undefined &&
    hasUniqueNames(parts) &&
    parts.length > 0 &&
    parts.every((part) => part.kind === 'file' || part.contentType === undefined)
  );
}

function writeMap(fields: (HttpField | HttpPart)[]): string {
  const lines = fields.map(
    (field) => `        ${quote(field.name)} => ${'file' in field ? writeFile(field.file) : quote(field.value)},\n`,
  );
  return `[\n${lines.join('')}    ]`;
}

function writeFile({ filename, contentType }: HttpFile): string {
  return `new CURLFile(${[filename, ...(contentType === undefined ? [] : [contentType, filename])].map(quote).join(', ')})`;
}

function writeChunks(form: HttpForm): string {
  const { chunks } = multipartChunks(form);
  return chunks
    .map((chunk) => (chunk.kind === 'text' ? quote(chunk.text) : `file_get_contents(${quote(chunk.filename)})`))
    .join('\n        . ');
}
