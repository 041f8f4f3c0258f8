import { expect, test } from 'vitest';
import { createAddressFinder, markOf } from '../../../../src/build/check/create-address-finder.ts';
import { createTargets, type LinkTarget } from '../../../../src/build/check/create-targets.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { Site } from '../../../../src/model/site.ts';

const site = {
  base: '',
  pages: [],
  assets: [],
  snippets: {},
  config: { redirects: [], variables: { area: 'lost' } },
} as unknown as Site;
const targets = createTargets(site, new Set());

/** An endpoint page whose description is `text`, and how often that was read. */
function finderOf(text: string) {
  let read = 0;
  const find = createAddressFinder(site, () => {
    read++;
    return text;
  });
  const look = (path: string, href: string) => {
    const page = { kind: 'operation', path, route: `/${path}`, operation: { document: 'api.json' } } as unknown as Page;
    const target = targets.resolve(href, page.route) as Extract<LinkTarget, { kind: 'internal' }>;
    const leads = (other: string): boolean =>
      JSON.stringify(targets.resolve(other, page.route)) === JSON.stringify(target);
    return find(page, { leads, mark: markOf(target) }).map(({ line, text: written }) => [line, written]);
  };
  return { look, read: () => read };
}

test('finds an address however it is written, in a description that is read once', () => {
  const text = ['"/lost/a%20b#part"', '"x"', '"/{{area}}/page"', '"../lost/page/"', '"/Lost/page"', '"/api/.."'];
  const { look, read } = finderOf(text.join('\n'));
  expect(look('api/one', '/lost/a b#part')).toEqual([[1, '/lost/a%20b#part']]);
  expect(look('api/one', '/lost/page')).toEqual([
    [3, '/{{area}}/page'],
    [4, '../lost/page/'],
  ]);
  expect(look('api/two', '/')).toEqual([[6, '/api/..']]);
  expect(look('api/two', '/nowhere')).toEqual([[undefined, undefined]]);
  expect(read()).toBe(1);
});

test('finds an address in a text in quotes with its escapes', () => {
  const { look } = finderOf(
    [
      String.raw`"description": "<a href=\"/quoted\">x</a>\n[y]: /defined\n[z](\/slashes)",`,
      String.raw`"other": "[a](/joined?a=1\u0026b=2) [b](/caf\u00e9) <img src=\"word\">"`,
    ].join('\n'),
  );
  expect(look('api/one', '/quoted')).toEqual([[1, '/quoted']]);
  expect(look('api/one', '/defined')).toEqual([[1, '/defined']]);
  // What is not written as it reads cannot be written anew by itself.
  expect(look('api/one', '/slashes')).toEqual([[1, undefined]]);
  expect(look('api/one', '/joined?a=1&b=2')).toEqual([[2, undefined]]);
  expect(look('api/one', '/café')).toEqual([[2, undefined]]);
  expect(look('api/one', 'word')).toEqual([[2, 'word']]);
});

test('what a description refers to is no link', () => {
  const { look } = finderOf('{ "$ref": "#/lost/Part" },\n$ref: #/lost/Part\n"description": "[Part](#/lost/Part)"');
  expect(look('api/one', '#/lost/Part')).toEqual([[3, '#/lost/Part']]);
});

test('an address goes on after words in braces, which name what they stand for', () => {
  const { look } = finderOf(
    '"Use [it](#tag/job/GET/jobs/{job_id}), or `{a}`"\n"/lost/{id}/part"\n"{ url: /lost/page }"',
  );
  expect(look('api/one', '#tag/job/GET/jobs/%7Bjob_id%7D')).toEqual([[1, '#tag/job/GET/jobs/{job_id}']]);
  expect(look('api/one', '/lost/{id}/part')).toEqual([[2, '/lost/{id}/part']]);
  expect(look('api/one', '/lost/page')).toEqual([[3, '/lost/page']]);
});

test('an address is found in the other files of a description', () => {
  const files: Record<string, string> = {
    'api/api.json': '{ "$ref": "parts/a%20b.yaml#/One" }\n"/lost/one"',
    'api/parts/a b.yaml': "$ref: ../c.yaml\n$ref: 'a b.yaml'\n[it](/lost/one) [it](/lost/two)",
    'api/c.yaml': '$ref: none.yaml\n\n\n[it](/lost/three)',
  };
  const read: string[] = [];
  const find = createAddressFinder(site, (file) => {
    read.push(file);
    return files[file] ?? null;
  });
  const page = { kind: 'schema', path: 'p', route: '/p', document: 'api/api.json' } as unknown as Page;
  const look = (address: string) =>
    find(page, { leads: (other) => other === address, mark: address.slice('/lost/'.length) }).map(({ file, line }) => [
      file,
      line,
    ]);
  expect(look('/lost/one')).toEqual([['api/api.json', 2]]);
  expect(look('/lost/two')).toEqual([['api/parts/a b.yaml', 3]]);
  expect(look('/lost/three')).toEqual([['api/c.yaml', 4]]);
  expect(look('/lost/none')).toEqual([['api/api.json', undefined]]);
  expect(read).toEqual(['api/api.json', 'api/parts/a b.yaml', 'api/c.yaml', 'api/none.yaml']);
});

