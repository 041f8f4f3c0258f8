import { expect, test } from 'vitest';
import type { HttpRequest } from '../../../../src/model/http.ts';
import { snippetLanguages } from '../../../../src/shared/snippets/languages.ts';
import { resolveLanguage } from '../../../../src/shared/snippets/resolve-language.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';

const request: HttpRequest = {
  method: 'GET',
  url: 'https://api.example.com/items',
  headers: [{ name: 'Accept', value: 'text/plain' }],
  cookies: [],
  body: null,
  digest: { username: 'anna', password: 'it"s' },
};

function write(language: string, sent = request): string {
  return snippetWriter(resolveLanguage(language)!)(sent);
}

test.each([
  ['bash', `--digest -u 'anna:it"s'`],
  ['python', `auth=HTTPDigestAuth("anna", 'it"s')`],
  ['php', `CURLOPT_HTTPAUTH => CURLAUTH_DIGEST`],
  ['c', 'curl_easy_setopt(curl, CURLOPT_HTTPAUTH, (long)CURLAUTH_DIGEST);'],
  ['c++', 'curl_easy_setopt(curl, CURLOPT_PASSWORD, "it\\"s");'],
  ['csharp', 'new HttpClientHandler { Credentials = new NetworkCredential("anna", "it\\"s") }'],
  ['dotnet', 'using System.Net;'],
  ['powershell', `-Credential ([pscredential]::new('anna', (ConvertTo-SecureString 'it"s' -AsPlainText -Force)))`],
  ['swift', 'URLCredential(user: "anna", password: "it\\"s", persistence: .none)'],
])('%s answers the challenge of Digest authentication by itself', (language, wanted) => {
  const code = write(language);
  expect(code).toContain(wanted);
  expect(code).not.toMatch(/RFC 7616|Authorization/);
});

test.each(['javascript', 'node', 'typescript', 'go', 'java', 'kotlin', 'ruby', 'rust', 'dart'])(
  '%s, whose client knows no Digest, says so, and is otherwise the request without it',
  (language) => {
    const { digest: _, ...plain } = request;
    const [note, ...code] = write(language).split('\n');
    expect(note).toMatch(/^(?:\/\/|#) .*Digest.*RFC 7616/);
    expect(code.join('\n')).toBe(write(language, plain));
  },
);

test('every language has one of these', () => {
  for (const { key } of snippetLanguages) expect(write(key), key).toMatch(/digest|Credential/i);
});
