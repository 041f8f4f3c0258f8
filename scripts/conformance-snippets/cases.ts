import type { HttpField, HttpFile, HttpPart, HttpRequest } from '../../src/model/http.ts';
import { hostileFile, oddRows, wildcardFile } from './odd-cases.ts';
import type { Row } from './row.ts';

export interface Case {
  name: string;
  request: HttpRequest;
}

/** Files that the cases send, by name; they lie in the folder in which snippets run. */
export const caseFiles: Record<string, Uint8Array> = {
  'photo.png': Uint8Array.from({ length: 512 }, (_, index) => index % 256),
  'notes.txt': new TextEncoder().encode('Grüße\r\nsecond line\n'),
  'empty.bin': new Uint8Array(),
  "my file's (1); v=2, \u00e9t\u00e9.txt": new TextEncoder().encode('odd name'),
  [hostileFile]: new TextEncoder().encode('hostile name'),
  [wildcardFile]: new TextEncoder().encode('wildcards'),
  '-1.txt': new TextEncoder().encode('the one that a pattern would find'),
};

const awkward =
  '\'single\' "double" `back` \\ \\n \\u0041 $HOME ${x} $(id) #{x} #$x %s %25 {{x}} <b>&amp;</b> \\(x) ??= ??/';
const unicode = 'Zoë — 東京 🎉 👩‍👩‍👧 \u2028 \u00ad \u202e ‘curly’ “quotes”';
const lines =
  'first\n  indented\n\nafter an empty line\ttab\r\nreturn "quoted" \'single\' `tick` $x #{y} \\ """ \'\'\' )" "# end';

/** Lines that end a text somewhere: here-documents, here-strings, raw strings, templates, comments. */
const terminators = [
  'EOF',
  'EOS',
  'END',
  'JSON',
  'TEXT',
  'BODY',
  'DATA',
  'XML',
  'HEREDOC',
  "'@",
  '"@',
  '@"',
  '"""',
  "'''",
  '"""#',
  '"#',
  '"##',
  ')"',
  ')json"',
  ')body"',
  '`',
  '${x}',
  '*/',
  '-->',
  ']]>',
  '?>',
  '%>',
  '\\',
  '--',
  '.',
  'EOF;',
  'EOF)',
  "EOF' x",
].join('\n');

const json = { name: 'Content-Type', value: 'application/json' };

/** The matrix: every case is sent by every language's snippet and by the reference. */
export function buildCases(origin: string): Case[] {
  return [
    ...methodCases,
    ...targetCases,
    ...headerCases,
    ...jsonCases,
    ...textCases,
    ...formCases,
    ...multipartCases,
    ...fileCases,
    ...oddRows,
  ].map(({ name, ...rest }) => {
    const { method = 'GET', target = '/items', headers = [], cookies = [], body = null } = rest;
    return { name, request: { method, url: origin + target, headers, cookies, body } };
  });
}

/** Several times what a shell takes as one argument, and more than a constant of Java holds. */
const large = 200_000;

function basic(login: string): HttpField {
  return { name: 'Authorization', value: `Basic ${btoa(login)}` };
}

const methodCases: Row[] = [
  { name: 'GET' },
  { name: 'HEAD', method: 'HEAD' },
  { name: 'DELETE', method: 'DELETE' },
  { name: 'OPTIONS', method: 'OPTIONS' },
  { name: 'QUERY with a body', method: 'QUERY', headers: [json], body: text({ where: [{ a: '$1' }] }) },
  { name: 'POST without a body', method: 'POST' },
  { name: 'PUT without a body', method: 'PUT' },
  { name: 'a method of its own', method: 'PURGE' },
  { name: 'GET with a body', method: 'GET', headers: [json], body: text({ query: 'all' }) },
  {
    name: 'GET with a form',
    method: 'GET',
    body: {
      kind: 'form',
      fields: [
        { name: 'q', value: 'a b' },
        { name: 'ids[]', value: '1&2' },
      ],
    },
  },
  {
    name: 'GET with a file',
    method: 'GET',
    headers: [{ name: 'Content-Type', value: 'image/png' }],
    body: { kind: 'file', file: { filename: 'photo.png' } },
  },
  {
    name: 'GET with parts',
    method: 'GET',
    body: { kind: 'multipart', parts: [{ kind: 'text', name: 'a', value: '1' }] },
  },
  { name: 'DELETE with a body', method: 'DELETE', headers: [json], body: text({ ids: [1, 2] }) },
  {
    name: 'PATCH with a body',
    method: 'PATCH',
    headers: [{ name: 'Content-Type', value: 'application/merge-patch+json' }],
    body: text({ a: null }),
  },
];

