import { expect, test } from 'vitest';
import type { HttpBody } from '../../../../src/model/http.ts';
import { resolveLanguage } from '../../../../src/shared/snippets/resolve-language.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';

function write(body: HttpBody, contentType: string): string {
  const headers = [{ name: 'Content-Type', value: contentType }];
  const request = { method: 'POST', url: 'https://api.example.com/a', headers, cookies: [], body };
  return snippetWriter(resolveLanguage('powershell')!)(request);
}

// `-InFile` takes a path with wildcards: `photo[1].png` is the file `photo1.png`.
test.each(['photo[1].png', 'what?.txt', '*.txt', 'a`b.txt'])('reads the file %s by its own name', (filename) => {
  const code = write({ kind: 'file', file: { filename } }, 'image/png');
  expect(code).toContain(` -Body ([IO.File]::ReadAllBytes((Resolve-Path -LiteralPath '${filename}')))`);
  expect(code).not.toContain('-InFile');
});

test('gives a file of any other name as it is', () => {
  const code = write({ kind: 'file', file: { filename: 'photo (1).png' } }, 'image/png');
  expect(code).toContain(" -InFile 'photo (1).png'");
});

// `Invoke-RestMethod` writes a string in the charset that the content type names.
test.each(['text/plain; charset=utf-16', 'text/plain; Charset="UTF-32"'])('sends UTF-8 as %s, too', (contentType) => {
  expect(write({ kind: 'text', text: 'a' }, contentType)).toContain('-Body ([Text.Encoding]::UTF8.GetBytes($body))');
});

test('gives a text of ASCII as it is', () => {
  expect(write({ kind: 'text', text: 'a' }, 'text/plain; charset=utf-8')).toContain('-Body $body');
});
