import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Page } from '../../../../src/model/page.ts';
import { loadSite } from '../../../../src/read/site/load-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-language-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function loadPages(files: Record<string, string>): Promise<Page[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return (await loadSite(folder, { base: '', origin: null, service: null })).pages;
}

test('an API page has the headings of its language in outline and Markdown, an author’s of the same words apart', async () => {
  const pages = await loadPages({
    'docs.json': JSON.stringify({
      theme: 'mint',
      name: 'T',
      colors: { primary: '#112233' },
      navigation: {
        languages: [
          { language: 'en', pages: ['en'] },
          { language: 'de', pages: ['de/users'] },
        ],
      },
    }),
    'en.mdx': '---\nopenapi: GET /users\n---\n\n## Response\n\nText',
    'de/users.mdx': '---\nopenapi: GET /users\n---\n\n## Response\n\nMein Text',
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: {
        '/users': {
          get: {
            deprecated: true,
            parameters: [{ name: 'page', in: 'query', schema: { type: 'string', default: 'a' } }],
            responses: { 200: { description: 'ok' } },
          },
        },
      },
    }),
  });
  const german = pages.find(({ path }) => path === 'de/users')!;
  expect(german.headings.map(({ text }) => text)).toEqual(['Response', 'Abfrageparameter', 'Antwort']);
  expect(german.headings.at(-2)!.id).toBe('query-parameters');
  expect(german.markdown).toContain('**Veraltet**');
  expect(german.markdown).toContain('## Abfrageparameter');
  expect(german.markdown).toContain('Standard: `"a"`');
  const english = pages.find(({ path }) => path === 'en')!;
  expect(english.headings).toEqual([
    { depth: 2, text: 'Response', id: 'response' },
    { depth: 2, text: 'Query Parameters', id: 'query-parameters' },
    { depth: 2, text: 'Response', id: 'response-2' },
  ]);
});

test('the group of operations without a tag is called in the language of its place', async () => {
  const source = (directory: string) => ({ source: 'api.json', directory });
  const pages = await loadPages({
    'docs.json': JSON.stringify({
      theme: 'mint',
      name: 'T',
      colors: { primary: '#112233' },
      navigation: {
        languages: [
          { language: 'en', tabs: [{ tab: 'A', openapi: source('en') }] },
          { language: 'de', tabs: [{ tab: 'A', openapi: source('de') }] },
        ],
      },
    }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/users': { get: { summary: 'Read', responses: { 200: { description: 'ok' } } } } },
    }),
  });
  const groups = pages.filter(({ kind }) => kind === 'endpoint').map(({ place }) => place?.groups);
  expect(groups).toEqual([['API Reference'], ['API-Referenz']]);
});
