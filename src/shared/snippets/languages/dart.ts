import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpField, HttpForm, HttpPart, HttpRequest } from '../../../model/http.ts';
import { basicLogin, headerWriter } from '../basic-login.ts';
import { countFiles } from '../count-files.ts';
import { formText } from '../form-text.ts';
import { hasUniqueNames, headersWithCookie, mergeHeaders } from '../headers.ts';
import { parseJsonBody } from '../json-body.ts';
import { isLongText } from '../long-text.ts';
import { multipartChunks } from '../multipart-chunks.ts';
import { easiestQuote, escapeBraced, quoteString } from '../quote-string.ts';
import { indentStatements } from '../statements.ts';
import { type LiteralRules, writeLiteral } from '../write-literal.ts';

/** The package `http`, in Dart and Flutter. */
export const generate: SnippetWriter = (request) => {
  const body = writeBody(request);
  const statements = [
    ...writeStatements(request, body),
    'print(response.body);',
    'if (response.statusCode >= 400) throw Exception(response.statusCode);',
  ];
  const imports = importsOf(request, body).map((uri) => `import ${uri};`);
  return [...imports, '', 'Future<void> main() async {', ...indentStatements(statements, '  '), '}'].join('\n');
};

function quote(text: string): string {
  return quoteString(text, { quote: easiestQuote(text, "'"), escapes: { $: '\\$' }, unicode: escapeBraced });
}

