import { expect, test } from 'vitest';
import { loadApiSite } from './load-api-site.ts';

const description = 'Lead.\n\n# Limits\n\nSee [headers](#headers).\n\n### More\n\nWords.\n\n# Headers\n\nOwn.';
const parameters = [{ name: 'Trace', in: 'header', schema: { type: 'string' } }];
const paths = { '/a': { get: { summary: 'A', description, parameters } } };

test("headings of an operation's text stand in the outline of its page, before its sections", async () => {
  const { pages } = await loadApiSite(paths);
  const { headings, markdown } = pages.find(({ title }) => title === 'A')!;
  expect(headings.map(({ id, depth }) => `${id} ${depth}`)).toEqual(['limits 2', 'more 4', 'headers 2', 'headers-2 2']);
  expect(markdown).toContain('# Limits\n\nSee [headers](#headers).');
});

test("an author's heading stands between them, and keeps its id", async () => {
  const files = { 'a.mdx': '---\nopenapi: GET /a\n---\n\n## Limits\n\nMine.' };
  const { pages } = await loadApiSite(paths, { files, navigation: { openapi: 'api.json', pages: ['a'] } });
  const { headings } = pages.find(({ path }) => path === 'a')!;
  expect(headings.map(({ id }) => id)).toEqual(['limits-2', 'more', 'headers', 'limits', 'headers-2']);
});

test("headings of a channel's text stand in the outline of its page", async () => {
  const root = {
    asyncapi: '3.0.0',
    channels: { a: { address: 'a', title: 'A', description, messages: { m: { payload: { type: 'string' } } } } },
    operations: { o: { action: 'send', channel: { $ref: '#/channels/a' } } },
  };
  const { pages } = await loadApiSite({}, { files: { 'api.json': root }, navigation: { asyncapi: 'api.json' } });
  const { headings } = pages.find(({ kind }) => kind === 'channel')!;
  expect(headings.map(({ id }) => id).slice(0, 3)).toEqual(['limits', 'more', 'headers']);
});
