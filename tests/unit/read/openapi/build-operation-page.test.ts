import { describe, expect, test } from 'vitest';
import type { EndpointPage, PageSource, WebhookPage } from '../../../../src/model/page.ts';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';
import { prepareSource } from '../../../../src/read/markdown/prepare-source.ts';
import { buildOperationPage } from '../../../../src/read/openapi/build-operation-page.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';

async function build(id: string, operation: object, source?: PageSource): Promise<EndpointPage | WebhookPage> {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: operation } },
  });
  const { document } = await parseOpenApi({ id, text });
  return buildOperationPage({
    document: document!,
    operation: document!.operations[0]!,
    directory: null,
    frontMatter: resolveFrontMatter({}),
    source,
  });
}

test('x-docs.content is the text of the page, with a name beside its description', async () => {
  const { source } = await build('specs/api.json', { 'x-docs': { content: '<Note>{1 + 1}</Note>' } });
  expect(source).toEqual({
    file: 'specs/api.json#GET%20%2Fa.mdx',
    body: '<Note>{1 + 1}</Note>',
    line: 1,
    description: 'specs/api.json',
  });
});

test('it follows what the author wrote on a page', async () => {
  const own = { file: 'a.mdx', body: 'Mine.\n', line: 4 };
  const { source } = await build('api.json', { 'x-docs': { content: 'Theirs.' } }, own);
  expect(source).toEqual({ ...own, body: 'Mine.\n\nTheirs.' });
});

describe('code in a description that comes from elsewhere is text', () => {
  const away = 'https://example.com/api.json';
  const runs = (body: string): boolean => {
    const { tree } = parseMdx(prepareSource(body), { file: 'a.mdx', line: 1 });
    return JSON.stringify(tree).includes('"type":"mdx');
  };

  test.each([
    'export const a = 1;\n\n<Note>{process.exit()}</Note>',
    'A backtick that is none: \\`{process.exit()}`',
    'A slash that is none: \\\\{process.exit()}',
    'Code that ends with its paragraph: `a\n- {process.exit()}`',
    'A fence that ends with its quote:\n\n> ```\n\n{process.exit()}\n',
    'A fence that ends with its list:\n\n- ```\n\n{process.exit()}\n',
    'A fence that is none:\n\n``` `\n{process.exit()}',
    'A directive: :::note[{process.exit()}]{a={process.exit()}}\n:::',
  ])('%s', async (content) => {
    const { source } = await build(away, { 'x-docs': { content } });
    expect(runs(source!.body)).toBe(false);
  });

  test('also where it follows a fence that the author left open, and code in it stays as it is written', async () => {
    const own = { file: 'a.mdx', body: 'Mine {1}.\n\n```', line: 1 };
    const below = await build(away, { 'x-docs': { content: '```\n{process.exit()}\n```' } }, own);
    expect(below.source!.body).not.toMatch(/(?<!\\)\{process/);
    const code = 'Write `{a}`:\n\n```js\nexport const b = {};\n```';
    expect((await build(away, { 'x-docs': { content: code } })).source!.body).toBe(code);
  });

  test('a file of the web that a description of the site refers to comes from elsewhere', async () => {
    const item = { get: { 'x-docs': { content: '{process.exit()}' } } };
    const { document } = await parseOpenApi({
      id: 'api.json',
      text: JSON.stringify({ openapi: '3.1.0', info: {}, paths: { '/a': { $ref: 'https://example.com/a.json' } } }),
      readRef: async () => JSON.stringify(item),
    });
    const [operation] = document!.operations;
    const frontMatter = resolveFrontMatter({});
    const page = buildOperationPage({ document: document!, operation: operation!, directory: null, frontMatter });
    expect(runs(page.source!.body)).toBe(false);
  });
});

test('groups of an operation are those of its page, which front matter replaces', async () => {
  const page = await build('api.json', { 'x-docs': { groups: ['staff'] } });
  expect([page.frontMatter.groups, page.visibility.groups]).toEqual([['staff'], ['staff']]);
});

test('a lead with links keeps them; the description is plain', async () => {
  const page = await build('api.json', { description: 'See `a` and [b](/b).\n\nMore.' });
  expect([page.lead, page.description]).toEqual(['See `a` and [b](/b).', 'See a and b.']);
  const html = await build('api.json', { description: '<p>See <b>a</b></p><p>More</p>' });
  expect([html.lead, html.description]).toEqual(['', 'See a']);
});
