import { expect, test } from 'vitest';
import type { HttpField, HttpRequest } from '../../../../src/model/http.ts';
import { snippetLanguages } from '../../../../src/shared/snippets/languages.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';

const write = (key: string, request: Partial<HttpRequest>): string =>
  snippetWriter(snippetLanguages.find((language) => language.key === key)!)({
    method: 'GET',
    url: 'https://api.example.com/',
    headers: [],
    cookies: [],
    body: null,
    ...request,
  });

const field = (name: string, value: string): HttpField => ({ name, value });

// `Invoke-RestMethod` gives headers to `HttpRequestHeaders.Add`, which throws at values that it cannot read.
test.each([
  ['Authorization', '<api-key>'],
  ['authorization', 'a1+b2/c3=='],
  ['If-Match', '<string>'],
  ['If-Modified-Since', '2024-01-01T00:00:00Z'],
  ['Range', '<string>'],
  ['User-Agent', '<string>'],
  ['Accept', '<string>'],
  ['Content-MD5', '<string>'],
])('PowerShell sends %s: %s without reading it', (name, value) => {
  expect(write('powershell', { headers: [field(name, value)] })).toContain(' -Headers $headers -SkipHeaderValidation');
});

test('PowerShell sends a content type without reading it whose charset .NET does not know', () => {
  const body = { kind: 'text', text: '{}' } as const;
  const code = write('powershell', {
    method: 'POST',
    headers: [field('Content-Type', 'application/json; charset=utf8')],
    body,
  });
  expect(code).toContain(' -SkipHeaderValidation');
});

test.each([
  ['Authorization', 'Bearer <token>'],
  ['Authorization', `Basic ${btoa('a:b')}`],
  ['Accept', 'application/json'],
  ['Content-Type', 'application/json; charset=utf-8'],
  ['X-Any', '<string>'],
  ['constructor', '<string>'],
])('PowerShell needs no option for %s: %s', (name, value) => {
  expect(write('powershell', { headers: [field(name, value)] })).not.toContain('-SkipHeaderValidation');
});

// With its container of cookies at hand, .NET Framework takes a `Cookie` header out of a request.
test('.NET Framework sends the cookies of a request', () => {
  const cookies = [field('session', 'a')];
  expect(write('dotnet', { cookies })).toContain('new HttpClient(new HttpClientHandler { UseCookies = false });');
  expect(write('dotnet', { cookies, digest: { username: 'a', password: 'b' } })).toContain(
    'new HttpClientHandler { UseCookies = false, Credentials = new NetworkCredential("a", "b") });',
  );
  expect(write('dotnet', {})).toContain('new HttpClient();');
});
