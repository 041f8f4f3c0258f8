import { expect, test } from 'vitest';
import { keepLast } from '../../../../src/base/values/keep-last.ts';

test('what was made last is given again for the same, and made anew for anything else', () => {
  let made = 0;
  const make = keepLast((given: { name: string }) => `${given.name} ${++made}`);
  expect([make({ name: 'a' }), make({ name: 'a' }), make({ name: 'b' }), make({ name: 'a' })]).toEqual([
    'a 1',
    'a 1',
    'b 2',
    'a 3',
  ]);
});
