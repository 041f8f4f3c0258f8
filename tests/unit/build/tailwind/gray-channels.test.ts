import { expect, test } from 'vitest';
import { grayChannels } from '../../../../src/build/tailwind/gray-channels.ts';

test('greys that a site takes as channels have their values, below all rules of its own', () => {
  const texts = ['a { color: rgb(var(--gray-400) / 0.2) }', 'b { color: rgb( var( --gray-50 ) ) }', 'var(--gray-400)'];
  expect(grayChannels(texts)).toBe('@layer tokens{:where(:root){--gray-50:249 250 251;--gray-400:156 163 175}}');
});

test('nothing is written for other names, other shades and names that are only set', () => {
  expect(grayChannels(['var(--gray-55) var(--my-gray-50) var(--gray-500-soft)', ':root { --gray-50: 1 2 3 }'])).toBe(
    '',
  );
});
