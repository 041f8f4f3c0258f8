import { expect, test } from 'vitest';
import type { HttpBody, HttpRequest } from '../../../../src/model/http.ts';
import { resolveLanguage } from '../../../../src/shared/snippets/resolve-language.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';

function write(language: string, body: HttpBody | null, more: Partial<HttpRequest> = {}): string {
  const plain = { method: 'POST', url: 'https://api.example.com/a', headers: [], cookies: [], body };
  return snippetWriter(resolveLanguage(language)!)({ ...plain, ...more });
}

const json = { headers: [{ name: 'Content-Type', value: 'application/json' }] };

// A source file is UTF-8, which has no half of a pair.
test.each(['python', 'javascript', 'php', 'ruby', 'dart'])('%s keeps the escape of a lone surrogate', (language) => {
  const code = write(language, { kind: 'text', text: '{"a":"\\ud800","b":"\\\\ud83d"}' }, json);
  expect(code).toMatch(/\\\\?ud800/);
  expect(code.isWellFormed()).toBe(true);
});