test('an address may be a word beside which nothing but an address stands', () => {
  const body = '# lost\n\n<Tab title="lost">\n\n<Card title="a" href="lost">\n\n[b](lost) and lost, <a href={"lost"}>';
  const page = {
    kind: 'prose',
    path: 'a',
    route: '/a',
    source: { file: 'a.mdx', body, line: 4 },
  } as unknown as Page;
  const find = createAddressFinder(site, () => null);
  const places = find(page, { leads: (other) => other === '/lost', mark: 'lost' });
  expect(places.map(({ line, column, text }) => [line, column, text])).toEqual([
    [8, 23, 'lost'],
    [10, 5, 'lost'],
    [10, 31, 'lost'],
  ]);
});

test('finds an address with brackets where a link has it', () => {
  const { look } = finderOf('"See [one](/lost/[new]-page#[a]-b), [two][2] and [three](/lost)."');
  expect(look('api/one', '/lost/[new]-page#[a]-b')).toEqual([[1, '/lost/[new]-page#[a]-b']]);
});

test('finds an address in an attribute without quotes, with spaces, and with backslashes', () => {
  const { look } = finderOf('<img src=/lost/a.png>\n![b](/lost/b c.png "Title")\n![d](lost\\d.png) [e](..\\lost\\e)');
  expect(look('one', '/lost/a.png')).toEqual([[1, '/lost/a.png']]);
  expect(look('one', '/lost/b c.png')).toEqual([[2, '/lost/b c.png']]);
  expect(look('one', '/lost%5Cd.png')).toEqual([[3, 'lost\\d.png']]);
  expect(look('one', '/..%5Clost%5Ce')).toEqual([[3, '..\\lost\\e']]);
});

test('the end of an element is no address', () => {
  const { look } = finderOf('<b>x</b> <lost>y</lost>\n"/b" and "/lost"');
  expect(look('api/one', '/b')).toEqual([[2, '/b']]);
  expect(look('api/one', '/lost')).toEqual([[2, '/lost']]);
});

test('an address in the head of a page is found there, unless the text has it, too', () => {
  const head = '---\ntitle: Maps\ndescription: "See [roads](/roads) or [rivers](/rivers)"\n---\n';
  const find = createAddressFinder(site, () => `${head}\nOn [rivers](/rivers).\n`);
  const source = { file: 'maps.mdx', body: '\nOn [rivers](/rivers).\n', line: 5 };
  const page = { kind: 'prose', path: 'maps', route: '/maps', source } as unknown as Page;
  const look = (href: string) => find(page, { leads: (other) => other === href, mark: href.slice(1) });
  expect(look('/rivers')).toEqual([{ file: 'maps.mdx', line: 6, column: 13, text: '/rivers' }]);
  expect(look('/roads')).toEqual([{ file: 'maps.mdx', line: 3, column: 27, text: '/roads' }]);
  expect(look('/lakes')).toEqual([{ file: 'maps.mdx', line: 1 }]);
});

test('an address is found in the page and in each of its snippets', () => {
  const snippets = {
    'snippets/a.mdx': '[a](/lost)',
    'snippets/b.mdx': '/lost in words',
    'snippets/c.mdx': '[c](/lost)',
  };
  const body = 'import A from "/snippets/a.mdx"\nimport B from "/snippets/b.mdx"\n\n[x](/lost) <A /> <B />';
  const page = { kind: 'prose', path: 'p', route: '/p', source: { file: 'p.mdx', body, line: 1 } } as unknown as Page;
  const find = createAddressFinder({ ...site, snippets } as unknown as Site, () => null);
  const places = find(page, { leads: (other) => other === '/lost', mark: 'lost' });
  expect(places.map(({ file, line, via }) => [file, line, via])).toEqual([
    ['p.mdx', 4, undefined],
    ['snippets/a.mdx', 1, 'p.mdx'],
  ]);
});

test('an address that a script writes between backticks is one as well', () => {
  const body = '<a href={`/lost`}>a</a>, `[b](/lost)` and <a href={"/lost"}>c</a>';
  const page = { kind: 'prose', path: 'p', route: '/p', source: { file: 'p.mdx', body, line: 1 } } as unknown as Page;
  const find = createAddressFinder(site, () => null);
  const places = find(page, { leads: (other) => other === '/lost', mark: 'lost' });
  expect(places.map(({ column, text }) => [column, text])).toEqual([
    [11, '/lost'],
    [53, '/lost'],
  ]);
});

test('finds the address of a definition in angle brackets', () => {
  const { look } = finderOf('[a]: </angled#part> "T"\n> [b]: </with space>\n</closed>');
  expect(look('api/one', '/angled#part')).toEqual([[1, '/angled#part']]);
  expect(look('api/one', '/with space')).toEqual([[2, '/with space']]);
  expect(look('api/one', '/closed')).toEqual([[undefined, undefined]]);
});
