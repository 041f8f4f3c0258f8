import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { readFontFamily } from '../../../../src/build/pictures/read-font-family.ts';

test('the family of a font, and nothing for what is none', async () => {
  const file = resolve(import.meta.dirname, '../../../../lib/fonts/jetbrains-mono-latin-wght-normal.woff2');
  expect(readFontFamily(await decompress(readFileSync(file)))).toBe('JetBrains Mono');
  expect(readFontFamily(new Uint8Array(0))).toBeNull();
  expect(readFontFamily(new Uint8Array(400).fill(255))).toBeNull();
});
