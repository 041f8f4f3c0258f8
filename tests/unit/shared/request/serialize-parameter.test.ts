import { expect, test } from 'vitest';
import {
  serializeCookieParameter,
  serializeHeader,
  serializePath,
  serializeQuery,
} from '../../../../src/shared/request/serialize-parameter.ts';
import { sampleParameter } from './sample-operation.ts';

const array = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

// OpenAPI 3.1.1, section 4.8.12.4 "Style Examples": empty string, string, array, object.
const inPath: [string, boolean, string, string, string, string][] = [
  ['matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
];

test.each(inPath)('in a path: %s, explode %s', (style, explode, ...wanted) => {
  const parameter = sampleParameter({ in: 'path', name: 'color', style, explode });
  expect(['', 'blue', array, object].map((value) => serializePath(parameter, value))).toEqual(wanted);
});

const inQuery: [string, boolean, string, string][] = [
  ['form', false, 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['spaceDelimited', false, 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, 'color=blue&color=black&color=brown', 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
];

test.each(inQuery)('in a query: %s, explode %s', (style, explode, ...wanted) => {
  const parameter = sampleParameter({ in: 'query', name: 'color', style, explode });
  expect([array, object].map((value) => serializeQuery(parameter, value).join('&'))).toEqual(wanted);
});

const query = sampleParameter({ in: 'query', name: 'q' });

test.each([
  ['', 'q='],
  [null, ''],
  [false, 'q=false'],
  [0, 'q=0'],
  [1e21, 'q=1e%2B21'],
  ["a b&c=d+e/?#[]@!$'()*,;:é%41", 'q=a%20b%26c%3Dd%2Be%2F%3F%23%5B%5D%40%21%24%27%28%29%2A%2C%3B%3A%C3%A9%2541'],
  ['\ud800', 'q=%EF%BF%BD'],
  [['a,b', 'c&d', null, { e: 1 }], 'q=a%2Cb&q=c%26d&q=%7B%22e%22%3A1%7D'],
  [[], ''],
  [{}, ''],
  [{ a: undefined, b: [1, [2]] }, 'b=1&b=%5B2%5D'],
])('a query value %j is %s', (value, wanted) => {
  expect(serializeQuery(query, value).join('&')).toBe(wanted);
});

test('reserved expansion keeps delimiters and escapes that a query may hold', () => {
  const parameter = { ...query, allowReserved: true };
  expect(serializeQuery(parameter, "a/b?c=d&e:f@g!h$i(j)*+,;%2F % é '[]#")).toEqual([
    'q=a/b?c=d&e:f@g!h$i(j)*+,;%2F%20%25%20%C3%A9%20%27%5B%5D%23',
  ]);
});

test('a list within an exploded object repeats its name, and an object in there is JSON', () => {
  const paging = { page: 0, sort: ['name,asc', null, 'id'], empty: [], nothing: null, of: { a: 1 } };
  expect(serializeQuery(query, paging)).toEqual(['page=0', 'sort=name%2Casc', 'sort=id', 'of=%7B%22a%22%3A1%7D']);
});

test('nested values of a deep object have paths for names', () => {
  const parameter = { ...query, style: 'deepObject' };
  expect(serializeQuery(parameter, { a: { b: 1, c: ['x', 'y'] }, d: null })).toEqual([
    'q%5Ba%5D%5Bb%5D=1',
    'q%5Ba%5D%5Bc%5D=x',
    'q%5Ba%5D%5Bc%5D=y',
  ]);
});

test('a parameter with a media type is written as that type', () => {
  expect(serializeQuery({ ...query, contentType: 'application/json' }, { a: [1, 'b'] })).toEqual([
    'q=%7B%22a%22%3A%5B1%2C%22b%22%5D%7D',
  ]);
  expect(
    serializeHeader(sampleParameter({ in: 'header', name: 'X-Meta', contentType: 'application/json' }), { a: 1 }),
  ).toEqual([{ name: 'X-Meta', value: '{"a":1}' }]);
  expect(serializePath(sampleParameter({ in: 'path', name: 'p', contentType: 'text/plain' }), 'a/b')).toBe('a%2Fb');
});

test('a whole query string is a form, or one encoded text', () => {
  const whole = sampleParameter({ in: 'querystring', name: 'all', contentType: 'application/x-www-form-urlencoded' });
  expect(serializeQuery(whole, { a: 'x y', b: [1, 2], c: '' })).toEqual(['a=x%20y', 'b=1', 'b=2', 'c=']);
  expect(serializeQuery(whole, { o: { d: 1 } })).toEqual(['o=%7B%22d%22%3A1%7D']);
  expect(serializeQuery({ ...whole, contentType: 'application/json' }, { a: 1 })).toEqual(['%7B%22a%22%3A1%7D']);
});

test('a parameter whose content is a form is one encoded text', () => {
  const form = { contentType: 'application/x-www-form-urlencoded' };
  const value = { a: 'x y', b: [1, 2] };
  expect(serializeQuery(sampleParameter({ in: 'query', name: 'q', ...form }), value)).toEqual([
    'q=a%3Dx%2520y%26b%3D1%26b%3D2',
  ]);
  expect(serializeHeader(sampleParameter({ in: 'header', name: 'X-Q', ...form }), value)).toEqual([
    { name: 'X-Q', value: 'a=x%20y&b=1&b=2' },
  ]);
});

test('a path keeps its segments and its query apart', () => {
  const parameter = sampleParameter({ in: 'path', name: 'file', allowReserved: true });
  expect(serializePath(parameter, 'dir/a?b#c')).toBe('dir/a%3Fb%23c');
  expect(serializePath({ ...parameter, allowReserved: false }, 'dir/a?b#c')).toBe('dir%2Fa%3Fb%23c');
});

test('a header is one line of visible ASCII, and is not percent-encoded otherwise', () => {
  const parameter = sampleParameter({ in: 'header', name: 'X-List', explode: true });
  expect(serializeHeader(parameter, ['a b', 'c/d'])).toEqual([{ name: 'X-List', value: 'a b,c/d' }]);
  expect(serializeHeader(parameter, 'a\r\nSet-Cookie: x=1\n\0é')).toEqual([
    { name: 'X-List', value: 'a Set-Cookie: x=1 %00%C3%A9' },
  ]);
  expect(serializeHeader({ ...parameter, name: 'X: y\r\nZ' }, 'a')).toEqual([]);
  expect(serializeHeader({ ...parameter, name: 'Content-Length' }, '5')).toEqual([]);
  // The JDK's client throws at it, and so does `fetch` of Node.js.
  expect(serializeHeader({ ...parameter, name: 'Expect' }, '100-continue')).toEqual([]);
});

test('cookies are encoded, and exploded into cookies of their own', () => {
  const parameter = sampleParameter({ in: 'cookie', name: 'c' });
  expect(serializeCookieParameter(parameter, 'a b;c')).toEqual([{ name: 'c', value: 'a%20b%3Bc' }]);
  expect(serializeCookieParameter(parameter, { x: 1, y: 'z' })).toEqual([
    { name: 'x', value: '1' },
    { name: 'y', value: 'z' },
  ]);
  expect(serializeCookieParameter({ ...parameter, explode: false }, ['a', 'b'])).toEqual([{ name: 'c', value: 'a,b' }]);
  expect(serializeCookieParameter({ ...parameter, style: 'cookie' }, 'a%20=b;"c"')).toEqual([
    { name: 'c', value: 'a%20=b%3B%22c%22' },
  ]);
});
