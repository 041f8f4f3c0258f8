import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpForm, HttpPart, HttpRequest } from '../../../model/http.ts';
import { basicLogin } from '../basic-login.ts';
import { headersWithCookie } from '../headers.ts';
import { readableText } from '../json-body.ts';
import { isLongText } from '../long-text.ts';
import { multipartChunks, partNames } from '../multipart-chunks.ts';
import { escapeBraced, quoteString } from '../quote-string.ts';

/** The crate `reqwest` with its features `blocking` and `multipart`. */
export const generate: SnippetWriter = (request) => {
  const { body } = request;
  const form = body?.kind === 'multipart' && isNativeForm(body) ? writeForm(body.parts) : [];
  const hasParts = form.some((line) => line.includes('\n        .part('));
  return [
    ...(form.length > 0 ? [`use reqwest::blocking::multipart::${hasParts ? '{Form, Part}' : 'Form'};`, ''] : []),
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...form,
    `    let response = ${writeCall(request)};`,
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
};

function quote(text: string): string {
  return quoteString(text, { quote: '"', unicode: escapeBraced });
}

/** A raw string with one number sign more than any quote in it is followed by. */
function quoteLong(text: string): string {
  if (!isLongText(text)) return quote(text);
  const longest = Math.max(0, ...Array.from(text.matchAll(/"(#+)/g), (match) => match[1]!.length));
  const signs = '#'.repeat(longest + 1);
  return `r${signs}"${text}"${signs}`;
}

function writeCall(given: HttpRequest): string {
  const login = basicLogin(given);
  const request = login?.request ?? given;
  const headers = headersWithCookie(request).map(({ name, value }) => `.header(${quote(name)}, ${quote(value)})`);
  const calls = [
    ...(login ? [`.basic_auth(${quote(login.username)}, Some(${quote(login.password)}))`] : []),
    ...headers,
    ...writeBody(request),
  ];
  if (request.method === 'GET' && calls.length === 0)
    return `reqwest::blocking::get(${quote(request.url)})?.error_for_status()?`;
  const lines = [writeMethod(request), ...calls, '.send()?', '.error_for_status()?'];
  return `reqwest::blocking::Client::new()${lines.map((line) => `\n        ${line}`).join('')}`;
}

function writeMethod({ method, url }: HttpRequest): string {
  if (['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'].includes(method))
    return `.${method.toLowerCase()}(${quote(url)})`;
  return `.request(reqwest::Method::from_bytes(b${quote(method)})?, ${quote(url)})`;
}

function writeBody(request: HttpRequest): string[] {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return [];
    case 'text':
      return [`.body(${quoteLong(readableText(request))})`];
    case 'form':
      return body.fields.length === 0
        ? ['.header("Content-Type", "application/x-www-form-urlencoded")', '.body("")']
        : [
            `.form(&[${body.fields.map(({ name, value }) => `\n            (${quote(name)}, ${quote(value)}),`).join('')}\n        ])`,
          ];
    case 'multipart':
      return isNativeForm(body) ? ['.multipart(form)'] : writeChunks(body);
    case 'file':
      return [`.body(std::fs::File::open(${quote(body.file.filename)})?)`];
  }
}

/** The crate sends every form as `multipart/form-data`, and can write odd names encoded or as they are alone. */
function isNativeForm({ parts, contentType }: HttpForm): boolean {
  return contentType === undefined && !parts.some((part) => /["\r\n]/.test(partNames(part)));
}

function writeForm(parts: HttpPart[]): string[] {
  // Names that are not plain would be sent as `name*=utf-8''…`, which RFC 7578 section 4.2 forbids.
  const encoding = parts.every((part) => /^[\w.-]*$/.test(partNames(part))) ? '' : '\n        .percent_encode_noop()';
  return [`    let form = Form::new()${encoding}${parts.map((part) => `\n        ${writePart(part)}`).join('')};`];
}

function writeChunks(form: HttpForm): string[] {
  const { contentType, chunks } = multipartChunks(form);
  const pieces = chunks.map((chunk) =>
    chunk.kind === 'text' ? `${quote(chunk.text)}.as_bytes().to_vec()` : `std::fs::read(${quote(chunk.filename)})?`,
  );
  const lines = pieces.map((piece) => `\n            ${piece},`).join('');
  return [`.header("Content-Type", ${quote(contentType)})`, `.body([${lines}\n        ].concat())`];
}

function writePart(part: HttpPart): string {
  if (part.kind === 'text' && part.contentType === undefined) return `.text(${quote(part.name)}, ${quote(part.value)})`;
  const contentType = part.kind === 'text' ? part.contentType : part.file.contentType;
  const content =
    part.kind === 'text' ? `Part::text(${quote(part.value)})` : `Part::file(${quote(part.file.filename)})?`;
  return `.part(${quote(part.name)}, ${content}${contentType === undefined ? '' : `.mime_str(${quote(contentType)})?`})`;
}
