import { expect, test } from 'vitest';
import { compareFingerprints } from '../../../scripts/gallery/fingerprint.ts';

const fields = 160;
const white = '/'.repeat(fields * 3);

/** `white` with another red in one field. */
function withField(field: number, letter: string): string {
  return `${white.slice(0, field * 3)}${letter}${white.slice(field * 3 + 1)}`;
}

test('pictures that differ less than an eye sees are the same', () => {
  expect(compareFingerprints(white, white)).toBeNull();
  expect(compareFingerprints(white, withField(5, '+'))).toBeNull();
});

test('a changed field is told with its place', () => {
  const difference = compareFingerprints(white, withField(20, 'A'));
  expect(difference?.most).toBe(100);
  expect(difference?.changed).toBeCloseTo(100 / fields);
  expect(difference?.place).toEqual([25, 10]);
});

test('a picture of another grid has changed', () => {
  expect(compareFingerprints(white.slice(3), white)?.changed).toBeGreaterThan(0);
});
