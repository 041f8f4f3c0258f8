import type { HttpField, HttpForm, HttpPart, HttpRequest } from '../../model/http.ts';
import { basicLogin, headerWriter } from './basic-login.ts';
import { countFiles } from './count-files.ts';
import { headersWithCookie, headerValue } from './headers.ts';
import { readableText } from './json-body.ts';
import { isPlainForm, multipartChunks } from './multipart-chunks.ts';
import { escapeWide, quoteString } from './quote-string.ts';

export interface DotnetDialect {
  /** A literal over several lines, where the text allows one. */
  quoteLong: (text: string) => string;
  /** What the statements will stand behind. */
  indent: string;
}

export function quoteCsharp(text: string): string {
  return quoteString(text, { quote: '"', unicode: escapeWide });
}

/** The expression for a method, by a property where every version of .NET has one. */
export function writeDotnetMethod(method: string): string {
  const known = ['Get', 'Post', 'Put', 'Delete', 'Head', 'Options', 'Trace'].find(
    (name) => name.toUpperCase() === method,
  );
  return known === undefined ? `new HttpMethod(${quoteCsharp(method)})` : `HttpMethod.${known}`;
}

// `HttpRequestMessage.Headers` refuses the headers of a content.
const contentHeaders = /^(allow|content-[\w-]+|expires|last-modified)$/i;

/** Statements that make `request`, an `HttpRequestMessage`, what it has to be. */
export function writeDotnetRequest(request: HttpRequest, dialect: DotnetDialect): string[] {
  const headers = headersWithCookie(request);
  const ofContent = headers.filter(({ name }) => contentHeaders.test(name));
  const content = writeContent(request, dialect);
  const writeValue = headerWriter(request, { quote: quoteCsharp, encode });
  return [
    ...headers
      .filter((header) => !ofContent.includes(header))
      .map((header) => addHeader('request', header, writeValue(header))),
    ...(content.length === 0 && ofContent.length > 0
      ? ['request.Content = new ByteArrayContent(new byte[0]);']
      : content),
    ...ofContent.flatMap((header) =>
      header.name.toLowerCase() === 'content-type'
        ? setType('request.Content', header.value)
        : [addHeader('request.Content', header)],
    ),
  ];
}

/** The expression for the client. */
export function writeDotnetClient({ digest, cookies }: HttpRequest, platform: '.NET' | '.NET Framework'): string {
  const login = digest ? [digest.username, digest.password].map(quoteCsharp).join(', ') : '';
  // .NET Framework puts the cookies of its own container in the place of the header.
  const ownsCookies = cookies.length > 0 && platform === '.NET Framework';
  const settings = [
    ...(ownsCookies ? ['UseCookies = false'] : []),
    ...(digest ? [`Credentials = new NetworkCredential(${login})`] : []),
  ];
  return settings.length === 0
    ? 'new HttpClient()'
    : `new HttpClient(new HttpClientHandler { ${settings.join(', ')} })`;
}

/** What the statements use beyond `System`, `System.Net.Http` and `System.Threading.Tasks`. */
export function dotnetNamespaces(request: HttpRequest): string[] {
  const { body, headers } = request;
  const types = [
    headerValue(headers, 'Content-Type'),
    ...(body?.kind === 'multipart' && !isByHand(request) ? body.parts.map(typeOf) : []),
  ];
  return [
    ...(body?.kind === 'form' ? ['System.Collections.Generic'] : []),
    ...(countFiles(request) > 0 ? ['System.IO'] : []),
    ...(isByHand(request) ? ['System.Linq'] : []),
    ...(request.digest ? ['System.Net'] : []),
    ...(types.some((type) => typeof type === 'string' && isSimpleType(type)) ? ['System.Net.Http.Headers'] : []),
    ...(isByHand(request) || basicLogin(request) ? ['System.Text'] : []),
  ];
}

/** .NET writes other names as encoded words, which no server expects in a form (RFC 7578 section 5.1). */
function isByHand({ body }: HttpRequest): boolean {
  return body?.kind === 'multipart' && !isPlainForm(body);
}

function typeOf(part: HttpPart): string | undefined {
  return part.kind === 'text' ? part.contentType : part.file.contentType;
}

function isSimpleType(contentType: string): boolean {
  return /^[\w.+-]+\/[\w.+-]+$/.test(contentType);
}

function addHeader(owner: string, { name, value }: HttpField, written = quoteCsharp(value)): string {
  return `${owner}.Headers.TryAddWithoutValidation(${quoteCsharp(name)}, ${written});`;
}

function encode(login: string): string {
  return `"Basic " + Convert.ToBase64String(Encoding.ASCII.GetBytes(${login}))`;
}

/** A parsed type loses the way its parameters were written. */
function setType(owner: string, contentType: string): string[] {
  if (isSimpleType(contentType))
    return [`${owner}.Headers.ContentType = new MediaTypeHeaderValue(${quoteCsharp(contentType)});`];
  return [`${owner}.Headers.Remove("Content-Type");`, addHeader(owner, { name: 'Content-Type', value: contentType })];
}

function writeContent(request: HttpRequest, dialect: DotnetDialect): string[] {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return [];
    case 'text':
      return [`request.Content = new StringContent(${dialect.quoteLong(readableText(request))});`];
    case 'form':
      return [writeForm(body.fields, dialect.indent)];
    case 'multipart':
      if (isByHand(request)) return writeChunks(body, dialect.indent);
      return [
        '',
        'var form = new MultipartFormDataContent();',
        ...body.parts.flatMap(writePart),
        'request.Content = form;',
      ];
    case 'file':
      return [`request.Content = ${readFile(body.file.filename)};`];
  }
}

function writeForm(fields: HttpField[], indent: string): string {
  const entries = fields.map(
    ({ name, value }) =>
      `${indent}    new KeyValuePair<string, string>(${quoteCsharp(name)}, ${quoteCsharp(value)}),\n`,
  );
  return `request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[]\n${indent}{\n${entries.join('')}${indent}});`;
}

function writeChunks(form: HttpForm, indent: string): string[] {
  const { contentType, chunks } = multipartChunks(form);
  const bytes = chunks.map((chunk) =>
    chunk.kind === 'text'
      ? `Encoding.UTF8.GetBytes(${quoteCsharp(chunk.text)})`
      : `File.ReadAllBytes(${quoteCsharp(chunk.filename)})`,
  );
  const [first, ...others] = bytes;
  const joined = [first, ...others.map((next) => `${indent}    .Concat(${next})`), `${indent}    .ToArray()`].join(
    '\n',
  );
  return [
    '',
    `request.Content = new ByteArrayContent(${joined});`,
    addHeader('request.Content', { name: 'Content-Type', value: contentType }),
  ];
}

function writePart(part: HttpPart, index: number): string[] {
  const contentType = typeOf(part);
  const names = [part.name, ...(part.kind === 'file' ? [part.file.filename] : [])].map(quoteCsharp).join(', ');
  const content = part.kind === 'text' ? `new StringContent(${quoteCsharp(part.value)})` : readFile(part.file.filename);
  if (contentType === undefined) return [`form.Add(${content}, ${names});`];
  const variable = `part${index + 1}`;
  return [`var ${variable} = ${content};`, ...setType(variable, contentType), `form.Add(${variable}, ${names});`];
}

function readFile(filename: string): string {
  return `new ByteArrayContent(File.ReadAllBytes(${quoteCsharp(filename)}))`;
}
