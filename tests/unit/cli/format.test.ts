import { expect, test } from 'vitest';
import { formatBytes, formatSeconds } from '../../../src/cli/format.ts';

test.each([
  [0, '0.0 s'],
  [1_240, '1.2 s'],
  [9_960, '10 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [119_700, '2 min 0 s'],
  [125_000, '2 min 5 s'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(formatSeconds(milliseconds)).toBe(text);
});

test.each([
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [9_960, '10 kB'],
  [12_345, '12 kB'],
  [999_600, '1.0 MB'],
  [3_100_000, '3.1 MB'],
  [5e15, '5000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
