import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { HttpRequest } from '../../../../src/model/http.ts';
import { snippetLanguages } from '../../../../src/shared/snippets/languages.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures/snippets');
const requests = JSON.parse(readFileSync(join(fixtures, 'requests.json'), 'utf8')) as HttpRequest[];
const rule = `\n${'='.repeat(80)}\n`;

// What the files hold is what `npm run conformance:snippets` has run.
test.each(snippetLanguages)('$key says what it said', async (language) => {
  const { key } = language;
  const generate = snippetWriter(language);
  await expect(`${requests.map(generate).join(rule)}\n`).toMatchFileSnapshot(
    join(fixtures, `${key.replaceAll('+', 'p')}.txt`),
  );
});

const plain: HttpRequest = {
  method: 'GET',
  url: 'https://api.example.com/users',
  headers: [],
  cookies: [],
  body: null,
};

test.each(['bash', 'javascript', 'node', 'typescript', 'csharp', 'powershell'])(
  '%s needs no more than three lines for a plain GET',
  (key) => {
    const code = snippetWriter(snippetLanguages.find((language) => language.key === key)!)(plain);
    expect(code.split('\n').length).toBeLessThanOrEqual(3);
  },
);

const hostile: HttpRequest[] = [
  { ...plain, url: 'https://x/?a=\'"`$(id)${x}\\#{y}', method: "X'; rm" },
  {
    ...plain,
    headers: [
      { name: '__proto__', value: '1' },
      { name: 'constructor', value: '2' },
    ],
  },
  json('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  json(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  json('{"a":1,}'),
  json(`"${'\\\\'.repeat(200_000)}"`),
  { ...plain, method: 'POST', body: { kind: 'text', text: '\ud800 lone \udfff' } },
  { ...plain, method: 'POST', body: { kind: 'form', fields: [] } },
  { ...plain, method: 'POST', body: { kind: 'form', fields: [{ name: '__proto__', value: 'x' }] } },
  { ...plain, method: 'POST', body: { kind: 'multipart', parts: [] } },
  {
    ...plain,
    method: 'POST',
    body: {
      kind: 'multipart',
      parts: [
        { kind: 'text', name: 'a', value: 'form-boundary' },
        { kind: 'text', name: 'b"\r\nX: y', value: '', contentType: 'a/b' },
      ],
    },
  },
];

test.each(snippetLanguages)('$key survives hostile requests', (language) => {
  const generate = snippetWriter(language);
  const started = performance.now();
  for (const request of hostile) expect(generate(request)).not.toMatch(/\n$|undefined|\[object/);
  expect(performance.now() - started).toBeLessThan(3000);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

function json(text: string): HttpRequest {
  return {
    ...plain,
    method: 'POST',
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    body: { kind: 'text', text },
  };
}
