import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { parseMdx } from '../../../../src/read/markdown/parse-mdx.ts';
import { prepareSource } from '../../../../src/read/markdown/prepare-source.ts';
import { loadApiSite } from './load-api-site.ts';

const paths = { '/a': { get: { summary: 'Read', responses: { 200: { description: 'OK' } } } } };
const webhooks = { moved: { post: { summary: 'Moved', responses: { 200: { description: 'OK' } } } } };

/** Writes code below the operation and the webhook. */
const overlay = {
  overlay: '1.0.0',
  info: { title: 'Changes', version: '1' },
  actions: ['$.paths.*.get', '$.webhooks.*.post'].map((target) => ({
    target,
    update: { 'x-mint': { content: 'Words\n\n{globalThis.ran = true}' } },
  })),
};

async function serve(body: unknown): Promise<string> {
  const server = createServer((_, response) => void response.end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/overlay.json`;
}

/** By title, whether a page that overlays have changed holds code. */
async function codeByTitle(overlays: string[]): Promise<Record<string, boolean>> {
  const { pages } = await loadApiSite(paths, {
    files: { 'own.overlay.json': overlay },
    root: { webhooks },
    navigation: { openapi: { source: 'api.json', overlays } },
  });
  return Object.fromEntries(
    pages.flatMap((page) => {
      if (page.kind !== 'endpoint' && page.kind !== 'webhook') return [];
      expect(page.source!.body).toContain('Words');
      const { tree } = parseMdx(prepareSource(page.source!.body), { file: 'a.mdx', line: 1 });
      return [[page.title, JSON.stringify(tree).includes('"type":"mdx')]];
    }),
  );
}

test('code that an overlay of the site writes below operations runs', async () => {
  expect(await codeByTitle(['own.overlay.json'])).toEqual({ Read: true, Moved: true });
});

test('code that an overlay of the web writes below operations is text, also beside one of the site', async () => {
  const address = await serve(overlay);
  expect(await codeByTitle([address])).toEqual({ Read: false, Moved: false });
  expect(await codeByTitle(['own.overlay.json', address])).toEqual({ Read: false, Moved: false });
});

test.each([
  [[{ source: 'api.json', overlays: ['own.overlay.json'] }, 'api.json']],
  [['api.json', { source: './api.json', overlays: ['own.overlay.json'] }]],
  [
    [
      { source: 'api.json', overlays: ['own.overlay.json'] },
      { source: '/api.json', overlays: ['second.overlay.json'] },
    ],
  ],
])('a description named several times has the overlays of each naming: %j', async (named) => {
  const { pages } = await loadApiSite(paths, {
    files: { 'own.overlay.json': overlay, 'second.overlay.json': { ...overlay, actions: [] } },
    root: { webhooks },
    navigation: { groups: named.map((openapi, index) => ({ group: `G${index}`, openapi })) },
  });
  const bodies = pages.flatMap((page) => (page.kind === 'endpoint' ? [page.source?.body ?? ''] : []));
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(body).toContain('Words');
});

test('a missing file is told with the one that is there', async () => {
  const at = (ref: string) => ({ schema: { $ref: ref } });
  const content = {
    'application/json': at('./schemas/user'),
    'text/a': at('schemas/usr.yaml'),
    'text/b': at('schemas/other.json'),
    'text/c': at('gone/user.yaml'),
  };
  const { problems } = await loadApiSite(
    { '/a': { get: { responses: { 200: { description: 'OK', content } } } } },
    { files: { 'schemas/user.yaml': 'type: object' } },
  );
  expect(problems.map(({ message, hint }) => `${message} ${hint ?? ''}`)).toEqual([
    'The reference to "schemas/user" cannot be read: the file does not exist Did you mean "schemas/user.yaml"?',
    'The reference to "schemas/usr.yaml" cannot be read: the file does not exist Did you mean "schemas/user.yaml"?',
    'The reference to "schemas/other.json" cannot be read: the file does not exist ',
    'The reference to "gone/user.yaml" cannot be read: the file does not exist ',
  ]);
});

test('code of samples that a description keeps in files runs on no page', async () => {
  const samples = ['orders@{id}/get.js', 'plain.js', 'item.js'].map((file) => `code_samples/JavaScript/${file}`);
  const item = {
    get: { summary: 'Item', 'x-codeSamples': [{ lang: 'js', source: { $ref: '../code_samples/JavaScript/item.js' } }] },
  };
  const { scripts, pages } = await loadApiSite(
    {
      '/a': {
        get: {
          summary: 'Read',
          'x-codeSamples': samples.slice(0, 2).map((file) => ({ lang: 'JavaScript', source: { $ref: `./${file}` } })),
          responses: { 200: { description: 'OK' } },
        },
      },
      '/item': { $ref: 'paths/item.json' },
    },
    {
      files: {
        'paths/item.json': item,
        'main.js': 'document.title = "x";',
        // Nothing names it yet.
        'code_samples/JavaScript/orders/post.js': 'fetch("/orders");',
        ...Object.fromEntries(samples.map((file) => [file, `fetch("/${file}");`])),
      },
    },
  );
  expect(pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['Read', 'Item']));
  expect(scripts).toEqual(['main.js']);
});
