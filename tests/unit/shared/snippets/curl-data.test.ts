import { expect, test } from 'vitest';
import type { HttpBody, HttpRequest } from '../../../../src/model/http.ts';
import { resolveLanguage } from '../../../../src/shared/snippets/resolve-language.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';

function write(language: string, body: HttpBody | null, more: Partial<HttpRequest> = {}): string {
  const plain = { method: 'POST', url: 'https://api.example.com/a', headers: [], cookies: [], body };
  return snippetWriter(resolveLanguage(language)!)({ ...plain, ...more });
}

const json = { headers: [{ name: 'Content-Type', value: 'application/json' }] };

// curl names a form as the type of any data that has none.
test.each(['bash', 'php', 'c', 'c++'])('%s gives no type to a text without one', (language) => {
  expect(write(language, { kind: 'text', text: 'a' })).toMatch(/["']Content-Type:["']/);
  expect(write(language, { kind: 'text', text: '{}' }, json)).not.toMatch(/Content-Type:["']/);
  expect(write(language, { kind: 'form', fields: [] })).not.toContain('Content-Type:');
});

// With CURLOPT_NOBODY, curl leaves a body out, and a form makes it a POST.
test('php sends a body with HEAD', () => {
  const head = { method: 'HEAD' };
  expect(write('php', null, head)).toContain('CURLOPT_NOBODY => true');
  const code = write('php', { kind: 'text', text: 'a' }, head);
  expect(code).toContain("CURLOPT_CUSTOMREQUEST => 'HEAD'");
  expect(code).not.toContain('CURLOPT_NOBODY');
});

test.each(['c', 'c++'])('%s does not end a text at a null character', (language) => {
  const text = 'é\0b';
  expect(write(language, { kind: 'text', text })).toContain('CURLOPT_POSTFIELDSIZE, 4L);');
  const parts = write(language, { kind: 'multipart', parts: [{ kind: 'text', name: 'a', value: text }] });
  expect(parts).toContain('curl_mime_data(part, "é\\000b", 4);');
  expect(write(language, { kind: 'text', text: 'b' })).not.toContain('CURLOPT_POSTFIELDSIZE');
});

test.each(['c', 'c++'])('%s declares no variable that a form without parts leaves unused', (language) => {
  expect(write(language, { kind: 'multipart', parts: [] })).not.toContain('curl_mimepart');
});

test('a null character of a form reaches curl encoded', () => {
  expect(write('bash', { kind: 'form', fields: [{ name: 'a', value: 'b\0c' }] })).toContain("-d 'a=b%00c'");
});
