import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { escapeRegExp } from '../../../../src/base/text/escape-reg-exp.ts';

const signs = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

test.each(['', 'i', 'u', 'v'])('a text matches itself and nothing else, with the flags %j', (flags) => {
  for (const text of [...signs, `a${signs}b`, 'Übung-2024', '気']) {
    const pattern = new RegExp(`^${escapeRegExp(text)}$`, flags);
    expect(pattern.test(text), text).toBe(true);
    expect(pattern.test(`${text}x`), text).toBe(false);
  }
  expect(new RegExp(escapeRegExp('a.b'), flags).test('aXb')).toBe(false);
});

test('nothing else escapes texts for patterns', () => {
  const own = /new RegExp\([^\n]*\.replace\([^\n]*'\\\\\$&'/;
  const files = globSync('src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([]);
});
