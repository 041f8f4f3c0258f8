import type { HttpForm, HttpRequest } from '../../model/http.ts';
import { type BasicLogin, basicLogin } from './basic-login.ts';
import { formText } from './form-text.ts';
import { headersWithCookie } from './headers.ts';
import { readableText } from './json-body.ts';
import { multipartChunks } from './multipart-chunks.ts';

/** How a language of the Java platform writes what the JDK's client is given. */
export interface JdkDialect {
  quote: (text: string) => string;
  /** The bytes of an expression for a text. */
  bytesOf: (text: string) => string;
  /** A literal over several lines, where the text allows one, else as `quote`. */
  quoteLong: (text: string, indent: string) => string;
}

export interface JdkRequest {
  imports: string[];
  /** The calls on the builder, each without indentation on its first line; ends in `.build()`. */
  calls: string[];
}

/** A request as calls on `java.net.http.HttpRequest.Builder`, which stand behind `indent`. */
export function writeJdkRequest(given: HttpRequest, dialect: JdkDialect, indent: string): JdkRequest {
  const login = basicLogin(given);
  const request = login?.request ?? given;
  const { method, body } = request;
  const publisher = writeBody(request, dialect, indent);
  const needsPublisher = publisher !== null || !['GET', 'DELETE'].includes(method);
  const needsPath =
    body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some((part) => part.kind === 'file'));
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    ...(needsPublisher ? ['java.net.http.HttpRequest.BodyPublishers'] : []),
    'java.net.http.HttpResponse.BodyHandlers',
    ...(needsPath ? ['java.nio.file.Path'] : []),
    ...(login ? ['java.util.Base64'] : []),
  ];
  return {
    imports,
    calls: [
      ...(login ? [writeLogin(login, dialect)] : []),
      ...writeHeaders(request, dialect),
      ...writeMethod(method, publisher, dialect),
      '.build()',
    ],
  };
}

/** The client itself sends a login only when a server has asked for it. */
function writeLogin({ username, password }: BasicLogin, { quote, bytesOf }: JdkDialect): string {
  const encoded = `Base64.getEncoder().encodeToString(${bytesOf(quote(`${username}:${password}`))})`;
  return `.header("Authorization", "Basic " + ${encoded})`;
}

function writeHeaders(request: HttpRequest, { quote }: JdkDialect): string[] {
  const { body } = request;
  const headers = [...headersWithCookie(request)];
  if (body?.kind === 'form') headers.push({ name: 'Content-Type', value: 'application/x-www-form-urlencoded' });
  if (body?.kind === 'multipart') headers.push({ name: 'Content-Type', value: multipartChunks(body).contentType });
  return headers.map(({ name, value }) => `.header(${quote(name)}, ${quote(value)})`);
}

function writeMethod(method: string, publisher: string | null, { quote }: JdkDialect): string[] {
  if (publisher === null && (method === 'GET' || method === 'DELETE')) return method === 'GET' ? [] : ['.DELETE()'];
  const body = publisher ?? 'BodyPublishers.noBody()';
  return [method === 'POST' || method === 'PUT' ? `.${method}(${body})` : `.method(${quote(method)}, ${body})`];
}

function writeBody(request: HttpRequest, { quote, quoteLong }: JdkDialect, indent: string): string | null {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return null;
    case 'text':
      return `BodyPublishers.ofString(${quoteLong(readableText(request), indent)})`;
    case 'form':
      return `BodyPublishers.ofString(${quoteLong(formText(body.fields), indent)})`;
    case 'multipart':
      return writeChunks(body, { quote, quoteLong }, `${indent}    `);
    case 'file':
      return `BodyPublishers.ofFile(Path.of(${quote(body.file.filename)}))`;
  }
}

type Quotes = Pick<JdkDialect, 'quote' | 'quoteLong'>;

function writeChunks(form: HttpForm, { quote, quoteLong }: Quotes, indent: string): string {
  const publishers = multipartChunks(form).chunks.map((chunk) => {
    return chunk.kind === 'text'
      ? `BodyPublishers.ofString(${quoteLong(chunk.text, indent)})`
      : `BodyPublishers.ofFile(Path.of(${quote(chunk.filename)}))`;
  });
  return `BodyPublishers.concat(\n${publishers.map((publisher) => indent + publisher).join(',\n')}\n${indent.slice(4)})`;
}
