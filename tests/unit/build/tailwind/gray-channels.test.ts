import { expect, test } from 'vitest';
import { createStylesheetMemory } from '../../../../src/build/session/stylesheet-memory.ts';
import { grayChannels } from '../../../../src/build/tailwind/gray-channels.ts';

const sheetOf = (texts: readonly string[]): string => grayChannels(createStylesheetMemory().graysOf(texts));

test('greys that a site takes as channels have their values, below all rules of its own', () => {
  const texts = ['a { color: rgb(var(--gray-400) / 0.2) }', 'b { color: rgb( var( --gray-50 ) ) }', 'var(--gray-400)'];
  expect(sheetOf(texts)).toBe('@layer tokens{:where(:root){--gray-50:249 250 251;--gray-400:156 163 175}}');
});

test('nothing is written for other names, other shades and names that are only set', () => {
  expect(sheetOf(['var(--gray-55) var(--my-gray-50) var(--gray-500-soft)', ':root { --gray-50: 1 2 3 }'])).toBe('');
});

test('what a site no longer says is forgotten', () => {
  const memory = createStylesheetMemory();
  expect(memory.graysOf(['var(--gray-50)', 'var(--gray-100)'])).toEqual([50, 100]);
  expect(memory.graysOf(['var(--gray-100)', 'none'])).toEqual([100]);
});
