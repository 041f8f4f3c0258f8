import { expect, test } from 'vitest';
import { canBeFile } from '../../../../src/base/paths/can-be-file.ts';

test.each([
  'a',
  'guides/auth',
  'a..b/.c/...',
  'über/日本',
  'a b',
  'a\\b',
  '_docwrights/a',
  'a/_docwright',
  '100%',
  'a'.repeat(240),
])('%j can be a file', (path) => expect(canBeFile(path)).toBe(true));

test.each([
  '..',
  '../a',
  'a/../b',
  'a/.',
  '..\\a',
  'a\\..\\..\\b',
  'a\0b',
  'a\nb',
  '_docwright/site.json',
  '_Docwright',
  'a'.repeat(241),
  'é'.repeat(121),
])('%j can not', (path) => expect(canBeFile(path)).toBe(false));
