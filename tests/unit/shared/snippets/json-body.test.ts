import { expect, test } from 'vitest';
import { parseJsonBody } from '../../../../src/shared/snippets/json-body.ts';
import { generate } from '../../../../src/shared/snippets/languages/dart.ts';

function bodyOf(text: string): Parameters<typeof parseJsonBody>[0] {
  return {
    method: 'POST',
    url: 'https://api.example.com',
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    cookies: [],
    body: { kind: 'text', text },
  };
}

test.each(['{ "a b": "c  d\\" e" }', '[\n  1,\n  "\\\\"\n]', '" "'])('reads %s as it is written', (text) => {
  expect(parseJsonBody(bodyOf(text))).toEqual({ value: JSON.parse(text) });
});

test('leaves alone what would lose something', () => {
  for (const text of ['{"a":1,"a":2}', '[1.50]', '["\\u0061"]', '{']) expect(parseJsonBody(bodyOf(text))).toBeNull();
});

test('reads strings of any length', () => {
  const text = `{ "a": "\\"  ${'x'.repeat(12_000_000)}" }`;
  expect(parseJsonBody(bodyOf(text)) !== null).toBe(true);
});

// Dart, "Integer literals": 64 bits, so a larger one does not compile.
test('Dart sends integers of more than 64 bits as they are written', () => {
  expect(generate(bodyOf('{"a":10000000000000000000}'))).toContain(`utf8.encode('{"a":10000000000000000000}')`);
  expect(generate(bodyOf('{"a":1000000000000000}'))).toContain('jsonEncode({');
});