const targetCases: Row[] = [
  { name: 'query', target: '/search?q=a%20b&tag=x&tag=y&empty=&flag' },
  { name: 'every escape', target: '/a%2Fb/%C3%A9%21%27%28%29%2A;m=1,2/:x@y?f%5Bk%5D=%26%3D%2B%23%25&r=/?:@,;$!*()' },
  { name: 'root', target: '/' },
  { name: 'query of parameters', target: '/list?limit=5&sort=-date&q=a%26b%3D%22c%22&page=2' },
  { name: 'query with a repeated parameter', target: '/list?tag=a&tag=b%C3%A9&x=' },
  {
    name: 'nested query',
    target:
      '/find?filter%5Ba%5D%5Bb%5D=x&filter%5Bc%5D%5B%5D=1&objs=%7B%22a%22%3A1%7D&objs=%7B%22a%22%3A%22%24x%60%27%0A%22%7D&e=%F0%9F%8E%89',
  },
  { name: 'awkward path', target: '/%24HOME/%60id%60/%0A/%F0%9F%8E%89/%27%22%5C/..%2F/%25' },
];

const headerCases: Row[] = [
  { name: 'bearer', headers: [{ name: 'Authorization', value: 'Bearer <token>' }] },
  { name: 'basic', headers: [basic('Aladdin:open sesame')] },
  { name: 'basic, awkward', headers: [basic(`us'er:$(id) "p:a@\\s#{x}\`y\` %`)], target: '/list?a=1&b=2' },
  { name: 'basic that no client writes so', headers: [basic('no colon')] },
  {
    name: 'repeated header',
    headers: [
      { name: 'X-Tag', value: 'a' },
      { name: 'X-Other', value: '1' },
      { name: 'x-tag', value: 'b' },
    ],
  },
  {
    name: 'header without a value',
    headers: [
      { name: 'X-Empty', value: '' },
      { name: 'X-After', value: '1' },
    ],
  },
  {
    name: 'awkward header',
    headers: [
      { name: 'X-Odd', value: awkward },
      { name: 'X-At', value: '@file; a=1' },
    ],
  },
  {
    name: 'own defaults',
    headers: [
      { name: 'User-Agent', value: 'docs/1.0' },
      { name: 'Accept', value: 'text/csv' },
    ],
  },
  { name: 'header of signs', headers: [{ name: "X-!#$%&'*+.^_`|~", value: '%s ${x} #{y} `id` !! "' }] },
  { name: 'header with spaces inside', headers: [{ name: 'X-Spaces', value: 'a   b\tc' }] },
  { name: 'one cookie', cookies: [{ name: 'session', value: 'abc123' }] },
  {
    name: 'cookies',
    cookies: [
      { name: 'a', value: '1%202' },
      { name: 'b', value: '"q"' },
      { name: 'c', value: "it's$x=y" },
    ],
  },
  {
    name: 'cookies, special characters',
    cookies: [
      { name: 'json', value: '%7B%22a%22%3A%5B1%5D%7D' },
      { name: 'eq', value: 'a=b==' },
      { name: 'at', value: '@notes.txt' },
      { name: 'tick', value: '`id`$HOME!{}<>' },
    ],
  },
];

