import { expect, test } from 'vitest';
import { placeholderNames } from '../../../../src/read/markdown/placeholder-names.ts';

test.each([
  ['user_id', ['user_id']],
  ['your-key', ['your', 'key']],
  ['user.id', ['user']],
  [' org . user ', ['org']],
  ["api['name']", ['api']],
  ['rows["a b"].size', ['rows']],
  ['rows[0][key]', ['rows', 'key']],
  ['...rest', ['rest']],
])('%s reads %j', (expression, names) => expect(placeholderNames(expression)).toEqual(names));

test.each(["['name']", 'go()', 'rows[go()]', "'name'", 'a + b', "rows['a'"])(
  '%s is more than a placeholder',
  (expression) => expect(placeholderNames(expression)).toEqual([]),
);
