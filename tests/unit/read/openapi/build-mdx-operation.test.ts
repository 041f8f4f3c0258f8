import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Operation } from '../../../../src/model/api/operation.ts';
import type { ApiConfig } from '../../../../src/model/config.ts';
import { parseFrontMatter } from '../../../../src/read/front-matter/parse-front-matter.ts';
import { readFields } from '../../../../src/read/markdown/read-fields.ts';
import { buildMdxOperation } from '../../../../src/read/openapi/build-mdx-operation.ts';

const folder = join(import.meta.dirname, '../../../fixtures/openapi/mdx');
const bearer: ApiConfig['mdx'] = {
  servers: ['https://api.example.com/', 'https://test.example.com'],
  auth: { method: 'bearer', name: null },
};

function build(text: string, mdx = bearer): { document: ApiDocument; operation: Operation } | null {
  const { frontMatter, body, line } = parseFrontMatter(text, 'page.mdx');
  return buildMdxOperation({
    file: 'page.mdx',
    title: frontMatter.title ?? '',
    frontMatter,
    fields: readFields(body, { file: 'page.mdx', line }),
    mdx,
  });
}

test.each(['create-user', 'upload', 'whole-body'])('the operation of %s.mdx', async (name) => {
  const built = build(readFileSync(join(folder, `${name}.mdx`), 'utf8'))!;
  const { method, path, servers, security, parameters, requestBody, responses, deprecated } = built.operation;
  const fields = parameters.map(({ name, in: place, description, required, deprecated: old, schema }) => ({
    name,
    in: place,
    description,
    required,
    deprecated: old,
    schema,
  }));
  const shown = {
    method,
    path,
    servers: servers.map(({ url }) => url),
    security,
    schemes: built.document.securitySchemes,
    deprecated,
    parameters: fields,
    requestBody,
    responses,
  };
  await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(join(folder, `${name}.operation.json`));
});

test('the description belongs to the page alone', () => {
  const { document, operation } = build('---\napi: GET /a\n---\n')!;
  expect(document).toMatchObject({ id: 'mdx:page.mdx', kind: 'page', operations: [operation] });
  expect(operation.document).toBe(document.id);
});

test.each([
  ['bearer', null, { type: 'http', scheme: 'bearer' }],
  ['basic', 'email:key', { type: 'http', scheme: 'basic' }],
  ['key', null, { type: 'apiKey', in: 'header', name: 'Key' }],
  ['key', 'X-Api-Key', { type: 'apiKey', in: 'header', name: 'X-Api-Key' }],
  ['cobo', null, { type: 'apiKey', in: 'header', name: 'API-SECRET' }],
] as const)('api.mdx.auth %s %s', (method, name, scheme) => {
  const { document, operation } = build('---\napi: GET /a\n---\n', { servers: [], auth: { method, name } })!;
  expect(Object.values(document.securitySchemes)).toEqual([expect.objectContaining(scheme)]);
  expect(operation.security).toEqual([[{ scheme: Object.keys(document.securitySchemes)[0], scopes: [] }]]);
});

test('authMethod wins over the setting of the site, and "none" asks for nothing', () => {
  expect(build('---\napi: GET /a\nauthMethod: basic\n---\n')!.document.securitySchemes).toHaveProperty('basicAuth');
  expect(build('---\napi: GET /a\nauthMethod: none\n---\n')!.operation.security).toEqual([]);
});

test.each(['GET', 'FETCH /a', 'GET /a /b', '/a'])('"%s" is no endpoint', (api) => {
  expect(build(`---\napi: ${api}\n---\n`)).toBeNull();
});