const jsonCases: Row[] = [
  {
    name: 'JSON',
    method: 'POST',
    headers: [json],
    body: text({
      name: 'Ada',
      tags: ['a', 'b'],
      nested: { on: true, off: false, none: null },
      list: [{ a: 1 }, { b: [] }, {}],
    }),
  },
  {
    name: 'JSON, awkward',
    method: 'POST',
    headers: [json],
    body: text({ [awkward]: awkward, '': 1, __proto: 2, 'a-b': 3, class: 4, lines }),
  },
  { name: 'JSON, Unicode', method: 'POST', headers: [json], body: text({ text: unicode, clé: 'é' }) },
  {
    name: 'JSON, numbers',
    method: 'POST',
    headers: [json],
    body: text({ zero: 0, negative: -1.5, small: 1e-7, large: 1e21, long: 123456789012, empty: '' }),
  },
  {
    name: 'JSON, exact digits',
    method: 'POST',
    headers: [json],
    body: { kind: 'text', text: '{"b": 1.0, "1": 12345678901234567890, "a": 1, "a": 2}' },
  },
  {
    name: 'JSON, own prototype',
    method: 'POST',
    headers: [json],
    body: { kind: 'text', text: '{"__proto__":{"x":1},"constructor":"y"}' },
  },
  { name: 'JSON, list', method: 'POST', headers: [json], body: text([1, 'a', null, { deep: [[1], []] }]) },
  { name: 'JSON, terminators', method: 'POST', headers: [json], body: text({ lines: terminators, [terminators]: 1 }) },
  { name: 'JSON, null characters', method: 'POST', headers: [json], body: text({ 'a\u0000b': 'c\u0000\u00011' }) },
  {
    name: 'JSON, deep',
    method: 'POST',
    headers: [json],
    body: { kind: 'text', text: `${'[{"a":'.repeat(40)}null${'}]'.repeat(40)}` },
  },
  { name: 'JSON, number alone', method: 'PUT', headers: [json], body: { kind: 'text', text: '-0.0' } },
  { name: 'JSON, broken', method: 'POST', headers: [json], body: { kind: 'text', text: '{"a": $x, `b`' } },
  { name: 'JSON, null', method: 'PUT', headers: [json], body: text(null) },
  { name: 'JSON, string', method: 'PUT', headers: [json], body: text('just "text"') },
  { name: 'JSON, empty object', method: 'POST', headers: [json], body: text({}) },
  {
    name: 'JSON with parameters',
    method: 'POST',
    headers: [{ name: 'content-type', value: 'application/vnd.api+json;version=1' }],
    body: text({ data: [] }),
  },
];

const plain = { name: 'Content-Type', value: 'text/plain' };

const textCases: Row[] = [
  {
    name: 'a large JSON body',
    method: 'POST',
    headers: [json],
    body: text({ items: Array.from({ length: large / 40 }, (_, id) => ({ id, note: `it's "é" 🎉 $x \`${id}\`` })) }),
  },
  {
    name: 'a large text',
    method: 'POST',
    headers: [{ name: 'Content-Type', value: 'text/plain' }],
    body: { kind: 'text', text: `a 'b' \\ $c 🎉\n`.repeat(large / 15) },
  },
  {
    name: 'a large form',
    method: 'POST',
    body: { kind: 'form', fields: [{ name: 'text', value: 'é 🎉 '.repeat(8_000) }] },
  },
  {
    name: 'a larger form',
    method: 'POST',
    body: form(['first', '@1'], ['text', "it's é ".repeat(large / 8)], ['', '']),
  },
  {
    name: 'a large part',
    method: 'POST',
    body: multipart(
      field('text', `a 'b' \\ $c 🎉\n`.repeat(large / 15)),
      upload('file', { filename: 'notes.txt' }),
      field('json', `{"a":"${'x'.repeat(large)}"}`, 'application/json'),
    ),
  },
  { name: 'text', method: 'POST', headers: [plain], body: { kind: 'text', text: 'plain words' } },
  { name: 'text, awkward', method: 'POST', headers: [plain], body: { kind: 'text', text: awkward } },
  { name: 'text, terminators', method: 'POST', headers: [plain], body: { kind: 'text', text: terminators } },
  { name: 'text, null characters', method: 'POST', headers: [plain], body: { kind: 'text', text: 'a\u0000b\u00007' } },
  { name: 'text, quotes alone', method: 'POST', headers: [plain], body: { kind: 'text', text: `"'"""'''` } },
  { name: 'text, line breaks alone', method: 'POST', headers: [plain], body: { kind: 'text', text: '\r\n\n\r' } },
  { name: 'text, ends in a backslash', method: 'POST', headers: [plain], body: { kind: 'text', text: 'C:\\' } },
  { name: 'text, Unicode', method: 'POST', headers: [plain], body: { kind: 'text', text: unicode } },
  { name: 'text, lines', method: 'POST', headers: [plain], body: { kind: 'text', text: lines } },
  { name: 'text, at sign', method: 'POST', headers: [plain], body: { kind: 'text', text: '@notes.txt' } },
  { name: 'text, no content', method: 'POST', headers: [plain], body: { kind: 'text', text: '' } },
  {
    name: 'text, control characters',
    method: 'POST',
    headers: [plain],
    body: { kind: 'text', text: 'a\u0001b\u001b[0m\u007f1\u00850' },
  },
  {
    name: 'XML',
    method: 'POST',
    headers: [{ name: 'Content-Type', value: 'application/xml; charset=utf-8' }],
    body: { kind: 'text', text: '<?xml version="1.0"?>\n<a b="c">\n\t<d>é $x</d>\n</a>\n' },
  },
  {
    name: 'NDJSON',
    method: 'POST',
    headers: [{ name: 'Content-Type', value: 'application/x-ndjson' }],
    body: { kind: 'text', text: '{"a":1}\n{"b":"\\n"}\n' },
  },
  {
    name: 'indented text',
    method: 'POST',
    headers: [plain],
    body: { kind: 'text', text: '\n    four\n      six  \n    four\n' },
  },
];

