import { expect, test } from 'vitest';
import { isCalled, readFieldAlias } from '../../../../src/base/paths/read-field-alias.ts';

const names: [hash: string, expected: string[] | undefined][] = [
  ['body-user-id', ['param-user-id']],
  ['response-data-items-id', ['param-data-items-id', 'param-data-id']],
  ['response-items-items-id', ['param-items-items-id', 'param-items-id', 'param-id']],
  ['response-items-id', ['param-items-id', 'param-id']],
  ['body-plan-one-of-0-name', ['param-plan-one-of-0-name', 'param-plan-name']],
  ['response-one-of-0-user-id', ['param-one-of-0-user-id', 'param-user-id']],
  ['response-one-of-1-items-id', ['param-one-of-1-items-id', 'param-items-id', 'param-id']],
  ['body-one-of-0', ['param-one-of-0']],
  ['authorization-authorization', ['param-authorization']],
  ['parameter-limit', ['param-limit']],
  ['param-limit', undefined],
  ['responses', undefined],
  ['body-', undefined],
];

test.each(names)('%s', (hash, expected) => {
  expect(readFieldAlias(hash)?.names).toEqual(expected);
});

test('says in which sections a field may stand', () => {
  expect(readFieldAlias('body-id')?.sections).toEqual(['body']);
  expect(readFieldAlias('parameter-id')?.sections).toContain('query-parameters');
});

test('a number tells ids of one name apart', () => {
  expect(['param-id', 'param-id-1', 'param-id-card'].map((id) => isCalled(id, 'param-id'))).toEqual([
    true,
    true,
    false,
  ]);
});
