import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpField, HttpFile, HttpForm, HttpPart, HttpRequest } from '../../../model/http.ts';
import { headerWriter } from '../basic-login.ts';
import { formText } from '../form-text.ts';
import { headersWithCookie, headerValue, mergeHeaders, withoutHeader } from '../headers.ts';
import { readableText } from '../json-body.ts';
import { isLongText } from '../long-text.ts';
import { isPlainForm, multipartChunks } from '../multipart-chunks.ts';
import { isPlainText } from '../quote-string.ts';

/** PowerShell 7. */
export const generate: SnippetWriter = (request) => {
  const headers = mergeHeaders(withoutHeader(headersWithCookie(request), 'Content-Type'));
  const setup = [...(headers.length === 0 ? [] : [`$headers = ${writeMap(headers, request)}`]), ...writeBody(request)];
  const call = `Invoke-RestMethod -Uri ${quote(request.url)}${options(request, headers)
    .map((option) => ` ${option}`)
    .join('')}`;
  return [...setup, call].join('\n');
};

/** Nothing has a meaning in single quotes but the quotes themselves; PowerShell takes typographic ones for the same. */
function quote(text: string): string {
  if (isPlainText(text) && !/[\n\t]/.test(text)) return `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
  const inner = Array.from(text, (character) => {
    if (character === '\n') return '`n';
    if (character === '\r') return '`r';
    if (character === '\t') return '`t';
    if (/["`$\u201c-\u201e]/.test(character)) return `\`${character}`;
    return isPlainText(character) ? character : `\`u{${character.codePointAt(0)!.toString(16)}}`;
  });
  return `"${inner.join('')}"`;
}

function quoteLong(text: string): string {
  return isLongText(text) && !/^['\u2018-\u201b]@/m.test(text) ? `@'\n${text}\n'@` : quote(text);
}

function writeMap(fields: HttpField[], request: HttpRequest): string {
  const writeValue = headerWriter(request, {
    quote,
    encode: (login) => `'Basic ' + [Convert]::ToBase64String([Text.Encoding]::ASCII.GetBytes(${login}))`,
  });
  return `@{\n${fields.map((field) => `    ${quote(field.name)} = ${writeValue(field)}\n`).join('')}}`;
}

// .NET reads the values of these headers, and `Invoke-RestMethod` fails at one that is not of their grammar.
const readHeaders =
  /^(accept(-charset|-encoding|-language)?|allow|authorization|cache-control|content-[\w-]+|date|expires|from|if-[\w-]+|last-modified|max-forwards|pragma|proxy-authorization|range|referer|user-agent|via|warning)$/i;

/** Values that are surely of it, of the headers that most requests have. */
const plainValues: Record<string, RegExp> = {
  accept: /^[\w.+*-]+\/[\w.+*-]+(, ?[\w.+*-]+\/[\w.+*-]+)*$/,
  authorization: /^[\w-]+ [^\s",]+$/,
  'content-type': /^[\w.+-]+\/[\w.+-]+(; ?(charset=utf-8|boundary=[\w-]+))?$/i,
};

function isRefused({ name, value }: HttpField): boolean {
  return readHeaders.test(name) && !plainValues[name.toLowerCase()]?.test(value);
}

const knownMethods = ['Get', 'Head', 'Post', 'Put', 'Delete', 'Trace', 'Options', 'Patch'];

function options(request: HttpRequest, headers: HttpField[]): string[] {
  const { method } = request;
  const known = knownMethods.find((name) => name.toUpperCase() === method);
  const contentType = impliedType(request) ?? headerValue(request.headers, 'Content-Type');
  const sent = contentType === null ? headers : [...headers, { name: 'Content-Type', value: contentType }];
  return [
    ...(method === 'GET' ? [] : [known === undefined ? `-CustomMethod ${quote(method)}` : `-Method ${known}`]),
    ...(headers.length === 0 ? [] : ['-Headers $headers']),
    ...(sent.some(isRefused) ? ['-SkipHeaderValidation'] : []),
    ...credentialOption(request),
    ...(contentType === null ? [] : [`-ContentType ${quote(contentType)}`]),
    ...bodyOption(request, contentType),
  ];
}

/** What .NET answers a challenge with. */
function credentialOption({ digest }: HttpRequest): string[] {
  if (!digest) return [];
  const password = `(ConvertTo-SecureString ${quote(digest.password)} -AsPlainText -Force)`;
  return [`-Credential ([pscredential]::new(${quote(digest.username)}, ${password}))`];
}

function impliedType({ body }: HttpRequest): string | null {
  if (body?.kind === 'multipart') return isPlainForm(body) ? null : multipartChunks(body).contentType;
  return body?.kind === 'form' ? 'application/x-www-form-urlencoded' : null;
}

function bodyOption({ body }: HttpRequest, contentType: string | null): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'text':
      return [isSentAsUtf8(body.text, contentType) ? '-Body $body' : '-Body ([Text.Encoding]::UTF8.GetBytes($body))'];
    case 'form':
    case 'multipart':
      return ['-Body $body'];
    case 'file':
      return [
        hasWildcard(body.file) ? `-Body (${readFile(body.file.filename)})` : `-InFile ${quote(body.file.filename)}`,
      ];
  }
}

/** Up to version 7.3 a string without a charset is sent as Latin-1, and always in the charset that its type names. */
function isSentAsUtf8(text: string, contentType: string | null): boolean {
  return /^[\0-\x7f]*$/.test(text) && !/;\s*charset=(?!"?utf-8\b)/i.test(contentType ?? '');
}

/** Whether `-InFile` would look for files of other names (about_Wildcards). */
function hasWildcard({ filename }: HttpFile): boolean {
  return /[[\]*?`]/.test(filename);
}

function writeBody(request: HttpRequest): string[] {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
    case 'file':
      return [];
    case 'text':
      return [`$body = ${quoteLong(readableText(request))}`];
    case 'form':
      return [`$body = ${quote(formText(body.fields))}`];
    case 'multipart':
      if (!isPlainForm(body)) return [`$body = [byte[]](${writeChunks(body)})`];
      return ['$body = [System.Net.Http.MultipartFormDataContent]::new()', ...body.parts.flatMap(writePart)];
  }
}

/** .NET writes other names as encoded words, which no server expects in a form (RFC 7578 section 5.1). */
function writeChunks(form: HttpForm): string {
  const { chunks } = multipartChunks(form);
  return chunks
    .map((chunk) =>
      chunk.kind === 'text' ? `[Text.Encoding]::UTF8.GetBytes(${quote(chunk.text)})` : readFile(chunk.filename),
    )
    .join(' +\n    ');
}

function readFile(filename: string): string {
  return `[IO.File]::ReadAllBytes((Resolve-Path -LiteralPath ${quote(filename)}))`;
}

function writePart(part: HttpPart): string[] {
  const contentType = part.kind === 'text' ? part.contentType : (part.file.contentType ?? 'application/octet-stream');
  const content =
    part.kind === 'text'
      ? `StringContent]::new(${quote(part.value)})`
      : `ByteArrayContent]::new(${readFile(part.file.filename)})`;
  const names = [part.name, ...(part.kind === 'file' ? [part.file.filename] : [])].map(quote).join(', ');
  if (contentType === undefined) return [`$body.Add([System.Net.Http.${content}, ${names})`];
  return [
    `$part = [System.Net.Http.${content}`,
    `$part.Headers.ContentType = ${quote(contentType)}`,
    `$body.Add($part, ${names})`,
  ];
}
