import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpField, HttpForm, HttpPart, HttpRequest } from '../../../model/http.ts';
import { anyLogin } from '../basic-login.ts';
import { formText } from '../form-text.ts';
import { cookieText, isUntyped } from '../headers.ts';
import { parseJsonBody, readableText } from '../json-body.ts';
import { multipartChunks } from '../multipart-chunks.ts';
import { shellQuote as quote } from '../shell-quote.ts';

/** curl in a POSIX shell. */
export const generate: SnippetWriter = (given) => {
  const login = anyLogin(given);
  const request = login?.request ?? given;
  const data = bodyOptions(request);
  const options = [...methodOptions(request, data.length === 0), ...urlOptions(request.url), quoteOdd(request.url)];
  const lines = [
    ['curl --fail-with-body', ...options].join(' '),
    ...(login ? [`${login.isDigest ? '--digest ' : ''}-u ${quote(`${login.username}:${login.password}`)}`] : []),
    ...request.headers.map(headerOption),
    ...cookieOptions(request),
    ...data,
  ];
  return pipeLong(request, lines.join(' \\\n  '));
};

/** A single argument may have 128 KiB on Linux; longer data comes by standard input, which `printf` writes itself. */
const maxArgument = 100_000;

/** An argument ends at its first null character. */
function isNoArgument(text: string): boolean {
  return text.includes('\0') || (text.length > maxArgument / 3 && new TextEncoder().encode(text).length > maxArgument);
}

function isPiped({ body }: HttpRequest): boolean {
  if (body?.kind === 'form') return isNoArgument(formText(body.fields));
  return body?.kind === 'text' && isNoArgument(body.text);
}

function pipeLong(request: HttpRequest, command: string): string {
  const { body } = request;
  if (body?.kind === 'multipart' && isByHand(body)) return `${writeChunks(body)} | ${command}`;
  if (!isPiped(request)) return command;
  const text = body?.kind === 'form' ? formText(body.fields) : readableText(request);
  if (text.includes('\0')) return `${printEscaped(text)} | ${command}`;
  if (parseJsonBody(request) !== null) return `${command} <<'BODY'\n${text}\nBODY`;
  return `printf '%s' ${quote(text)} | ${command}`;
}

function printEscaped(text: string): string {
  const escapes: Record<string, string> = { '\\': '\\\\', '\0': '\\0000', '\r': '\\r' };
  return `printf '%b' ${quote(text.replace(/[\\\0\r]/g, (character) => escapes[character]!))}`;
}

/**
 * curl leaves out an empty name, ends one at its first `=`, and could be made to read a file that is named behind it
 * (curl(1), `--form`).
 */
function isByHand({ parts }: HttpForm): boolean {
  return parts.some(
    (part) => part.name === '' || part.name.includes('=') || (part.kind === 'text' && isNoArgument(part.value)),
  );
}

function writeChunks(form: HttpForm): string {
  const commands = multipartChunks(form).chunks.map((chunk) =>
    chunk.kind === 'text' ? printEscaped(chunk.text) : `cat -- ${quote(chunk.filename)}`,
  );
  return `{\n${commands.map((command) => `  ${command}\n`).join('')}}`;
}

/** A word of which a shell reads every character as it is stays without quotes. */
function quoteOdd(word: string): string {
  return /^[\w:/.%-]+$/.test(word) ? word : quote(word);
}

/** curl expands brackets and braces unless told not to. A single `{name}` is for the reader to replace. */
function urlOptions(url: string): string[] {
  return /[[\]{}]/.test(url.replace(/\{[\w.-]+\}/g, '')) ? ['--globoff'] : [];
}

/** curl sends a form without parts as no body. */
function methodOptions({ method }: HttpRequest, isEmpty: boolean): string[] {
  if (method === 'HEAD' && isEmpty) return ['--head'];
  return method === (isEmpty ? 'GET' : 'POST') ? [] : [`-X ${quoteOdd(method)}`];
}

/** A header without a value ends in a semicolon; with a colon curl would leave it out. */
function headerOption({ name, value }: HttpField): string {
  return `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`;
}

function cookieOptions({ cookies }: HttpRequest): string[] {
  return cookies.length === 0 ? [] : [`-b ${quote(cookieText(cookies))}`];
}

function bodyOptions(request: HttpRequest): string[] {
  const { body } = request;
  if (body === null) return [];
  const untyped = isUntyped(request) ? ["-H 'Content-Type:'"] : [];
  switch (body.kind) {
    case 'text':
      return [...untyped, isPiped(request) ? '--data-binary @-' : dataOption(indentJson(request))];
    case 'form':
      if (isPiped(request)) return ['--data-binary @-'];
      return body.fields.length === 0 ? ["-d ''"] : body.fields.map(formOption);
    case 'multipart':
      return isByHand(body)
        ? [headerOption({ name: 'Content-Type', value: multipartChunks(body).contentType }), '--data-binary @-']
        : [...typeOption(body), ...body.parts.map(partOption)];
    case 'file':
      return [...untyped, `--data-binary ${quote(`@${body.file.filename}`)}`];
  }
}

/** curl adds the boundary to the type of a form. */
function typeOption({ contentType }: HttpForm): string[] {
  return contentType === undefined ? [] : [headerOption({ name: 'Content-Type', value: contentType })];
}

function dataOption(text: string): string {
  return `${text.startsWith('@') ? '--data-raw' : '-d'} ${quote(text)}`;
}

/** Lines of JSON stand below their option, where space means nothing. */
function indentJson(request: HttpRequest): string {
  const text = readableText(request);
  return parseJsonBody(request) === null ? text : text.replaceAll('\n', '\n  ');
}

/**
 * curl encodes the value alone, so a name must come encoded; of a field without one it would leave out the `=`. No
 * argument holds a null character.
 */
function formOption({ name, value }: HttpField): string {
  if (name === '' || value.includes('\0'))
    return `-d ${quote(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`)}`;
  return `--data-urlencode ${quote(`${encodeURIComponent(name)}=${value}`)}`;
}

function partOption(part: HttpPart): string {
  const { name } = part;
  const headers = (part.headers ?? [])
    .map((field) => `;headers=${quoteAlways(`${field.name}: ${field.value}`)}`)
    .join('');
  if (part.kind === 'file')
    return `-F ${quote(`${name}=@${quoteParameter(part.file.filename)}${typeSuffix(part.file.contentType)}${headers}`)}`;
  const isSpecial = /^[@<("\s]|;|\s$/.test(part.value);
  if (part.contentType === undefined && headers === '')
    return `${isSpecial ? '--form-string' : '-F'} ${quote(`${name}=${part.value}`)}`;
  return `-F ${quote(`${name}=${isSpecial ? quoteAlways(part.value) : part.value}${typeSuffix(part.contentType)}${headers}`)}`;
}

function typeSuffix(contentType: string | undefined): string {
  return contentType === undefined ? '' : `;type=${contentType}`;
}

function quoteParameter(text: string): string {
  return /[",;\\]|^\s|\s$/.test(text) ? quoteAlways(text) : text;
}

function quoteAlways(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
