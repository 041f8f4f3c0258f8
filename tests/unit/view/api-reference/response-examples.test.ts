import { expect, test } from 'vitest';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { buildResponseExamples } from '../../../../src/view/api-reference/build-examples.ts';

test('numbers examples that a description gives one name', async () => {
  const examples = {
    a: { summary: 'Sample', value: { end: 'stop' } },
    b: { summary: 'Sample', value: { end: 'error' } },
  };
  const { document } = await parseOpenApi({
    id: 'api.json',
    text: JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/a': { get: { responses: { 200: { content: { 'application/json': { examples } } } } } } },
    }),
  });
  const built = buildResponseExamples(document!, document!.operations[0]!.responses);
  expect(built.map(({ label }) => label)).toEqual(['200 Sample', '200 Sample (2)']);
});
