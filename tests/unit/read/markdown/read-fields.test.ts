import { expect, test } from 'vitest';
import { readFields } from '../../../../src/read/markdown/read-fields.ts';

test.each([
  ['<ParamField body="kind" type="string">One of `a`, **b** or [c](/c).</ParamField>', 'One of a, b or c.'],
  ['<ParamField body="kind">\nOne of `a`.\n\nOr `b`,\nsaid *twice*.\n</ParamField>', 'One of a.\n\nOr b,\nsaid twice.'],
  ['<ParamField body="kind">Outer.<Note>Apart.</Note></ParamField>', 'Outer.'],
])('reads what is said of the field %s', (body, description) => {
  expect(readFields(body, { file: 'page.mdx', line: 1 })).toMatchObject([{ name: 'kind', description }]);
});
