import { expect, test } from 'vitest';
import type { HttpBody } from '../../../../src/model/http.ts';
import { resolveLanguage } from '../../../../src/shared/snippets/resolve-language.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';

function write(language: string, body: HttpBody): string {
  const request = { method: 'POST', url: 'https://api.example.com/a', headers: [], cookies: [], body };
  return snippetWriter(resolveLanguage(language)!)(request);
}

const long = 'word '.repeat(40_000);
const longPart: HttpBody = { kind: 'multipart', parts: [{ kind: 'text', name: 'a', value: long }] };

// A class file holds no constant of more than 65,535 bytes (JVMS 4.4.7).
test.each(['java', 'kotlin'])('%s has no constant that is too long among its parts', (language) => {
  const literals = write(language, longPart).match(/"[^"]*"/g)!;
  expect(Math.max(...literals.map((literal) => literal.length))).toBeLessThan(65_535);
  expect(literals.join('').replaceAll('"', '')).toContain(long);
});

// A single argument may have 128 KiB on Linux.
test.each<[string, HttpBody]>([
  ['form', { kind: 'form', fields: [{ name: 'a', value: long }] }],
  ['part', longPart],
])('bash gives curl a long %s by standard input', (_, body) => {
  const [data, command] = write('bash', body).split(/ \| (?=curl )/);
  expect(data).toContain('printf');
  expect(command!.length).toBeLessThan(1000);
  expect(command).toContain('--data-binary @-');
});
