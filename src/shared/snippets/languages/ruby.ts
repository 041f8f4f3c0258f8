import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpField, HttpForm, HttpPart, HttpRequest } from '../../../model/http.ts';
import { basicLogin } from '../basic-login.ts';
import { formText } from '../form-text.ts';
import { hasUniqueNames, headersWithCookie, mergeHeaders } from '../headers.ts';
import { parseJsonBody } from '../json-body.ts';
import { indentText, isIndentable } from '../long-text.ts';
import { breaksHeader, multipartChunks } from '../multipart-chunks.ts';
import { escapeBraced, isPlainText, quoteString } from '../quote-string.ts';
import { type LiteralRules, writeLiteral } from '../write-literal.ts';

/** Ruby's own `Net::HTTP`. */
export const generate: SnippetWriter = (given) => {
  const login = basicLogin(given);
  const request = login?.request ?? given;
  const headers = mergeHeaders(headersWithCookie(request));
  if (request.method === 'GET' && headers.length === 0 && request.body === null && !login)
    return `require 'net/http'\n\nputs Net::HTTP.get(URI(${quote(request.url)}))`;
  return [
    "require 'net/http'",
    ...(parseJsonBody(request) === null ? [] : ["require 'json'"]),
    '',
    `uri = URI(${quote(request.url)})`,
    `request = ${newRequest(request)}`,
    ...(login ? [`request.basic_auth ${quote(login.username)}, ${quote(login.password)}`] : []),
    ...headers.map(({ name, value }) => `request[${quote(name)}] = ${quote(value)}`),
    ...writeBody(request),
    '',
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts response.body',
    'exit 1 if response.code.to_i >= 400',
  ].join('\n');
};

function quote(text: string): string {
  if (isPlainText(text) && !/[\n\t]/.test(text)) return `'${text.replace(/\\(?=[\\']|$)|'/g, '\\$&')}'`;
  return quoteString(text, { quote: '"', escapes: { '#': '\\#' }, unicode: escapeBraced });
}

/** A heredoc without interpolation, less its last line break. */
function quoteLong(text: string): string {
  if (!isIndentable(text) || /^\s*BODY$/m.test(text)) return quote(text);
  return `<<~'BODY'.chomp\n${indentText(text, '  ')}\nBODY`;
}

const rules: LiteralRules = {
  string: quote,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? `${name}: ` : `${quote(name)}: `),
  object: { open: '{', close: '}', empty: '{}' },
  array: { open: '[', close: ']' },
  constants: { true: 'true', false: 'false', null: 'nil' },
  indent: '  ',
  trailingComma: false,
};

function newRequest({ method, body }: HttpRequest): string {
  const classes: Record<string, string> = {
    GET: 'Get',
    POST: 'Post',
    PUT: 'Put',
    PATCH: 'Patch',
    DELETE: 'Delete',
    HEAD: 'Head',
    OPTIONS: 'Options',
    TRACE: 'Trace',
  };
  // The classes of HEAD and TRACE refuse a body; those of POST, PUT and PATCH send a form's content type without one.
  const isUnfit = (body === null ? ['POST', 'PUT', 'PATCH'] : ['HEAD', 'TRACE']).includes(method);
  const known = !isUnfit && Object.hasOwn(classes, method) ? classes[method] : undefined;
  return known === undefined
    ? `Net::HTTPGenericRequest.new(${quote(method)}, ${body !== null}, true, uri)`
    : `Net::HTTP::${known}.new(uri)`;
}

function writeBody(request: HttpRequest): string[] {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return [];
    case 'text': {
      const json = parseJsonBody(request);
      return [
        `request.body = ${json === null ? quoteLong(body.text) : `JSON.generate(${writeLiteral(json.value, rules)})`}`,
      ];
    }
    case 'form':
      return writeForm(body.fields);
    case 'multipart':
      return isNativeForm(body) ? writeParts(body.parts) : writeChunks(body);
    case 'file':
      return [`request.body = File.binread(${quote(body.file.filename)})`];
  }
}

function writeForm(fields: HttpField[]): string[] {
  if (hasUniqueNames(fields))
    return [`request.set_form_data({${wrap(fields.map(({ name, value }) => `${quote(name)} => ${quote(value)}`))}})`];
  return ["request.content_type = 'application/x-www-form-urlencoded'", `request.body = ${quote(formText(fields))}`];
}

function writeParts(parts: HttpPart[]): string[] {
  const items = parts.map((part) => {
    if (part.kind === 'text') return `[${quote(part.name)}, ${quote(part.value)}]`;
    const { filename, contentType } = part.file;
    const options = `filename: ${quote(filename)}${contentType === undefined ? '' : `, content_type: ${quote(contentType)}`}`;
    return `[${quote(part.name)}, File.open(${quote(filename)}), { ${options} }]`;
  });
  return [`request.set_form([${wrap(items)}], 'multipart/form-data')`];
}

function wrap(items: string[]): string {
  return items.length === 0 ? '' : `\n${items.map((item) => `  ${item}`).join(',\n')}\n`;
}

/** `set_form` gives no content type to text, and does not encode the line breaks of names. */
function isNativeForm({ parts, contentType }: HttpForm): boolean {
  return (
    contentType === undefined &&
    parts.every((part) => (part.kind === 'file' || part.contentType === undefined) && !breaksHeader(part))
  );
}

function writeChunks(form: HttpForm): string[] {
  const { contentType, chunks } = multipartChunks(form);
  const pieces = chunks.map((chunk) =>
    chunk.kind === 'text' ? `${quote(chunk.text)}.b` : `File.binread(${quote(chunk.filename)})`,
  );
  return [`request['Content-Type'] = ${quote(contentType)}`, `request.body = [${wrap(pieces)}].join`];
}
