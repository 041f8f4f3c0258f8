import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../../../../src/model/site.ts';
import { loadSite } from '../../../../src/read/site/load-site.ts';
import { createSourceCache, type SourceCache } from '../../../../src/read/site/source-cache.ts';

let folder = '';
let cache: SourceCache;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-reload-'));
  cache = createSourceCache(folder);
  writeSettings('First');
  write('a.mdx', '---\ntitle: A\n---\n\nWords of a.\n');
  write('b.mdx', '---\ntitle: B\n---\n\nWords of b.\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const writeSettings = (group: string, extra = {}): void =>
  write(
    'docs.json',
    JSON.stringify({
      theme: 'mint',
      name: 'Test',
      colors: { primary: '#112233' },
      navigation: { groups: [{ group, pages: ['a', 'b'] }] },
      ...extra,
    }),
  );
/** As tools do that keep the times of what they copy. */
function copyTo(path: string, text: string): void {
  write('copy.tmp', text);
  utimesSync(join(folder, 'copy.tmp'), 1e9, 1e9);
  renameSync(join(folder, 'copy.tmp'), join(folder, path));
}

/** As `load`, with what was read before, and from nothing: both must say the same. */
async function load(): Promise<Site> {
  const options = { base: '', origin: null, service: null };
  const site = await loadSite(folder, { ...options, cache });
  const { builtAt: _, ...anew } = await loadSite(folder, options);
  expect(site).toEqual({ ...anew, builtAt: site.builtAt });
  return site;
}

test.each<[string, () => void]>([
  ['words', () => write('a.mdx', '---\ntitle: A\n---\n\nOther words of a.\n')],
  ['a title', () => write('a.mdx', '---\ntitle: Another\n---\n\nWords of a.\n')],
  ['the title in navigation', () => write('a.mdx', '---\ntitle: A\nsidebarTitle: Short\n---\n\nWords of a.\n')],
  ['a page that hides', () => write('a.mdx', '---\ntitle: A\nhidden: true\n---\n\nWords of a.\n')],
  ['an operation of its own', () => write('a.mdx', '---\ntitle: A\napi: GET /things\n---\n\nWords of a.\n')],
  ['a group', () => writeSettings('Second')],
  ['variables', () => writeSettings('First', { variables: { version: '2' } })],
  [
    'variables of front matter',
    () => {
      write('b.mdx', '---\ntitle: B {{version}}\n---\n');
      writeSettings('First', { variables: { version: '3' } });
    },
  ],
  ['settings that come from another file', () => writeSettings('First', { navbar: { $ref: 'navbar.json' } })],
  ['a file of the same size and time', () => copyTo('a.mdx', '---\ntitle: A\n---\n\nWords of z.\n')],
  ['a page that is gone', () => rmSync(join(folder, 'b.mdx'))],
  ['a page that is new', () => write('c.mdx', '---\ntitle: C\n---\n')],
  ['a page that others import', () => write('a.mdx', "---\ntitle: A\n---\n\nimport B from './b.mdx'\n\n<B />\n")],
  ['one that examples import', () => write('a.mdx', "---\ntitle: A\n---\n\n```js\nimport B from './b.mdx'\n```\n")],
  ['a fault', () => write('a.mdx', '---\ntitle: [\n---\n\nWords of a.\n')],
])('a site that is read again after a change says what it would from nothing: %s', async (_, change) => {
  write('navbar.json', '{ "links": [{ "label": "Here", "href": "https://example.com" }] }');
  copyTo('a.mdx', '---\ntitle: A\n---\n\nWords of a.\n');
  const first = await load();
  expect(await load()).toEqual(first);
  change();
  expect(await load()).not.toEqual(first);
});

test('a file that settings name is read again', async () => {
  write('navbar.json', '{ "links": [{ "label": "Here", "href": "https://example.com" }] }');
  writeSettings('First', { navbar: { $ref: 'navbar.json' } });
  await load();
  write('navbar.json', '{ "links": [{ "label": "There", "href": "https://example.com" }] }');
  expect(JSON.stringify((await load()).config.navbar)).toContain('There');
});

describe('descriptions', () => {
  const describeApi = (title: string, extra = {}): void =>
    write(
      'api.json',
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Things', version: '1', description: 'See [one](#tag/Things) and [other](#tag/Other)' },
        tags: [{ name: 'Things' }],
        components: { schemas: { Thing: { type: 'object', description: 'Of [things](#tag/Things)' } } },
        paths: {
          '/things': { get: { summary: title, tags: ['Things'], responses: { 200: { $ref: 'parts/answer.json' } } } },
        },
        ...extra,
      }),
    );
  const settle = (extra = {}): void =>
    writeSettings('First', {
      navigation: {
        groups: [
          { group: 'First', pages: ['a', 'b'] },
          { group: 'API', openapi: 'api.json' },
        ],
      },
      ...extra,
    });
  const answer = (text: string): void => write('parts/answer.json', JSON.stringify({ description: text }));
  beforeEach(() => {
    mkdirSync(join(folder, 'parts'));
    answer('All things');
    describeApi('List things');
    writeSettings('First', {
      navigation: {
        groups: [
          { group: 'First', pages: ['a', 'b'] },
          { group: 'API', openapi: 'api.json' },
        ],
      },
    });
  });

  test.each<[string, () => void]>([
    ['a title', () => describeApi('List all things')],
    ['a file that it refers to', () => answer('Every thing')],
    ['a file that is gone', () => rmSync(join(folder, 'parts/answer.json'))],
    ['an overlay', () => write('o.json', JSON.stringify(overlay))],
    ['a fault', () => write('api.json', '{')],
    ['a description that is gone', () => rmSync(join(folder, 'api.json'))],
    ['a page that an author writes of an operation', () => write('a.mdx', '---\nopenapi: GET /things\n---\n')],
    ['a page that an author writes of a schema', () => write('a.mdx', '---\nopenapi-schema: Thing\n---\n')],
    ['how they are shown', () => settle({ api: { schemas: 'used', playground: { display: 'none' } } })],
    ['an operation that texts lead to', () => describeApi('List things', { tags: [{ name: 'Other' }] })],
  ])('are read again after a change: %s', async (_, change) => {
    const first = await load();
    expect(await load()).toEqual(first);
    change();
    const second = await load().catch((error: Error) => error);
    expect(second).not.toEqual(first);
  });

  test('a file that comes later is read', async () => {
    rmSync(join(folder, 'parts/answer.json'));
    expect((await load()).problems.map(({ code }) => code)).toContain('unresolved-ref');
    answer('All things');
    expect((await load()).problems.map(({ code }) => code)).not.toContain('unresolved-ref');
  });

  test('stand while words of pages change, and nothing writes to them', async () => {
    const [first] = (await load()).apis;
    freeze(first);
    freeze(cache.renew('navigation', (last) => last));
    write('a.mdx', '---\ntitle: A\n---\n\nOther words of a.\n');
    const [second] = (await load()).apis;
    expect(second!.operations[0]).toBe(first!.operations[0]);
  });
});

const overlay = {
  overlay: '1.0.0',
  info: { title: 'More', version: '1' },
  extends: 'api.json',
  actions: [{ target: '$.paths["/things"].get', update: { summary: 'Other things' } }],
};

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
