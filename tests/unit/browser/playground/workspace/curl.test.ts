import { expect, test } from 'vitest';
import { applyRequest } from '../../../../../src/browser/playground/workspace/apply-request.ts';
import { parseCurl } from '../../../../../src/browser/playground/workspace/parse-curl.ts';
import type { Schema } from '../../../../../src/model/api/schema.ts';
import type { OperationData } from '../../../../../src/model/operation-data.ts';
import { buildRequest } from '../../../../../src/shared/request/build-request.ts';
import { resolveLanguage } from '../../../../../src/shared/snippets/resolve-language.ts';
import { snippetWriter } from '../../../../../src/shared/snippets/snippet-writer.ts';
import {
  sampleDocument,
  sampleOperation,
  sampleParameter,
  sampleValues,
} from '../../../shared/request/sample-operation.ts';

test('reads what Chromium copies for Unix shells', () => {
  const command = `curl 'https://api.example.com/v1/orders?a=1&b=%20' \\
  -X 'PUT' \\
  -H 'accept: application/json' \\
  -H 'authorization: Bearer t' \\
  -b 'sid=1; theme=dark' \\
  --data-raw $'{"name":"It\\'s \\u0021","line":"a\\\\nb"}' \\
  --compressed`;
  expect(parseCurl(command)).toEqual({
    method: 'PUT',
    url: 'https://api.example.com/v1/orders?a=1&b=%20',
    headers: [
      { name: 'accept', value: 'application/json' },
      { name: 'authorization', value: 'Bearer t' },
    ],
    cookies: [
      { name: 'sid', value: '1' },
      { name: 'theme', value: 'dark' },
    ],
    body: { kind: 'text', text: '{"name":"It\'s !","line":"a\\nb"}' },
  });
});

test('reads what Chromium copies for Windows', () => {
  const command =
    'curl ^"https://api.example.com/a?x=1^&y=2^" ^\r\n  -H ^"content-type: application/json^" ^\r\n  --data-raw ^"^{^\\^"a^\\^":1^}^"';
  expect(parseCurl(command)).toMatchObject({
    method: 'POST',
    url: 'https://api.example.com/a?x=1&y=2',
    body: { kind: 'text', text: '{"a":1}' },
  });
});

test.each([
  ['curl example.com/a', { method: 'GET', url: 'http://example.com/a', body: null }],
  [
    'curl -d a=1 -d "b=c d" https://x',
    {
      method: 'POST',
      body: {
        kind: 'form',
        fields: [
          { name: 'a', value: '1' },
          { name: 'b', value: 'c d' },
        ],
      },
    },
  ],
  ['curl -G https://x --data-urlencode "q=a b&c"', { method: 'GET', url: 'https://x?q=a%20b%26c', body: null }],
  ['curl -sSLk -I https://x', { method: 'HEAD' }],
  ['curl -XDELETE https://x', { method: 'DELETE' }],
  ['curl --request=PATCH --url=https://x', { method: 'PATCH', url: 'https://x' }],
  ['curl https://x --json \'{"a":1}\'', { method: 'POST', body: { kind: 'text', text: '{"a":1}' } }],
  [
    'curl https://x -F a=1 -F "f=@/tmp/b.png;type=image/png"',
    {
      body: {
        kind: 'multipart',
        parts: [
          { kind: 'text', name: 'a', value: '1' },
          { kind: 'file', name: 'f', file: { filename: 'b.png' } },
        ],
      },
    },
  ],
  [
    "curl https://x -H 'Content-Type: multipart/related' -F a=1",
    { body: { kind: 'multipart', contentType: 'multipart/related' } },
  ],
  ['curl -u ada:pass https://x', { headers: [{ name: 'Authorization', value: `Basic ${btoa('ada:pass')}` }] }],
  ['curl -o out.json --max-time 5 https://x', { url: 'https://x' }],
  ['curl -sX POST https://x', { method: 'POST', url: 'https://x' }],
  ['curl -sSLkXPUT https://x', { method: 'PUT', url: 'https://x' }],
  ['curl -fsSLo out.json https://x', { url: 'https://x' }],
  ['curl -sH "X-A: 1" https://x', { url: 'https://x', headers: [{ name: 'X-A', value: '1' }] }],
  ['curl --basic --raw --ssl-no-revoke --header "A: 1" https://x', { url: 'https://x', headers: [{ name: 'A' }] }],
  ['curl -H "Accept:" -H "X-Empty;" https://x', { headers: [{ name: 'X-Empty', value: '' }] }],
  ['curl --oauth2-bearer t https://x', { headers: [{ name: 'Authorization', value: 'Bearer t' }] }],
  ['curl -b a=1 -b b=2 https://x', { cookies: [{ name: 'a' }, { name: 'b' }] }],
  ["$ curl https://x | tr -d '\"'", { method: 'GET', url: 'https://x', body: null }],
  [
    'curl.exe -X POST `\r\n  -H "A: 1" `\r\n  https://x',
    { method: 'POST', url: 'https://x', headers: [{ name: 'A' }] },
  ],
  ['curl https://x -d \'{"a":"b=c&d"}\'', { method: 'POST', body: { kind: 'text', text: '{"a":"b=c&d"}' } }],
  ['curl https://x -d @data/order.json', { method: 'POST', body: { kind: 'file', file: { filename: 'order.json' } } }],
  [
    'curl https://x -F \'a={"b":1};type=application/json\' -F \'c="d;e"\' --form-string "f=@g;type=h"',
    {
      body: {
        kind: 'multipart',
        parts: [
          { kind: 'text', name: 'a', value: '{"b":1}', contentType: 'application/json' },
          { kind: 'text', name: 'c', value: 'd;e' },
          { kind: 'text', name: 'f', value: '@g;type=h' },
        ],
      },
    },
  ],
  [
    'curl https://x -F "f=@/tmp/b.png;type=image/png;filename=c.png"',
    { body: { parts: [{ kind: 'file', name: 'f', file: { filename: 'c.png', contentType: 'image/png' } }] } },
  ],
])('reads %s', (command, wanted) => {
  expect(parseCurl(command)).toMatchObject(wanted);
});

