import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createScriptCollector } from '../../../../src/build/outputs/create-script-collector.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('base64');

test('inline scripts are found by their very text, once, and what runs nothing is left out', () => {
  const { readPage, found } = createScriptCollector();
  const page = `<script>a()\n</script><SCRIPT type="module">b('</div>')</SCRIPT ><script type="application/ld+json">{}</script>
<script src="/own.js"></script><template><script type=text/javascript>c()</script></template><script type="text/template">x</script>`;
  readPage(page);
  readPage(page);
  expect(found()).toEqual({
    hashes: [sha('a()\n'), sha("b('</div>')"), sha('c()')].sort(),
    handlers: [],
    origins: [],
  });
});

test('servers of scripts, and of what these load, are named by their origin', () => {
  const { readPage, readScript, found } = createScriptCollector();
  readPage(
    '<script async src="https://cdn.example.com/a/b.js?x=https"></script><script src=//other.example.com:8443/x></script>',
  );
  readPage(
    '<a href="https://not.example.com">https://neither.example.com</a><img src="https://nor.example.com/x.png">',
  );
  readScript("load('https://widget.example.com/'+id);fetch(`http://api.example.com/v1`)");
  expect(found().origins).toEqual([
    'http://api.example.com',
    'https://cdn.example.com',
    'https://other.example.com:8443',
    'https://widget.example.com',
  ]);
});

test('handlers in attributes are found as a browser reads them', () => {
  const { readPage, found } = createScriptCollector();
  readPage('<button class="x" onclick="say(&quot;a &amp; b&quot;)">Go</button><p>onclick="no()"</p>');
  expect(found().handlers).toEqual([sha('say("a & b")')]);
});

test('each handler of an element is found, and a script without an end, which does not run, is none', () => {
  const { readPage, found } = createScriptCollector();
  readPage('<a title="a > b" onclick="a()" onblur="b()">Go</a><script>c()');
  expect(found()).toEqual({ hashes: [], handlers: [sha('a()'), sha('b()')].sort(), origins: [] });
});

test.each([
  ['tags', '', '<script>'],
  ['attributes of a script', '', '<script '],
  ['handlers', '<a', ' ona="'],
  ['whole handlers', '<a', ' ona="b"'],
])('%s that end nowhere are looked for once', (_, start, unit) => {
  const read = (length: number): void => createScriptCollector().readPage(start + unit.repeat(length));
  expect(measureGrowth(read, 4000)).toBeLessThan(linearGrowth);
});
