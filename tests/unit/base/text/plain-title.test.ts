import { expect, test } from 'vitest';
import { plainTitle } from '../../../../src/base/text/plain-title.ts';

test.each([
  ['Create a `zip` archive', 'Create a zip archive'],
  ['Use ``a`b`` here', 'Use a`b here'],
  ['**New** list of\n  [files](/files)', 'New list of files'],
  ['Get {user_id} as <id> at 2 * 3 ** 2, snake_case_name', 'Get {user_id} as <id> at 2 * 3 ** 2, snake_case_name'],
  ['1. `open', '1. `open'],
  ['Items [a-z] (all)', 'Items [a-z] (all)'],
])('%s', (title, text) => {
  expect(plainTitle(title)).toBe(text);
});

test('long runs of marks cost no more than their length', () => {
  for (const mark of ['`', '**', '**a ', '`a', '[', '[a]('])
    expect(plainTitle(`${mark.repeat(100_000)}x`).length).toBeGreaterThan(0);
});