test.each(['wget https://x', 'curl', 'curl "https://x', "curl 'x", '', 'curl -X'])(
  '%j is no command to send',
  (command) => {
    expect(parseCurl(command)).toBeNull();
  },
);

const document = sampleDocument({
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: null, description: '', prefill: null },
    basic: { type: 'http', scheme: 'basic', bearerFormat: null, description: '', prefill: null },
    key: { type: 'apiKey', in: 'query', name: 'key', description: '', prefill: null },
  },
});
const operation = sampleOperation({
  method: 'POST',
  path: '/shops/{shop}/orders',
  security: [[{ scheme: 'basic', scopes: [] }], [{ scheme: 'key', scopes: [] }]],
  parameters: [
    sampleParameter({ in: 'path', name: 'shop' }),
    sampleParameter({ in: 'query', name: 'limit', schema: { type: 'integer' } }),
    sampleParameter({ in: 'query', name: 'state', schema: { type: 'array', items: { type: 'string' } } }),
    sampleParameter({ in: 'header', name: 'X-Tenant' }),
  ],
  requestBody: {
    description: '',
    required: true,
    contents: [{ contentType: 'application/json', schema: null, itemSchema: null, examples: [], encoding: {} }],
  },
});
const data = { document, operation, accepts: [] } as unknown as OperationData;

test('fills in the operation with a request, and sends the rest besides', () => {
  const request = parseCurl(
    `curl 'https://api.example.com/v1/shops/a%2Fb/orders?limit=9223372036854775807&state=x&state=y&own=1&key=k' -H 'x-tenant: acme' -H 'X-Own: 2' -H 'User-Agent: Mozilla' -H 'sec-ch-ua: x' -H 'content-type: application/json' -d '{"id":9223372036854775807}'`,
  )!;
  const { values, fits } = applyRequest(data, request, sampleValues());
  expect(fits).toBe(true);
  const id = { '\0': '9223372036854775807' };
  expect(values).toMatchObject({
    parameters: { 'path:shop': 'a/b', 'query:limit': id, 'query:state': ['x', 'y'], 'header:X-Tenant': 'acme' },
    credentials: { key: { kind: 'token', token: 'k' } },
    securityAlternative: 1,
    extras: { headers: [{ name: 'X-Own', value: '2' }], query: [{ name: 'own', value: '1' }] },
    body: { kind: 'value', contentType: 'application/json', value: { id } },
    server: { url: 'https://api.example.com/v1' },
  });
  expect(values.extras!.headers).toHaveLength(1);
});

test('says when a request is another operation’s, and throws at nothing', () => {
  const apply = (command: string) => applyRequest(data, parseCurl(command)!, sampleValues());
  expect(apply('curl https://api.example.com/v1/other').fits).toBe(false);
  expect(apply('curl https://api.example.com/v1/shops/1/orders').fits).toBe(false);
  expect(apply("curl -X POST 'http://[' -d x").fits).toBe(false);
  expect(apply('curl -X POST https://x/%zz/shops/%zz/orders -u ada:p:q').values.credentials).toMatchObject({
    basic: { kind: 'basic', username: 'ada', password: 'p:q' },
  });
});

test('leaves a body that comes from a file to the reader, and reads encoded signs once', () => {
  const before = sampleValues({ body: { kind: 'text', contentType: 'application/json', text: 'mine' } });
  const command = 'curl https://api.example.com/v1/shops/50%2525/orders -d @order.json';
  const { values, fits } = applyRequest(data, parseCurl(command)!, before);
  expect(fits).toBe(true);
  expect(values.body).toEqual(before.body);
  expect(values.parameters).toEqual({ 'path:shop': '50%25' });
});

