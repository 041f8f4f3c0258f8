import { createRequire } from 'node:module';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { describe, expect, test } from 'vitest';
import { plainPattern } from '../../../../src/build/highlight/plain-pattern.ts';

type Range = [start: number, end: number] | null;

const oniguruma = await createOnigurumaEngine(import('shiki/wasm'));

/** Ranges of the first match and its groups; `null` for those without a character, of which nothing is coloured. */
function findByOniguruma(pattern: string, line: string): Range[] | null {
  const found = oniguruma.createScanner([pattern]).findNextMatchSync(line, 0, 0);
  return found?.captureIndices.map(({ start, end }): Range => (start === end ? null : [start, end])) ?? null;
}

function findByJavaScript(pattern: string, line: string): Range[] | null {
  const { source, flags } = plainPattern(pattern) ?? expect.fail(pattern);
  const found = new RegExp(source, `d${flags}`).exec(line);
  return found?.indices?.map((range): Range => (!range || range[0] === range[1] ? null : range)) ?? null;
}

test.each([
  '(a+)+b',
  '(?:a|ab)*c',
  '(?:a?){9}b',
  'a?'.repeat(9),
  '\\w*\\w*\\w*\\w*x',
  '(?<=\\.).+',
  '(?>ab)c',
  'a++b',
  'a{2}?',
  'a{,2}',
  'a{3,2}',
  'a(?i)b',
  '(?i:a)b',
  '(?i)K',
  '(?<name>a)',
  '(a)\\1',
  '(?<=(a))b',
  '\\Ga',
  '\\p{L}',
  '[a[b]]',
  '[a&&b]',
  '[\\w-z]',
  '[😀]',
  '(a',
  'a)',
  '[a',
  'a\\',
])('%s is left to Oniguruma', (pattern) => {
  expect(plainPattern(pattern)).toBeNull();
});

const lines = [
  "import { get } from './client.js'; // Note\n",
  '  if (!result.ok) throw new Error(`failed ${a[0] ?? "b\\n"}`);\n',
  'def list_items(self, limit: int = 0x1F) -> dict: return {"a": 1.5e3}\n',
  'curl -X POST "https://example.com/v1?a=b&c" -d \'{"x": [1, 2]}\' | jq .\n',
  '  - name: "A_b-c" # note\n',
  '.card > a:hover { color: #fff; margin: -1px auto }\n',
  '\n',
  '',
];

test.each([
  '^a|^$|$',
  '(\\s*)(?=\\{)|(\\()?(\\))',
  '[]\\[{}^-]+',
  '[^\\\\"-]{2,3}',
  '([-+*/\\\\:=<>!]=?)',
  '\\b(?:if|throw|def)\\b(?!\\()',
  '(?<![$\\w])0[xX]\\h+',
  '(")([imsx]{0,4})?',
  '}|]|{a',
  '(?i)\\bcurl|[^A-Z]x',
  '(?i:(def)|\\s[F-H])',
])('%s is found alike', (pattern) => {
  for (const line of lines) expect(findByJavaScript(pattern, line), line).toEqual(findByOniguruma(pattern, line));
});

describe.each(['javascript', 'python', 'shellscript', 'yaml', 'css', 'sql'])('patterns of %s', (language) => {
  const require = createRequire(import.meta.resolve('shiki'));
  const patterns = new Set<string>();
  collect(require(`shiki/langs/${language}.mjs`).default, patterns);
  const plain = [...patterns].filter((pattern) => plainPattern(pattern) !== null);

  test('are found alike', () => {
    expect(plain.length).toBeGreaterThan(patterns.size / 4);
    for (const pattern of plain)
      for (const line of lines)
        expect([pattern, line, findByJavaScript(pattern, line)]).toEqual([
          pattern,
          line,
          findByOniguruma(pattern, line),
        ]);
  });
});

function collect(value: unknown, patterns: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /^(?:match|begin|end|while)$/.test(key)) patterns.add(inner);
    else collect(inner, patterns);
  }
}
