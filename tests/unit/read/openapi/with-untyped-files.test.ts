import { expect, test } from 'vitest';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { resolveSchema } from '../../../../src/shared/json-schema/resolve-schema.ts';
import { typeLabel } from '../../../../src/shared/json-schema/type-label.ts';
import { defaultValues } from '../../../../src/shared/request/default-values.ts';

const form = {
  type: 'object',
  properties: {
    picture: {},
    told: { description: 'A picture.', deprecated: true },
    many: { type: 'array', items: {} },
    named: { $ref: '#/components/schemas/Anything' },
    image: { title: 'Image' },
    text: { type: 'string' },
    any: { title: 'Any' },
    json: {},
    choice: { enum: ['a'] },
    list: { type: 'array' },
  },
};
const encoding = { image: { contentType: 'image/png, image/jpeg' }, json: { contentType: 'application/json' } };

async function labels(openapi: string, schema: unknown) {
  const requestBody = { content: { 'multipart/form-data': { schema, encoding } } };
  const text = JSON.stringify({
    openapi,
    info: { title: 'T', version: '1' },
    paths: { '/a': { post: { requestBody, responses: {} } } },
    components: { schemas: { Form: form, Anything: { description: 'Anything.' } } },
  });
  const { document } = await parseOpenApi({ id: 'api.json', text });
  const operation = document!.operations[0]!;
  const { schema: read } = operation.requestBody!.contents[0]!;
  const { body } = defaultValues({ document: document!, operation, only: 'all', fill: 'samples' });
  const fields = body?.kind === 'fields' ? body.fields : [];
  const whole = resolveSchema(read!, document!.schemas);
  return {
    types: Object.entries(whole.properties!).map(([name, part]) => `${name}: ${typeLabel(part, document!.schemas)}`),
    files: fields.filter(({ kind }) => kind === 'file').map(({ name }) => name),
  };
}

// OpenAPI 3.2, "Encoding Object" and "Example: Basic Multipart Form".
test.each([
  ['inline', form],
  ['by reference', { $ref: '#/components/schemas/Form' }],
])('a part without a type is a file since OpenAPI 3.1: %s', async (_, schema) => {
  for (const version of ['3.1.0', '3.2.0']) {
    const { types, files } = await labels(version, schema);
    expect(types).toEqual([
      'picture: file',
      'told: file',
      'many: file[]',
      'named: file',
      'image: file',
      'text: string',
      'any: any',
      'json: any',
      'choice: enum<string>',
      'list: array',
    ]);
    expect(files).toEqual(['picture', 'told', 'many', 'named', 'image']);
  }
  expect((await labels('3.0.3', schema)).files).toEqual([]);
});
