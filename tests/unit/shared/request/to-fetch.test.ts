import { expect, test } from 'vitest';
import type { HttpRequest } from '../../../../src/model/http.ts';
import { toFetchInit } from '../../../../src/shared/request/to-fetch.ts';

const plain: HttpRequest = {
  method: 'POST',
  url: 'https://api.example.com/items?a=%20',
  headers: [
    { name: 'X-Tag', value: 'a' },
    { name: 'x-tag', value: 'b' },
  ],
  cookies: [],
  body: null,
};
const bytesOf = ({ filename }: { filename: string }) => new Blob([`bytes of ${filename}`], { type: 'image/gif' });

async function sent(request: HttpRequest): Promise<{ headers: Record<string, string>; body: string }> {
  const { url, init } = toFetchInit(request, bytesOf);
  const made = new Request(url, init);
  return { headers: Object.fromEntries(made.headers), body: await made.text() };
}

test('address, method and headers stay as they are, cookies are one header', () => {
  const { url, init } = toFetchInit(
    {
      ...plain,
      cookies: [
        { name: 'a', value: '1' },
        { name: 'b', value: '%20' },
      ],
    },
    bytesOf,
  );
  expect({ url, init }).toEqual({
    url: plain.url,
    init: {
      method: 'POST',
      headers: [
        ['X-Tag', 'a'],
        ['x-tag', 'b'],
        ['Cookie', 'a=1; b=%20'],
      ],
    },
  });
});

test('a text is sent with no other type than its header', async () => {
  const request: HttpRequest = {
    ...plain,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    body: { kind: 'text', text: '{"é":1}' },
  };
  expect(await sent(request)).toEqual({ headers: { 'content-type': 'application/json' }, body: '{"é":1}' });
});

test('a form is encoded in order', async () => {
  const fields = [
    { name: 'b', value: 'x y' },
    { name: 'a', value: '&=' },
    { name: 'b', value: '' },
  ];
  expect(await sent({ ...plain, headers: [], body: { kind: 'form', fields } })).toEqual({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'b=x+y&a=%26%3D&b=',
  });
});

test('a file is sent as its bytes', async () => {
  const body: HttpRequest['body'] = { kind: 'file', file: { filename: 'a.gif' } };
  expect(await sent({ ...plain, headers: [], body })).toEqual({ headers: {}, body: 'bytes of a.gif' });
});

test('a multipart body of another type than a form has that type', async () => {
  const body: HttpRequest['body'] = {
    kind: 'multipart',
    contentType: 'multipart/related',
    parts: [{ kind: 'text', name: 'a', value: '1' }],
  };
  const { headers, body: text } = await sent({ ...plain, headers: [], body });
  expect(headers['content-type']).toMatch(/^multipart\/related; boundary=[\w-]+$/);
  expect(text).toContain('name="a"\r\n\r\n1\r\n');
});

test('a multipart body names its texts, files and types', async () => {
  const { headers, body } = await sent({
    ...plain,
    headers: [],
    body: {
      kind: 'multipart',
      parts: [
        { kind: 'text', name: 'a"\r\nX: y', value: '1\n2' },
        { kind: 'text', name: 'meta', value: '{}', contentType: 'application/json' },
        { kind: 'file', name: 'f', file: { filename: 'é "1".gif', contentType: 'image/png' } },
        { kind: 'file', name: 'f', file: { filename: 'b.gif' } },
      ],
    },
  });
  const boundary = /^multipart\/form-data; boundary=([\w-]+)$/.exec(headers['content-type']!)![1]!;
  expect(body.replaceAll(boundary, 'BOUNDARY').replaceAll('\r\n', '\n')).toMatchInlineSnapshot(`
    "--BOUNDARY
    Content-Disposition: form-data; name="a%22%0D%0AX: y"

    1
    2
    --BOUNDARY
    Content-Disposition: form-data; name="meta"
    Content-Type: application/json

    {}
    --BOUNDARY
    Content-Disposition: form-data; name="f"; filename="é %221%22.gif"
    Content-Type: image/png

    bytes of é "1".gif
    --BOUNDARY
    Content-Disposition: form-data; name="f"; filename="b.gif"
    Content-Type: image/gif

    bytes of b.gif
    --BOUNDARY--
    "
  `);
});