test('keeps what a reader typed where a request of another endpoint says nothing of it', () => {
  const typed = { 'path:shop': 'mine', 'query:limit': 5 };
  const before = sampleValues({
    parameters: typed,
    body: { kind: 'text', contentType: 'application/json', text: 'mine' },
    extras: { headers: [{ name: 'X-Own', value: '2' }], query: [] },
  });
  const applied = applyRequest(data, parseCurl('curl https://other.example/x?limit=6')!, before);
  expect(applied).toMatchObject({
    fits: false,
    values: { parameters: { ...typed, 'query:limit': 6 }, body: before.body, extras: before.extras! },
  });
  const own = applyRequest(data, parseCurl('curl -X POST https://api.example.com/v1/shops/1/orders')!, before);
  expect(own).toMatchObject({
    fits: true,
    values: { parameters: { 'path:shop': '1' }, body: null, extras: { headers: [], query: [] } },
  });
});

test.each([
  ['deepObject', true, { a: 5, b: 'q' }],
  ['form', true, { a: 5, b: 'q' }],
  ['pipeDelimited', false, ['x', 'y']],
  ['spaceDelimited', false, ['x', 'y']],
  ['json', false, { a: 5 }],
])('reads back a parameter of style %s', (style, explode, value) => {
  const list: Schema = { type: 'array', items: { type: 'string' } };
  const object: Schema = { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } } };
  const schema = Array.isArray(value) ? list : object;
  const contentType = style === 'json' ? 'application/json' : null;
  const parameter = sampleParameter({ in: 'query', name: 'filter', style, explode, schema, contentType });
  const one = sampleOperation({ parameters: [parameter] });
  const values = sampleValues({ parameters: { 'query:filter': value } });
  const request = buildRequest({ document, operation: one, values });
  const again = parseCurl(snippetWriter(resolveLanguage('bash')!)(request))!;
  const applied = applyRequest({ document, operation: one } as OperationData, again, sampleValues()).values;
  expect(applied.parameters).toEqual(values.parameters);
  expect(applied.extras?.query).toEqual([]);
});

test('reads back what the cURL snippet says', () => {
  const values = sampleValues({
    parameters: { 'path:shop': "a 'b'", 'query:limit': 5, 'header:X-Tenant': 'x' },
    credentials: { basic: { kind: 'basic', username: 'ada', password: 'it\'s "$x"' } },
    body: { kind: 'value', contentType: 'application/json', value: { text: 'line\nü \\ \' "' } },
  });
  const request = buildRequest({ document, operation, values });
  const again = parseCurl(snippetWriter(resolveLanguage('bash')!)(request))!;
  const applied = applyRequest(data, again, sampleValues());
  expect(applied.fits).toBe(true);
  expect(buildRequest({ document, operation, values: applied.values })).toEqual(request);
});

test('reads back what the cURL snippet says of a form with parts', () => {
  const contentType = 'multipart/form-data';
  const schema: Schema = {
    type: 'object',
    properties: {
      note: { type: 'string' },
      list: { type: 'array', items: { type: 'integer' } },
      options: { type: 'object', properties: { deep: { type: 'integer' } } },
    },
  };
  const contents = [{ contentType, schema, itemSchema: null, examples: [], encoding: {} }];
  const form = sampleOperation({ method: 'POST', requestBody: { description: '', required: true, contents } });
  const value = { note: '@a;type=b', list: [1, 2], options: { deep: 1 } };
  const request = buildRequest({
    document,
    operation: form,
    values: sampleValues({ body: { kind: 'value', contentType, value } }),
  });
  const again = parseCurl(snippetWriter(resolveLanguage('bash')!)(request))!;
  const { values } = applyRequest({ document, operation: form } as OperationData, again, sampleValues());
  expect(buildRequest({ document, operation: form, values })).toEqual(request);
});

test('reads a login for Digest authentication into its scheme', () => {
  const document = sampleDocument({
    securitySchemes: {
      login: { type: 'http', scheme: 'digest', bearerFormat: null, description: '', prefill: null },
    },
  });
  const operation = sampleOperation({ security: [[], [{ scheme: 'login', scopes: [] }]] });
  const data = { document, operation } as OperationData;
  const values = sampleValues({
    securityAlternative: 1,
    credentials: { login: { kind: 'basic', username: 'anna', password: 'a:b' } },
  });
  const request = buildRequest({ document, operation, values });
  const command = snippetWriter(resolveLanguage('bash')!)(request);
  expect(applyRequest(data, parseCurl(command)!, sampleValues()).values).toMatchObject({
    securityAlternative: 1,
    credentials: values.credentials,
  });
});
