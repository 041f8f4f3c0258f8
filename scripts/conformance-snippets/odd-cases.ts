import type { HttpField, HttpPart } from '../../src/model/http.ts';
import type { Row } from './row.ts';

/** What a language may read as the end of a literal, as an escape or as code, in a single line. */
const breakers =
  `'"\`\\ \\' \\" \\\\ $(touch pwned) \${x} #{x} #@x %{x} %(x)s {x} {{x}} <%= x %> <?php ?> \\(x) \\u{41} \\x41 \\101 ` +
  `"""'''"#"## )" */ // -- $x $$ $1 !x ??/ &amp; ‘’‚‛“”„ @x` +
  '\\';

/** As `breakers`, less what no file system takes. */
export const hostileFile = `'"\`$(touch pwned) \${x} #{x} %s {x} @x; a=b, c !x $1`;

/** Patterns of shells and of PowerShell, behind what could be an option. */
export const wildcardFile = '-[1]*?.txt';

const json = { name: 'Content-Type', value: 'application/json' };
const photo = { filename: 'photo.png', contentType: 'image/png' };

/** Requests that are rare, and legal. */
export const oddRows: Row[] = [
  ...rowsOf('method', [
    { name: 'HEAD with a body', method: 'HEAD', headers: [json], body: text('{"a":1}') },
    { name: 'OPTIONS with a body', method: 'OPTIONS', headers: [json], body: text('{"a":1}') },
    { name: 'TRACE', method: 'TRACE' },
    { name: 'PATCH without a body', method: 'PATCH' },
    { name: 'of signs', method: "A'$`#%&*+.^_|~!" },
    { name: 'with a file', method: 'PURGE', headers: [json], body: { kind: 'file', file: { filename: 'photo.png' } } },
    { name: 'QUERY with a form', method: 'QUERY', body: { kind: 'form', fields: [{ name: 'a', value: breakers }] } },
    { name: 'DELETE with a form', method: 'DELETE', body: { kind: 'form', fields: [{ name: 'a', value: '1' }] } },
    { name: 'PATCH with parts', method: 'PATCH', body: multipart(field('a', '1'), upload('b')) },
    { name: 'DELETE with parts', method: 'DELETE', body: multipart(field('a', '1')) },
    { name: 'QUERY with parts', method: 'QUERY', body: multipart(field('a', '1'), upload('b')) },
    { name: 'HEAD with parts', method: 'HEAD', body: multipart(field('a', '1'), upload('b')) },
    { name: 'GET with a text of no content', headers: [json], body: text('') },
    { name: 'DELETE with a file', method: 'DELETE', headers: [json], body: { kind: 'file', file: photo } },
    { name: 'HEAD with a file', method: 'HEAD', headers: [json], body: { kind: 'file', file: photo } },
    { name: 'TRACE with headers', method: 'TRACE', headers: [{ name: 'Max-Forwards', value: '2' }] },
  ]),
  ...rowsOf('target', [
    { name: 'of brackets', target: '/a?ids[]=1&ids[]=2&f[a]=:1' },
    { name: 'of signs', target: '/it%27s/$x/(a)/*/!/@/;/~?q=%27$x&s=!*()@:,/?' },
    { name: 'of empty parts', target: '/a//b/?&&a=&=b&c==&d' },
    { name: 'of an empty query', target: '/a?' },
    { name: 'with plus signs', target: '/a+b?q=a+b&r=%2B&s=%20' },
    { name: 'with other escapes', target: '/%e9/%C3%a9?q=%e9&r=%00&s=%0d%0a' },
    { name: 'with a style of each kind', target: '/a;x=1,2/.b.c?p=1%7C2&s=1%202&d[a][b]=1&j=%5B1%2C%22%27%22%5D' },
    { name: 'with two plain parameters of signs', target: '/a?a%27b=%22%24x%60&c%5C=%23%7Bx%7D' },
  ]),
  ...rowsOf('headers', [
    {
      name: 'that clients know',
      headers: fields([
        ['ETag', 'W/"b"'],
        ['Range', 'bytes=0-5'],
        ['Referer', 'https://x/?a=$x'],
        ['Origin', 'https://x'],
        ['Date', 'yesterday'],
        ['Accept-Language', 'de;q=0.5, *'],
        ['Via', '1.1 x'],
        ['From', 'a'],
        ['Warning', 'x'],
        ['Prefer', 'return=minimal; x="y, z"'],
      ]),
    },
    { name: 'of encoding', headers: fields([['Accept-Encoding', 'identity;q=0.5']]) },
    { name: 'of agents', headers: fields([['User-Agent', `a ${ascii(breakers)}`]]) },
    {
      name: 'of a content without one',
      headers: fields([
        ['Content-Type', 'text/plain'],
        ['Content-Language', 'de'],
      ]),
    },
    {
      name: 'of a content',
      method: 'POST',
      headers: fields([
        ['Content-Type', 'text/x; a="b;c"; D=e'],
        ['Content-Language', 'de'],
        ['Content-Encoding', 'x-own'],
        ['Content-Disposition', 'attachment; filename="a b"'],
        ['Content-MD5', 'x'],
        ['Content-Location', '/a b'],
        ['Expires', '0'],
        ['Allow', 'x y'],
        ['Last-Modified', 'now'],
      ]),
      body: text('x'),
    },
    { name: 'with other signs', headers: fields([['X-A', ascii(breakers)]]) },
    {
      name: 'that begin with signs',
      headers: fields([
        ['X-A', ':a'],
        ['X-B', ';'],
        ['X-C', '@a'],
        ['X-D', '#a'],
        ['X-E', '-a;'],
        ['X-F', ','],
      ]),
    },
    {
      name: 'with their names doubled',
      headers: fields([
        ['Accept', 'text/html'],
        ['accept', 'text/csv;q=0.5'],
        ['X-A', ''],
        ['X-A', 'b'],
      ]),
    },
    {
      name: 'of a key',
      headers: fields([
        ['X-API-Key', '$2a$10$"\\'],
        ['authorization', 'Token a="b"'],
      ]),
    },
    { name: 'of a login with a colon', headers: fields([['authorization', `Basic ${btoa('a:b:c')}`]]) },
    { name: 'of a login without names', headers: fields([['Authorization', `Basic ${btoa(':')}`]]) },
    { name: 'of a login of other letters', headers: fields([['Authorization', 'Basic w6k6w6k=']]) },
    {
      name: 'of cookies',
      cookies: fields([
        ['a', '1'],
        ['a', '2'],
        ['$b', ascii(breakers).replace(/[;,]/g, '')],
        ['c', ''],
      ]),
    },
    {
      name: 'of a cookie that is numbered',
      cookies: fields([
        ['7', 'x'],
        ['a', 'y'],
      ]),
    },
    {
      name: 'of a cookie with spaces',
      cookies: fields([
        ['a', '  b  c'],
        ['d', 'e'],
      ]),
    },
  ]),
  ...rowsOf('text', [
    { name: 'without a type', method: 'POST', body: text('a=b&c=%41+d') },
    { name: 'without a type and content', method: 'POST', body: text('') },
    {
      name: 'of form fields',
      method: 'POST',
      headers: fields([['Content-Type', 'application/x-www-form-urlencoded']]),
      body: text('a=b c&d="$x"'),
    },
    { name: 'of breakers', method: 'POST', headers: fields([['Content-Type', 'text/plain']]), body: text(breakers) },
    {
      name: 'of lines of breakers',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text(`${breakers}\n${breakers}\n\n${breakers}`),
    },
    {
      name: 'of ending quotes',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text('"\n\'\n"'),
    },
    {
      name: 'of ending apostrophes',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text("'\n''\n'"),
    },
    {
      name: 'of a mark',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text('\ufeffa\n\ufeffb\ufffe\uffff\u{e0041}\u{10ffff}\u00a0\u3000'),
    },
    {
      name: 'of separators',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text('a\u2028b\u2029c\u0085d\u000be\u000cf\u001ag'),
    },
    {
      name: 'of blanks',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text('  \n\t\n  a\n \tb\n'),
    },
    {
      name: 'of tabs',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text('a\n\tb\n        c\n\t\td'),
    },
    {
      name: 'of dashes',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text('-x --y -o /tmp/z'),
    },
    {
      name: 'of escapes for printf',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text('%s %d \\0101 \\n\u0000%s\\c'),
    },
    {
      name: 'of another charset',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain; charset=utf-16']]),
      body: text('a'),
    },
    {
      name: 'of a lone surrogate',
      method: 'POST',
      headers: fields([['Content-Type', 'text/plain']]),
      body: text('a\ud800b\n\udc00'),
    },
    {
      name: 'of YAML',
      method: 'POST',
      headers: fields([['Content-Type', 'application/yaml']]),
      body: text("a: 'b'\nc: |\n  d\n  # e\n"),
    },
  ]),
  ...rowsOf('JSON', [
    {
      name: 'of breakers',
      method: 'POST',
      headers: [json],
      body: text(JSON.stringify({ [breakers]: [breakers, { [breakers]: null }] })),
    },
    {
      name: 'of numbers',
      method: 'POST',
      headers: [json],
      body: text('{"a":9007199254740991,"b":-1,"c":0.1,"d":1e+100,"e":5e-324,"f":[1.5,123456.789]}'),
    },
    {
      name: 'of numbers beyond',
      method: 'POST',
      headers: [json],
      body: text('{"a":1E400,"b":-0,"c":1e5,"d":0.10,"e":9007199254740993}'),
    },
    {
      name: 'of names',
      method: 'POST',
      headers: [json],
      body: text('{"a b":1,"true":2,"nil":3,"null":4,"$x":5,"@y":6,"class":7,"é":8,"end?":9,"A":10,"_":11,"1a":12}'),
    },
    { name: 'of numbered names', method: 'POST', headers: [json], body: text('{"0":{"1":"a"},"1":[],"-1":2}') },
    { name: 'of one name', method: 'POST', headers: [json], body: text('{"07":1,"1.5":2,"-0":3}') },
    { name: 'of lists', method: 'POST', headers: [json], body: text('[[],[[]],{},[{}],[""],""]') },
    { name: 'of one value', method: 'POST', headers: [json], body: text('true') },
    { name: 'of zero', method: 'POST', headers: [json], body: text('0') },
    { name: 'of an empty list', method: 'POST', headers: [json], body: text('[]') },
    { name: 'of an empty string', method: 'POST', headers: [json], body: text('""') },
    { name: 'of false', method: 'POST', headers: [json], body: text('false') },
    { name: 'of escapes', method: 'POST', headers: [json], body: text('{"a":"\\/\\u0041\\ud83c\\udf89\\b\\f"}') },
    { name: 'of a lone surrogate', method: 'POST', headers: [json], body: text('{"a":"\\ud800"}') },
    { name: 'of separators', method: 'POST', headers: [json], body: text('{"a":"\u2028\u2029\u0085\ufeff\u{e0041}"}') },
    {
      name: 'of another type',
      method: 'POST',
      headers: fields([['Content-Type', 'application/json; charset=utf-8']]),
      body: text('{"a":"é"}'),
    },
  ]),
  ...rowsOf('form', [
    {
      name: 'of breakers',
      method: 'POST',
      body: {
        kind: 'form',
        fields: fields([
          [breakers, breakers],
          ['a', breakers],
        ]),
      },
    },
    {
      name: 'of names',
      method: 'POST',
      body: {
        kind: 'form',
        fields: fields([
          ['a[b][c]', '1'],
          ['a.b', '2'],
          ['a b', '3'],
          ['é', '4'],
          ['', '5'],
          ['true', 'x'],
          ['__proto__', 'y'],
        ]),
      },
    },
    {
      name: 'of signs',
      method: 'POST',
      body: {
        kind: 'form',
        fields: fields([
          ["!*'()~-._", "!*'()~-._"],
          ['%41', '%41+ +'],
          ['\t\r\n', '\t\r\n'],
        ]),
      },
    },
    { name: 'of a name without a value', method: 'POST', body: { kind: 'form', fields: fields([['', '']]) } },
    { name: 'of null characters', method: 'POST', body: { kind: 'form', fields: fields([['a', 'b\u0000c']]) } },
    {
      name: 'of negative numbers',
      method: 'POST',
      body: {
        kind: 'form',
        fields: fields([
          ['-1', 'a'],
          ['1.5', 'b'],
          ['0x1', 'c'],
        ]),
      },
    },
  ]),
  ...rowsOf('parts', [
    {
      name: 'of breakers',
      method: 'POST',
      body: multipart(
        field('a', breakers),
        field('b', breakers, 'text/plain'),
        field(breakers.replaceAll('\\', ''), 'x'),
      ),
    },
    {
      name: 'with names of signs',
      method: 'POST',
      body: multipart(
        field('a"b', '1'),
        field("a'b", '2'),
        field('a=b', '3'),
        field('a;b', '4'),
        field('a[]', '5'),
        field('', '6'),
        field('é', '7'),
      ),
    },
    { name: 'with a name of a backslash', method: 'POST', body: multipart(field('b\\c', '1')) },
    { name: 'with names over lines', method: 'POST', body: multipart(field('a\r\nb', '1'), field('c\r\n"d', '2')) },
    {
      name: 'with values of blanks',
      method: 'POST',
      body: multipart(
        field('a', ' b '),
        field('c', '\n'),
        field('d', ';'),
        field('e', '"f"'),
        field('g', ' h', 'text/plain'),
        field('i', 'j ', 'text/plain'),
      ),
    },
    { name: 'of null characters', method: 'POST', body: multipart(field('a', 'b\u0000c'), field('d', 'e')) },
    {
      name: 'of several files',
      method: 'POST',
      body: multipart(
        upload('a', photo),
        upload('a', { filename: 'notes.txt' }),
        upload('b[]', { filename: 'empty.bin' }),
        field('a', 'c'),
      ),
    },
    {
      name: 'of a file between texts',
      method: 'POST',
      body: multipart(field('a', '1'), upload('b', photo), field('c', '2', 'application/json')),
    },
    {
      name: 'with types of signs',
      method: 'POST',
      body: multipart(
        field('a', '1', 'text/x; a="b;c"'),
        upload('b', { filename: 'notes.txt', contentType: 'text/plain; charset="utf-8"' }),
      ),
    },
    {
      name: 'with headers',
      method: 'POST',
      body: {
        ...multipart(
          withHeaders(field('a', '1'), [
            ['X-A', ascii(breakers)],
            ['X-B', ''],
          ]),
          withHeaders(upload('b', photo), [
            ['X-A', 'a;b,"c"'],
            ['Content-ID', '<x@y>'],
          ]),
        ),
        contentType: 'multipart/form-data',
      },
    },
    {
      name: 'with a header twice',
      method: 'POST',
      body: {
        ...multipart(
          withHeaders(field('a', '1'), [
            ['X-A', '1'],
            ['X-A', '2'],
          ]),
          field('b', '2'),
        ),
        contentType: 'multipart/form-data',
      },
    },
    {
      name: 'that are related',
      method: 'POST',
      body: {
        ...multipart(field('a', '{"a":"é"}', 'application/json'), upload('b', photo)),
        contentType: 'multipart/related',
      },
    },
    {
      name: 'that are mixed',
      method: 'POST',
      body: {
        ...multipart(field('a', breakers), upload('b', { filename: 'notes.txt' }), upload('c', photo)),
        contentType: 'multipart/mixed; a="b"',
      },
    },
    {
      name: 'with a boundary inside',
      method: 'POST',
      body: multipart(field('a', '--form-boundary\r\n'), field('b', 'form-boundary-x--')),
    },
    { name: 'that are none', method: 'POST', body: multipart() },
    {
      name: 'with numbered names',
      method: 'POST',
      body: multipart(field('1', 'a'), field('0', 'b'), field('-1', 'c'), upload('2', photo)),
    },
    {
      name: 'with names of an own meaning',
      method: 'POST',
      body: multipart(field('__proto__', 'a'), field('constructor', 'b')),
    },
    {
      name: 'with headers and cookies',
      method: 'POST',
      headers: fields([
        ['X-A', 'b'],
        ['x-a', 'c'],
        ['Authorization', `Basic ${btoa('a:b')}`],
      ]),
      cookies: fields([['d', 'e']]),
      body: multipart(field('a', '1'), upload('f', photo)),
    },
  ]),
  ...rowsOf('file', [
    {
      name: 'with a hostile name',
      method: 'POST',
      headers: fields([['Content-Type', 'a/b']]),
      body: { kind: 'file', file: { filename: hostileFile } },
    },
    {
      name: 'with a hostile name among parts',
      method: 'POST',
      body: multipart(
        upload('a', { filename: hostileFile }),
        upload('b', { filename: hostileFile, contentType: 'a/b' }),
        field('c', 'd', 'text/x; a="b\\"c;$(touch pwned) `x`"'),
      ),
    },
    {
      name: 'with a name of wildcards',
      method: 'POST',
      headers: fields([['Content-Type', 'a/b']]),
      body: { kind: 'file', file: { filename: wildcardFile } },
    },
    {
      name: 'with a name of wildcards among parts',
      method: 'POST',
      body: multipart(upload('a', { filename: wildcardFile }), upload('b[]', { filename: wildcardFile })),
    },
    { name: 'without a type', method: 'POST', body: { kind: 'file', file: { filename: 'photo.png' } } },
    {
      name: 'with a name of signs',
      method: 'POST',
      headers: fields([['Content-Type', 'a/b']]),
      body: { kind: 'file', file: { filename: "my file's (1); v=2, \u00e9t\u00e9.txt" } },
    },
  ]),
];

function rowsOf(subject: string, rows: Row[]): Row[] {
  return rows.map((row) => ({ ...row, name: `odd ${subject}: ${row.name}` }));
}

function ascii(value: string): string {
  return value.replace(/[^ -~]/g, '').trim();
}

function fields(pairs: [string, string][]): HttpField[] {
  return pairs.map(([name, value]) => ({ name, value }));
}

function text(content: string): { kind: 'text'; text: string } {
  return { kind: 'text', text: content };
}

function multipart(...parts: HttpPart[]): { kind: 'multipart'; parts: HttpPart[] } {
  return { kind: 'multipart', parts };
}

function field(name: string, value: string, contentType?: string): HttpPart {
  return { kind: 'text', name, value, ...(contentType && { contentType }) };
}

function upload(name: string, file: { filename: string; contentType?: string } = { filename: 'notes.txt' }): HttpPart {
  return { kind: 'file', name, file };
}

function withHeaders(part: HttpPart, headers: [string, string][]): HttpPart {
  return { ...part, headers: fields(headers) };
}
