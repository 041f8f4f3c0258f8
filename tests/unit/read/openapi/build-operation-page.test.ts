import { expect, test } from 'vitest';
import type { EndpointPage, PageSource, WebhookPage } from '../../../../src/model/page.ts';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
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

test('code in a description that comes from elsewhere is text', async () => {
  const content = 'export const a = 1;\n\n<Note>{process.exit()}</Note>';
  const { source } = await build('https://example.com/api.json', { 'x-docs': { content } });
  expect(source!.body).not.toMatch(/^export|<Note|(?<!\\)\{/m);
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
