import { expect, test } from 'vitest';
import { buildRequest } from '../../../../src/shared/request/build-request.ts';
import { multipartBody } from '../../../../src/shared/request/multipart-body.ts';
import { snippetLanguages } from '../../../../src/shared/snippets/languages.ts';
import { snippetWriter } from '../../../../src/shared/snippets/snippet-writer.ts';
import { sampleDocument, sampleOperation, sampleParameter, sampleValues } from '../request/sample-operation.ts';

const contentType = 'multipart/form-data';
const header = (name: string, value: unknown) => sampleParameter({ in: 'header', name, schema: { default: value } });
const headers = [
  header('X-Kind', 'invoice'),
  header('Content-Type', 'text/other'),
  sampleParameter({ in: 'header', name: 'X-Unknown' }),
];
const rule = { contentType: null, style: null, explode: null, headers };
const request = buildRequest({
  document: sampleDocument(),
  operation: sampleOperation({
    method: 'POST',
    requestBody: {
      description: '',
      required: true,
      contents: [{ contentType, schema: null, itemSchema: null, examples: [], encoding: { photo: rule, note: rule } }],
    },
  }),
  values: sampleValues({
    body: {
      kind: 'fields',
      contentType,
      fields: [
        { kind: 'value', name: 'title', value: 'plain' },
        { kind: 'value', name: 'note', value: 'a;b' },
        { kind: 'file', name: 'photo', file: { filename: 'a.png' } },
      ],
    },
  }),
});

test('parts have the headers whose values the description gives', async () => {
  const { body } = request;
  if (body?.kind !== 'multipart') throw new Error('Not multipart');
  expect(body.parts.map(({ name, headers: own }) => [name, own])).toEqual([
    ['title', undefined],
    ['note', [{ name: 'X-Kind', value: 'invoice' }]],
    ['photo', [{ name: 'X-Kind', value: 'invoice' }]],
  ]);
  const sent = multipartBody(body, () => new Blob(['bytes']));
  expect(sent.contentType).toMatch(/^multipart\/form-data; boundary=/);
  expect((await sent.body.text()).match(/name="(?:note|photo)"[^\r]*\r\nX-Kind: invoice\r\n/g)).toHaveLength(2);
});

test.each(snippetLanguages)('$key writes them', (language) => {
  const code = snippetWriter(language)(request);
  expect(code.match(/X-Kind(?:: |": \{")invoice/g), code).toHaveLength(2);
  expect(code).not.toContain('text/other');
});
