import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpField, HttpForm, HttpPart, HttpRequest } from '../../../model/http.ts';
import { anyLogin } from '../basic-login.ts';
import { cookieText, hasUniqueNames, headerValue, mergeHeaders, withoutHeader } from '../headers.ts';
import { parseJsonBody } from '../json-body.ts';
import { multipartChunks } from '../multipart-chunks.ts';
import { easiestQuote, escapeWide, isPlainText, quoteString } from '../quote-string.ts';
import { splitQuery } from '../split-query.ts';
import { type LiteralRules, writeLiteral } from '../write-literal.ts';

/** The `requests` library. */
export const generate: SnippetWriter = (request) => {
  const call = writeCall(request);
  const { body } = request;
  const end = 'response.raise_for_status()\nprint(response.text)';
  const imports = request.digest ? 'import requests\nfrom requests.auth import HTTPDigestAuth' : 'import requests';
  if (body?.kind !== 'file') return `${imports}\n\nresponse = ${call}\n${end}`;
  const open = `with open(${quote(body.file.filename)}, "rb") as file:`;
  return `${imports}\n\n${open}\n    response = ${call.replaceAll('\n', '\n    ')}\n\n${end}`;
};

function quote(text: string): string {
  return quoteString(text, { quote: easiestQuote(text, '"'), unicode: escapeWide });
}

/** `requests` encodes a `str` as Latin-1, so other text becomes bytes first. */
function quoteBody(text: string): string {
  const isLong = text.includes('\n') && isPlainText(text) && !/\\|"""|"$/.test(text);
  const literal = isLong ? `"""${text}"""` : quote(text);
  return /^[\0-\x7f]*$/.test(text) ? literal : `${literal}.encode()`;
}

const rules: LiteralRules = {
  string: quote,
  key: (name) => `${quote(name)}: `,
  object: { open: '{', close: '}', empty: '{}' },
  array: { open: '[', close: ']' },
  constants: { true: 'True', false: 'False', null: 'None' },
  indent: '    ',
  trailingComma: true,
};

function writeCall(given: HttpRequest): string {
  const login = anyLogin(given);
  const request = login?.request ?? given;
  const { url, query } = splitQuery(request.url);
  const shortcut = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(request.method);
  const first = shortcut ? [quote(url)] : [quote(request.method), quote(url)];
  const options = [
    ...(query.length === 0 ? [] : [`params=${writeForm(query)}`]),
    ...(login
      ? [`auth=${login.isDigest ? 'HTTPDigestAuth' : ''}(${quote(login.username)}, ${quote(login.password)})`]
      : []),
    ...headerOptions(request),
    ...bodyOptions(request),
  ];
  const name = shortcut ? `requests.${request.method.toLowerCase()}` : 'requests.request';
  if (options.length === 0) return `${name}(${first.join(', ')})`;
  return `${name}(\n${[...first, ...options].map((line) => `    ${line},\n`).join('')})`;
}

/** Without fields `requests` takes a form for no body. */
function emptyForm({ body, headers }: HttpRequest): HttpField[] {
  const isEmpty = body?.kind === 'form' && body.fields.length === 0 && headerValue(headers, 'Content-Type') === null;
  return isEmpty ? [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }] : [];
}

function formType({ body }: HttpRequest): HttpField[] {
  if (body?.kind !== 'multipart' || !isByHand(body)) return [];
  return [{ name: 'Content-Type', value: multipartChunks(body).contentType }];
}

function headerOptions(request: HttpRequest): string[] {
  const headers = isPlainJson(request)
    ? withoutHeader(request.headers, 'Content-Type')
    : [...request.headers, ...emptyForm(request), ...formType(request)];
  const isSimple =
    hasUniqueNames(request.cookies) && request.cookies.every(({ value }) => /^[\w.%~+/=-]*$/.test(value));
  const cookies = request.cookies.length === 0 ? [] : isSimple ? [`cookies=${writeMap(request.cookies)}`] : [];
  const all =
    request.cookies.length > 0 && !isSimple
      ? [...headers, { name: 'Cookie', value: cookieText(request.cookies) }]
      : headers;
  return [...(all.length === 0 ? [] : [`headers=${writeMap(mergeHeaders(all))}`]), ...cookies];
}

function writeMap(fields: HttpField[]): string {
  const entries = fields.map(({ name, value }) => `${quote(name)}: ${quote(value)}`);
  return entries.length === 1 ? `{${entries[0]}}` : `{\n${entries.map((entry) => `        ${entry},\n`).join('')}    }`;
}

/** `json=` brings its own content type, and takes `None` for no body. */
function isPlainJson(request: HttpRequest): boolean {
  const json = parseJsonBody(request);
  const type = request.headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
  return json !== null && json.value !== null && type === 'application/json';
}

function bodyOptions(request: HttpRequest): string[] {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return [];
    case 'text': {
      const json = parseJsonBody(request);
      return [
        json === null || json.value === null
          ? `data=${quoteBody(body.text)}`
          : `json=${writeLiteral(json.value, rules, 1)}`,
      ];
    }
    case 'form':
      return [`data=${writeForm(body.fields)}`];
    case 'multipart':
      return isByHand(body) ? [writeChunks(body)] : multipartOptions(body.parts);
    case 'file':
      return ['data=file'];
  }
}

/** `files` are always sent as `multipart/form-data`, and without one as no body. */
function isByHand({ contentType, parts }: HttpForm): boolean {
  return contentType !== undefined || parts.length === 0;
}

function writeChunks(form: HttpForm): string {
  const pieces = multipartChunks(form).chunks.map((chunk) =>
    chunk.kind === 'text' ? `${quote(chunk.text)}.encode()` : `open(${quote(chunk.filename)}, "rb").read()`,
  );
  return `data=b"".join(${writeList(pieces)})`;
}

function writeForm(fields: HttpField[]): string {
  return hasUniqueNames(fields)
    ? writeMap(fields)
    : writeList(fields.map(({ name, value }) => `(${quote(name)}, ${quote(value)})`));
}

/** `data` always comes before `files`, so other orders need one list of tuples. */
function multipartOptions(parts: HttpPart[]): string[] {
  const firstFile = parts.findIndex((part) => part.kind === 'file');
  const texts = parts.filter((part) => part.kind === 'text');
  const isOrdered =
    firstFile >= 0 && texts.length <= firstFile && texts.every((part) => part.contentType === undefined);
  if (!isOrdered) return [`files=${writeList(parts.map(writePart))}`];
  const data = texts.length === 0 ? [] : [`data=${writeForm(texts)}`];
  return [...data, `files=${writeFiles(parts.slice(firstFile))}`];
}

function writeFiles(parts: HttpPart[]): string {
  if (!hasUniqueNames(parts)) return writeList(parts.map(writePart));
  const entries = parts.map((part) => `${quote(part.name)}: ${writeContent(part)}`);
  return entries.length === 1 ? `{${entries[0]}}` : `{\n${entries.map((entry) => `        ${entry},\n`).join('')}    }`;
}

function writePart(part: HttpPart): string {
  return `(${quote(part.name)}, ${writeContent(part)})`;
}

function writeContent(part: HttpPart): string {
  const [filename, content, contentType] =
    part.kind === 'text'
      ? ['None', quote(part.value), part.contentType]
      : [quote(part.file.filename), `open(${quote(part.file.filename)}, "rb")`, part.file.contentType];
  return `(${[filename, content, ...(contentType ? [quote(contentType)] : [])].join(', ')})`;
}

function writeList(items: string[]): string {
  return `[\n${items.map((item) => `        ${item},\n`).join('')}    ]`;
}
