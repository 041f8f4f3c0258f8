import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { builtInThemes } from '../../../../src/read/config/topics/theme.ts';

test('every theme is in one of the browser tests', () => {
  const folder = resolve(import.meta.dirname, '../../../e2e/themes');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(builtInThemes.filter((theme) => !texts.some((text) => text.includes(`'${theme}'`)))).toEqual([]);
});
