import { expect, test } from 'vitest';
import { readGroups } from '../../../../src/service/access/identity.ts';

test.each([
  [
    ['staff', '', 5, 'beta'],
    ['staff', 'beta'],
  ],
  ['staff', ['staff']],
  [{ staff: { 1: 'acme.example' }, beta: {} }, ['staff', 'beta']],
  [{ staff: { 1: 'acme.example' }, beta: false }, []],
  [{ staff: true }, []],
  [[{ name: 'staff' }], []],
  [null, []],
  [{}, []],
])('of %j the groups are %j', (told, groups) => expect(readGroups(told)).toEqual(groups));
