import { expect, test } from 'vitest';
import type { HttpBody, HttpRequest } from '../../../../src/model/http.ts';
import { resolveLanguage } from '../../../../src/shared/snippets/resolve-language.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';

function write(language: string, body: HttpBody | null, more: Partial<HttpRequest> = {}): string {
  const plain = { method: 'POST', url: 'https://api.example.com/a', headers: [], cookies: [], body };
  return snippetWriter(resolveLanguage(language)!)({ ...plain, ...more });
}

// `Net::HTTP` writes line breaks of names as they are, which ends the header of the part.
test('ruby writes no line break into the header of a part', () => {
  const code = write('ruby', { kind: 'multipart', parts: [{ kind: 'text', name: 'a\r\nX: y', value: 'b' }] });
  expect(code).toContain('name=\\"a%0D%0AX: y\\"');
});

// `mime/multipart` escapes quotes and backslashes alone up to Go 1.24.
test('go writes no line break into the header of a part', () => {
  const file = { filename: 'b\nc' };
  const code = write('go', {
    kind: 'multipart',
    parts: [
      { kind: 'text', name: 'a\r\nX: y', value: 'b' },
      { kind: 'file', name: 'd', file },
    ],
  });
  expect(code).toContain('form-data; name="a%0D%0AX: y"');
  expect(code).toContain('filename="b%0Ac"');
});

// A map literal with the same key twice does not compile.
test('go gives a header of a part that is there twice both values', () => {
  const headers = ['1', '2'].map((value) => ({ name: 'X-A', value }));
  const parts = [{ kind: 'text' as const, name: 'a', value: 'b', headers }];
  const code = write('go', { kind: 'multipart', contentType: 'multipart/form-data', parts });
  expect(code).toContain('"X-A": {"1", "2"},');
});

// `percent_encode_noop` writes names as they are.
test.each(['a"; x="', 'a\r\nX: y'])('rust writes the name %j of a part so that it ends nothing', (name) => {
  const file = { filename: 'ü.txt' };
  const code = write('rust', { kind: 'multipart', parts: [{ kind: 'file', name, file }] });
  expect(code).toContain(`name=\\"${name.replace(/["\r\n]/g, encodeURIComponent)}\\"`);
  expect(code).not.toContain('percent_encode_noop');
});

test('rust names the type of a form without fields', () => {
  expect(write('rust', { kind: 'form', fields: [] })).toContain('"application/x-www-form-urlencoded"');
});

// `curl -F '=b'` leaves the name out up to version 7.88.
test('bash writes a part whose name is empty itself', () => {
  const code = write('bash', { kind: 'multipart', parts: [{ kind: 'text', name: '', value: 'b' }] });
  expect(code).toContain('name=""');
  expect(code).not.toContain('-F');
});

// `requests` takes a form without parts for no body.
test('python sends a form without parts', () => {
  const code = write('python', { kind: 'multipart', parts: [] });
  expect(code).toContain('"multipart/form-data; boundary=form-boundary"');
  expect(code).toContain('--form-boundary--\\r\\n');
});

// `MultipartFormDataContent` writes an empty part where there is none.
test.each(['csharp', 'dotnet', 'powershell'])('%s sends a form without parts as one that has none', (language) => {
  const code = write(language, { kind: 'multipart', parts: [] });
  expect(code).toContain('multipart/form-data; boundary=form-boundary');
  expect(code).not.toContain('MultipartFormDataContent');
});
