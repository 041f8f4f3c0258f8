import { expect, test } from 'vitest';
import { parseJsonBody } from '../../../../src/shared/snippets/json-body.ts';

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
