import type { SnippetWriter } from '../../../model/api/snippet.ts';
import type { HttpForm, HttpLogin, HttpRequest } from '../../../model/http.ts';
import { headerWriter } from '../basic-login.ts';
import { formText } from '../form-text.ts';
import { headersWithCookie, mergeHeaders } from '../headers.ts';
import { readableText } from '../json-body.ts';
import { isLongText } from '../long-text.ts';
import { multipartChunks } from '../multipart-chunks.ts';
import { escapeBraced, quoteString } from '../quote-string.ts';

/** `URLSession` with Swift's concurrency. */
export const generate: SnippetWriter = (request) => {
  const settings = [...writeHeaders(request), ...writeBody(request)];
  const url = `URL(string: ${quote(request.url)})!`;
  const isPlain = request.method === 'GET' && settings.length === 0;
  const delegate = request.digest ? ', delegate: Login()' : '';
  const method = request.method === 'GET' ? [] : [`request.httpMethod = ${quote(request.method)}`];
  return [
    'import Foundation',
    '',
    ...(request.method === 'GET' && request.body !== null
      ? ['// URLSession refuses a body with GET, so this request needs another client.']
      : []),
    ...(request.digest ? [writeDelegate(request.digest), ''] : []),
    ...(isPlain ? [] : [`var request = URLRequest(url: ${url})`, ...method, ...settings, '']),
    `let (data, response) = try await URLSession.shared.data(${isPlain ? `from: ${url}` : 'for: request'}${delegate})`,
    'print(String(decoding: data, as: UTF8.self))',
    'if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 { exit(1) }',
  ].join('\n');
};

/** Challenges of a server's certificate come to it as well. */
function writeDelegate({ username, password }: HttpLogin): string {
  return `final class Login: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodHTTPDigest,
            challenge.previousFailureCount == 0
        else { return (.performDefaultHandling, nil) }
        return (.useCredential, URLCredential(user: ${quote(username)}, password: ${quote(password)}, persistence: .none))
    }
}`;
}

function quote(text: string): string {
  return quoteString(text, { quote: '"', unicode: escapeBraced });
}

/** A string of several lines; a raw one, where only a number sign has a meaning, for a text with backslashes. */
function quoteLong(text: string): string {
  if (!isLongText(text) || /["\\]#/.test(text)) return quote(text);
  const sign = /\\|"""/.test(text) ? '#' : '';
  return `${sign}"""\n${text}\n"""${sign}`;
}

function writeHeaders(request: HttpRequest): string[] {
  const headers = mergeHeaders(headersWithCookie(request));
  if (request.body?.kind === 'form') headers.push({ name: 'Content-Type', value: 'application/x-www-form-urlencoded' });
  if (request.body?.kind === 'multipart')
    headers.push({ name: 'Content-Type', value: multipartChunks(request.body).contentType });
  const writeValue = headerWriter(request, {
    quote,
    encode: (login) => `"Basic " + Data(${login}.utf8).base64EncodedString()`,
  });
  return headers.map((header) => `request.setValue(${writeValue(header)}, forHTTPHeaderField: ${quote(header.name)})`);
}

function writeBody(request: HttpRequest): string[] {
  const { body } = request;
  switch (body?.kind) {
    case undefined:
      return [];
    case 'text':
      return [`request.httpBody = Data(${quoteLong(readableText(request))}.utf8)`];
    case 'form':
      return [`request.httpBody = Data(${quote(formText(body.fields))}.utf8)`];
    case 'multipart':
      return writeChunks(body);
    case 'file':
      return [`request.httpBody = ${readFile(body.file.filename)}`];
  }
}

function writeChunks(form: HttpForm): string[] {
  const appends = multipartChunks(form).chunks.map(
    (chunk) => `body.append(${chunk.kind === 'text' ? `Data(${quote(chunk.text)}.utf8)` : readFile(chunk.filename)})`,
  );
  return ['', 'var body = Data()', ...appends, 'request.httpBody = body'];
}

function readFile(filename: string): string {
  return `try Data(contentsOf: URL(fileURLWithPath: ${quote(filename)}))`;
}