const formCases: Row[] = [
  { name: 'form', method: 'POST', body: form(['name', 'Ada Lovelace'], ['role', 'admin'], ['empty', '']) },
  { name: 'form, terminators', method: 'POST', body: form([terminators, terminators], ["'", '"'], ['`', '\\']) },
  { name: 'form, without fields', method: 'POST', body: form() },
  { name: 'form, repeated', method: 'POST', body: form(['tag', 'b'], ['a[]', '1'], ['tag', 'a'], ['7', 'x']) },
  {
    name: 'form, awkward',
    method: 'PUT',
    body: form(['text', awkward], ['a=b&c', 'd=e&f+g'], ['at', '@notes.txt'], ['ünï', unicode], ['lines', lines]),
  },
];

const photo: HttpFile = { filename: 'photo.png', contentType: 'image/png' };

const multipartCases: Row[] = [
  {
    name: 'multipart, text and file',
    method: 'POST',
    body: multipart(field('title', 'Holiday'), field('note', ''), upload('photo', photo)),
  },
  {
    name: 'multipart, untyped file',
    method: 'PUT',
    headers: [{ name: 'Authorization', value: 'Bearer x' }],
    body: multipart(upload('file', { filename: 'notes.txt' })),
  },
  {
    name: 'multipart, typed text',
    method: 'POST',
    body: multipart(
      field('meta', '{"a":"b; c","n":[1]}', 'application/json'),
      field('tag', 'x'),
      field('tag', 'y'),
      upload('file', photo),
      upload('file', { filename: 'notes.txt' }),
    ),
  },
  {
    name: 'multipart, typed text with a parameter',
    method: 'POST',
    body: multipart(
      field('meta', '{"a":"ü $x"}', 'application/json; charset=utf-8'),
      field('csv', 'a,b\n1,2\n', 'text/csv'),
    ),
  },
  { name: 'multipart, text alone', method: 'POST', body: multipart(field('a', '1'), field('b', '2')) },
  {
    name: 'multipart, file first',
    method: 'POST',
    body: multipart(
      upload('file', { filename: 'empty.bin', contentType: 'application/octet-stream' }),
      field('after', 'file'),
    ),
  },
  {
    name: 'multipart, awkward',
    method: 'POST',
    body: multipart(
      field('odd', awkward),
      field('lines', lines),
      field('at', '@notes.txt'),
      field('less', '<notes.txt'),
      field('type', 'a;type=b'),
      field('ü ni', unicode),
    ),
  },
  {
    name: 'multipart, terminators',
    method: 'POST',
    body: multipart(field('lines', terminators), field('`$x`', '\\'), field('n', '')),
  },
  {
    name: 'multipart, awkward file',
    method: 'POST',
    body: multipart(
      upload("it's a file", { filename: "my file's (1); v=2, \u00e9t\u00e9.txt", contentType: 'text/plain' }),
    ),
  },
];

const fileCases: Row[] = [
  {
    name: 'file',
    method: 'PUT',
    headers: [{ name: 'Content-Type', value: 'image/png' }],
    body: { kind: 'file', file: photo },
  },
  {
    name: 'file, POST',
    method: 'POST',
    headers: [
      { name: 'Content-Type', value: 'application/octet-stream' },
      { name: 'X-Name', value: 'n' },
    ],
    body: { kind: 'file', file: { filename: 'photo.png' } },
  },
  {
    name: 'file without bytes',
    method: 'PUT',
    headers: [{ name: 'Content-Type', value: 'application/octet-stream' }],
    body: { kind: 'file', file: { filename: 'empty.bin' } },
  },
];

function text(value: unknown): HttpRequest['body'] {
  return { kind: 'text', text: JSON.stringify(value) };
}

function form(...fields: [string, string][]): HttpRequest['body'] {
  return { kind: 'form', fields: fields.map(([name, value]) => ({ name, value })) };
}

function multipart(...parts: HttpPart[]): HttpRequest['body'] {
  return { kind: 'multipart', parts };
}

function field(name: string, value: string, contentType?: string): HttpPart {
  return { kind: 'text', name, value, ...(contentType && { contentType }) };
}

function upload(name: string, file: HttpFile): HttpPart {
  return { kind: 'file', name, file };
}
