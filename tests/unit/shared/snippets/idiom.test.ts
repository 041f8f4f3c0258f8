import { expect, test } from 'vitest';
import type { HttpRequest } from '../../../../src/model/http.ts';
import { basicLogin } from '../../../../src/shared/snippets/basic-login.ts';
import { resolveLanguage } from '../../../../src/shared/snippets/resolve-language.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';
import { splitQuery } from '../../../../src/shared/snippets/split-query.ts';

const get = (value: string): HttpRequest => ({
  method: 'GET',
  url: 'https://api.example.com/',
  headers: [
    { name: 'authorization', value },
    { name: 'X', value: '1' },
  ],
  cookies: [],
  body: null,
});

test('a login is taken out of the header that a client writes for it', () => {
  expect(basicLogin(get(`Basic ${btoa('user:a:b')}`))).toMatchObject({
    username: 'user',
    password: 'a:b',
    request: { headers: [{ name: 'X', value: '1' }] },
  });
});

test.each([
  'Bearer abc',
  'Basic !',
  'Basic YQ',
  `Basic ${btoa('no colon')}`,
  `Basic ${btoa('a:\u00e4')}`,
  'basic YTpi',
])('%s stays a header', (value) => {
  expect(basicLogin(get(value))).toBeNull();
});

test('a query becomes parameters where every library writes the same bytes', () => {
  expect(splitQuery('https://x/a?b=1&c=%26%C3%A9&b=')).toEqual({
    url: 'https://x/a',
    query: [
      { name: 'b', value: '1' },
      { name: 'c', value: '&é' },
      { name: 'b', value: '' },
    ],
  });
});

test.each([
  '',
  '?a=1',
  '?a=1&b',
  '?a=1&b=x%20y',
  '?a=1&b=~',
  '?a=1&b=%7e',
  '?a=1&b=%61',
  '?a=1&b=%FF',
  '?a=1&b=2=3',
  '?a=1&=2',
])('the address keeps "%s"', (end) => {
  expect(splitQuery(`https://x/a${end}`)).toEqual({ url: `https://x/a${end}`, query: [] });
});

const long = (text: string, type: string): HttpRequest => ({
  ...get(''),
  method: 'POST',
  headers: [{ name: 'Content-Type', value: type }],
  body: { kind: 'text', text },
});

test('no argument of a shell and no constant of Java and Kotlin is too long', () => {
  const json = long(JSON.stringify({ a: 'é'.repeat(100_000) }), 'application/json');
  const text = long("it's 🎉".repeat(30_000), 'text/plain');
  const bash = snippetWriter(resolveLanguage('bash')!);
  const platforms = ['java', 'kotlin'].map((name) => snippetWriter(resolveLanguage(name)!));
  expect(bash(json)).toMatch(/ --data-binary @- <<'BODY'\n\{\n[\s\S]+\n\}\nBODY$/);
  expect(bash(text)).toMatch(/^printf '%s' 'it'\\''s[\s\S]+ \| curl [\s\S]+ --data-binary @-$/);
  for (const [write, request] of platforms.flatMap((one) => [json, text].map((body) => [one, body] as const))) {
    const constants = write(request).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    const lengths = constants.map((constant) => new TextEncoder().encode(constant).length);
    expect(Math.max(...lengths)).toBeLessThan(65_535);
    expect(constants.join('')).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  }
});

test.each(['javascript', 'node', 'typescript'])('%s sends a form with GET by what takes one', (key) => {
  const request: HttpRequest = {
    ...get('Bearer abc'),
    body: { kind: 'form', fields: [{ name: 'q', value: 'a b' }] },
  };
  const code = snippetWriter(resolveLanguage(key)!)(request);
  expect(code).toContain("import { request } from 'node:https';");
  expect(code).toContain("'Content-Type': 'application/x-www-form-urlencoded'");
  expect(code).toContain("const body = 'q=a+b';");
});
