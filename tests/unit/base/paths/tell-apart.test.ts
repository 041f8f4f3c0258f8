import { expect, test } from 'vitest';
import { tellApart } from '../../../../src/base/paths/tell-apart.ts';

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'b', 'a', 'a'],
    ['a', 'b', 'a (2)', 'a (3)'],
  ],
  [
    ['a', 'a', 'a (2)'],
    ['a', 'a (3)', 'a (2)'],
  ],
  [
    ['', ''],
    ['', '(2)'],
  ],
])('%j', (names, told) => expect(tellApart(names)).toEqual(told));
