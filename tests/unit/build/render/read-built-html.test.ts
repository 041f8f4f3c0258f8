import { expect, test } from 'vitest';
import { readBuiltHtml } from '../../../../src/build/render/read-built-html.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test.each([
  ['<a id="a" href="/b">b</a><!-- <a id="no" href="/no">no</a> --><img src="c.png">', ['a'], ['/b', 'c.png']],
  ['<script src="a.js">"<a href=/no>"</script><style>b</style><a href="/c">c</a>', [], ['a.js', '/c']],
  ['<a href="/a">a</a><!-- ends nowhere <a href="/no">', [], ['/a']],
  ['<a href="/a">a</a><script src="b.js">ends nowhere <a href="/no">', [], ['/a', 'b.js']],
])('%j is read as a browser does', (html, ids, addresses) => {
  const found = readBuiltHtml(html);
  expect([...found.ids]).toEqual(ids);
  expect(found.references.map(({ href }) => href)).toEqual(addresses);
});

test.each(['<!--', '<script>', '<script ', '<style>', '<a "', "<a '"])(
  'what ends nowhere (%j) is looked for once',
  (unit) => {
    expect(measureGrowth((length) => readBuiltHtml(unit.repeat(length)), 4000)).toBeLessThan(linearGrowth);
  },
);

test.each(['a', 'a ', 'a="b" '])('a tag of many megabytes of %j is read as one', (unit) => {
  const { references } = readBuiltHtml(`<p ${unit.repeat(20e6 / unit.length)}><a href="/b">`);
  expect(references).toEqual([{ kind: 'link', href: '/b' }]);
});