/** A raw string, whose first line break does not count. */
function quoteLong(text: string): string {
  return isLongText(text) && !/'''|'$/.test(text) ? `r'''\n${text}'''` : quote(text);
}

const rules: LiteralRules = {
  string: quote,
  key: (name) => `${quote(name)}: `,
  object: { open: '{', close: '}', empty: '{}' },
  array: { open: '[', close: ']' },
  constants: { true: 'true', false: 'false', null: 'null' },
  indent: '  ',
  trailingComma: true,
};

function importsOf(request: HttpRequest, written: string | null): string[] {
  const { body } = request;
  const isByHand = body?.kind === 'multipart' && body.contentType !== undefined;
  const parts = body?.kind === 'multipart' && !isByHand ? body.parts : [];
  const isTyped = parts.some((part) => (part.kind === 'text' ? part.contentType : part.file.contentType) !== undefined);
  const hasBytes = parts.some((part) => part.kind === 'text' && part.contentType !== undefined);
  const convert =
    isByHand ||
    hasBytes ||
    basicLogin(request) ||
    written?.startsWith('jsonEncode(') ||
    written?.startsWith('utf8.encode(');
  return [
    ...(convert ? ["'dart:convert'"] : []),
    ...(body?.kind === 'file' || (isByHand && countFiles(request) > 0) ? ["'dart:io'"] : []),
    "'package:http/http.dart' as http",
    ...(isTyped ? ["'package:http_parser/http_parser.dart'"] : []),
  ];
}

function writeStatements(request: HttpRequest, body: string | null): string[] {
  const headers = mergeHeaders(headersWithCookie(request));
  if (request.body?.kind === 'form') headers.push({ name: 'Content-Type', value: 'application/x-www-form-urlencoded' });
  if (request.body?.kind === 'multipart') {
    const { contentType, parts } = request.body;
    return contentType === undefined
      ? writeMultipart(request, parts, headers)
      : writeChunks(request, request.body, headers);
  }
  const shortcuts =
    body === null ? ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] : ['POST', 'PUT', 'PATCH', 'DELETE'];
  if (!shortcuts.includes(request.method)) return writeRequest(request, headers, body);
  const options = [
    ...(headers.length === 0 ? [] : [`headers: ${writeMap(headers, '    ', dartHeaderValues(request))}`]),
    ...(body === null ? [] : [`body: ${body}`]),
  ];
  const url = `Uri.parse(${quote(request.url)})`;
  const call = `final response = await http.${request.method.toLowerCase()}(`;
  return [
    options.length === 0
      ? `${call}${url});`
      : `${call}\n${[url, ...options].map((option) => `    ${option},\n`).join('')}  );`,
  ];
}

function writeRequest(request: HttpRequest, headers: HttpField[], body: string | null): string[] {
  const property = body === null ? [] : [`request.${bodyProperty(request, body)} = ${body};`];
  return [
    `final request = http.Request(${quote(request.method)}, Uri.parse(${quote(request.url)}));`,
    ...addHeaders(request, headers),
    ...property,
    ...send,
  ];
}

const send = ['final response = await http.Response.fromStream(await request.send());'];

function bodyProperty({ body }: HttpRequest, written: string): string {
  if (body?.kind === 'file' || written.startsWith('utf8.encode(')) return 'bodyBytes';
  return body?.kind === 'form' && written.startsWith('{') ? 'bodyFields' : 'body';
}

function addHeaders(request: HttpRequest, headers: HttpField[]): string[] {
  const writeValue = dartHeaderValues(request);
  return headers.map((header) => `request.headers[${quote(header.name)}] = ${writeValue(header)};`);
}

function dartHeaderValues(request: HttpRequest): (field: HttpField) => string {
  return headerWriter(request, { quote, encode: (login) => `'Basic ' + base64Encode(ascii.encode(${login}))` });
}

function writeMap(
  fields: HttpField[],
  indent: string,
  writeValue: (field: HttpField) => string = ({ value }) => quote(value),
): string {
  return `{\n${fields.map((field) => `${indent}  ${quote(field.name)}: ${writeValue(field)},\n`).join('')}${indent}}`;
}

function writeBody(request: HttpRequest): string | null {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
    case 'multipart':
      return null;
    case 'text': {
      const json = parseJsonBody(request);
      // The package adds a charset to the type of any other text that is given as a string. A larger integer than 64
      // bits hold is no literal.
      return json === null || /\d{19}/.test(body.text)
        ? `utf8.encode(${quoteLong(body.text)})`
        : `jsonEncode(${writeLiteral(json.value, rules, 2)})`;
    }
    case 'form':
      return hasUniqueNames(body.fields) && body.fields.length > 0
        ? writeMap(body.fields, '    ')
        : quote(formText(body.fields));
    case 'file':
      return `await File(${quote(body.file.filename)}).readAsBytes()`;
  }
}

/** The package sends `fields` before `files`, so other orders need one list. */
function writeMultipart(request: HttpRequest, parts: HttpPart[], headers: HttpField[]): string[] {
  const texts = parts.filter((part) => part.kind === 'text');
  const isOrdered =
    hasUniqueNames(texts) &&
    parts.slice(0, texts.length).every((part) => part.kind === 'text' && part.contentType === undefined);
  const add = parts.map((part) => {
    if (part.kind === 'text' && isOrdered) return `request.fields[${quote(part.name)}] = ${quote(part.value)};`;
    return `request.files.add(${part.kind === 'text' ? writeText(part) : writeFile(part)});`;
  });
  return [
    `final request = http.MultipartRequest(${quote(request.method)}, Uri.parse(${quote(request.url)}));`,
    ...addHeaders(request, headers),
    ...add,
    ...send,
  ];
}

/** A `MultipartRequest` is always sent as `multipart/form-data`. */
function writeChunks(request: HttpRequest, form: HttpForm, headers: HttpField[]): string[] {
  const { contentType, chunks } = multipartChunks(form);
  const pieces = chunks.map((chunk) =>
    chunk.kind === 'text' ? `utf8.encode(${quote(chunk.text)})` : `await File(${quote(chunk.filename)}).readAsBytes()`,
  );
  const list = `[\n${pieces.map((piece) => `    ...${piece},\n`).join('')}  ]`;
  return [
    `final request = http.Request(${quote(request.method)}, Uri.parse(${quote(request.url)}));`,
    ...addHeaders(request, [...headers, { name: 'Content-Type', value: contentType }]),
    `request.bodyBytes = ${list};`,
    ...send,
  ];
}

/** As bytes, since the package adds a charset to the type of a string. */
function writeText({ name, value, contentType }: HttpPart & { kind: 'text' }): string {
  if (contentType === undefined) return `http.MultipartFile.fromString(${quote(name)}, ${quote(value)})`;
  return `http.MultipartFile.fromBytes(${quote(name)}, utf8.encode(${quote(value)})${typeArgument(contentType)})`;
}

function writeFile({ name, file }: HttpPart & { kind: 'file' }): string {
  return `await http.MultipartFile.fromPath(${quote(name)}, ${quote(file.filename)}${typeArgument(file.contentType)})`;
}

function typeArgument(contentType: string | undefined): string {
  return contentType === undefined ? '' : `, contentType: MediaType.parse(${quote(contentType)})`;
}
