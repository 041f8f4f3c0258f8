import { expect, test } from 'vitest';
import { explainError } from '../../../../src/base/errors/explain-error.ts';

test('an error is told with the reasons behind it', () => {
  const refused = [new Error('connect ECONNREFUSED ::1:1'), new Error('connect ECONNREFUSED 127.0.0.1:1')];
  const attempts = new AggregateError(refused);
  expect(explainError(new TypeError('fetch failed', { cause: attempts }))).toBe(
    'fetch failed: connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1',
  );
  expect(explainError(new Error('a: b', { cause: new Error('b') }))).toBe('a: b');
  expect(explainError(new RangeError())).toBe('RangeError');
  expect(explainError(new Error('top', { cause: { status: 1 } }))).toBe('top');
  expect(explainError('words')).toBe('words');
});
