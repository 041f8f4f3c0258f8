import { expect, test } from 'vitest';
import { pack, unpack } from '../../../../src/build/cache/pack.ts';

const text = 'One line of many.\n'.repeat(20);

test('what was packed is unpacked', () => {
  expect(unpack(pack(text))?.toString()).toBe(text);
  expect(unpack(pack(''))?.toString()).toBe('');
  expect(unpack(null)).toBeNull();
});

// Not left to the engine: Node 22 takes the beginning of a frame for the whole of it.
test('of no length is the beginning of it taken for the whole', () => {
  const packed = pack(text);
  for (let length = 0; length < packed.length; length++) expect(unpack(packed.subarray(0, length))).toBeNull();
});

test('what was changed is none of it', () => {
  const packed = pack(text);
  packed[packed.length >> 1]! ^= 1;
  expect(unpack(packed)).toBeNull();
});
