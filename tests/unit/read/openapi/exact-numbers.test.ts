import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { buildOperationData } from '../../../../src/browser/playground/build-operation-data.ts';
import { createBrowserMemory } from '../../../../src/browser/playground/state/browser-memory.ts';
import { firstValues } from '../../../../src/browser/playground/state/first-values.ts';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { ApiConfig } from '../../../../src/model/config.ts';
import type { OperationData } from '../../../../src/model/operation-data.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { validateOpenApi } from '../../../../src/read/openapi/validate-openapi.ts';
import { buildRequest } from '../../../../src/shared/request/build-request.ts';
import { buildRequestExamples, buildResponseExamples } from '../../../../src/view/api-reference/build-examples.ts';
import { describePages } from './describe-pages.ts';

const json = `{
  "openapi": "3.1.0",
  "info": { "title": "Ids", "version": "1" },
  "servers": [{ "url": "https://api.example.com" }],
  "paths": {
    "/things/{id}": {
      "post": {
        "parameters": [
          { "name": "id", "in": "path", "required": true, "schema": { "type": "integer" }, "example": 9007199254740993 },
          { "name": "after", "in": "query", "required": true, "schema": { "type": "string", "example": 9007199254740995 } }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "type": "object",
                "required": ["a", "b", "c", "d", "e", "f"],
                "properties": {
                  "a": { "type": "integer", "example": 12345678901234567890 },
                  "b": { "type": "integer", "default": -9007199254740997 },
                  "c": { "enum": [9007199254740993, 1] },
                  "d": { "const": 9007199254740999 },
                  "e": { "type": "integer", "minimum": 9007199254741001, "maximum": 9223372036854775807 },
                  "f": { "type": "integer", "example": "9007199254741003" }
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Well",
            "content": { "application/json": { "example": { "id": 9007199254741005, "text": "9007199254741005" } } }
          }
        }
      }
    }
  }
}`;
const yaml = dump(JSON.parse(json.replace(/(?<=[:[] ?)-?\d{16,}/g, '"#$&"'))).replace(/'#(-?\d+)'/g, '$1');
const config = {
  examples: { languages: ['bash', 'python'], defaults: 'required', prefill: true, autogenerate: true },
  playground: { proxy: true, credentials: false },
} as unknown as ApiConfig;

async function parse(text: string): Promise<ApiDocument> {
  const { document, problems } = await parseOpenApi({ id: 'ids', text });
  expect(problems).toEqual([]);
  // A site is plain data: what is read from JSON says the same.
  return structuredClone(JSON.parse(JSON.stringify(document)) as ApiDocument);
}

const body = `{
  "a": 12345678901234567890,
  "b": -9007199254740997,
  "c": 9007199254740993,
  "d": 9007199254740999,
  "e": 9007199254741001,
  "f": 9007199254741003
}`;

describe.each([
  ['JSON', json],
  ['YAML', yaml],
])('whole numbers of any length in %s keep their digits', (_, text) => {
  test('on pages and in samples', async () => {
    const document = await parse(text);
    const [operation] = document.operations;
    const pages = describePages(document);
    for (const shown of [
      'Example: `9007199254740993`',
      'Example: `12345678901234567890`',
      'Default: `-9007199254740997`',
      '`9007199254740993`, `1`',
      'Always: `9007199254740999`',
      '`9007199254741001 <= x <= 9223372036854775807`',
      '"id": 9007199254741005',
    ])
      expect(pages).toContain(shown);
    expect(pages).not.toMatch(/\d{13}000\b|\\u0000|\0/);
    const [shell, later] = buildRequestExamples(document, operation!, config) as { code: string; key: string }[];
    expect(shell!.code).toContain("'https://api.example.com/things/9007199254740993?after=9007199254740995'");
    expect(shell!.code).toContain(body);
    expect(later!.key).toBe('python');
    expect(buildResponseExamples(document, operation!.responses)[0]!.code).toBe(
      '{\n  "id": 9007199254741005,\n  "text": "9007199254741005"\n}',
    );
  });

  test('in the playground', async () => {
    const document = await parse(text);
    const [operation] = document.operations;
    const data = JSON.parse(
      JSON.stringify(buildOperationData({ document, operation: operation!, config, base: '' })),
    ) as OperationData;
    const values = firstValues(data, {
      memory: createBrowserMemory({ base: '', document: 'ids', storage: 'browser' }, { browser: null, session: null }),
      page: { href: 'https://docs.example.com/', service: null },
      scripted: {},
      inputs: undefined,
    });
    const request = buildRequest({ document: data.document, operation: data.operation, values });
    expect(request.url).toBe('https://api.example.com/things/9007199254740993?after=9007199254740995');
    expect(request.body).toEqual({
      kind: 'text',
      text: '{"a":12345678901234567890,"b":-9007199254740997,"d":9007199254740999,"f":9007199254741003}',
    });
  });
});

test.each([
  ['JSON with comments', `{ /* 1 */${json.slice(1)}`],
  ['YAML with faults', `${yaml}"x: 1\n`],
])('%s does so, too', async (_, text) => {
  const { document } = await parseOpenApi({ id: 'ids', text });
  expect(document!.operations[0]!.parameters[0]!.examples[0]!.value).toEqual({ '\0': '9007199254740993' });
});

test('validators see numbers', async () => {
  const text = json.replace('3.1.0', '3.0.3').replace(/\{ "const": \d+ \}/, '{}');
  expect(await validateOpenApi({ id: 'ids', text, known: [] })).toEqual([]);
  const wrong = text.replace('"minimum": 9007199254741001', '"minimum": "9007199254741001"');
  expect((await validateOpenApi({ id: 'ids', text: wrong, known: [] })).map(({ message }) => message)).toEqual([
    '"9007199254741001" must be number',
  ]);
});
