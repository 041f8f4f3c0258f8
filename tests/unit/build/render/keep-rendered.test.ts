import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { keepRendered } from '../../../../src/build/render/keep-rendered.ts';
import type { RenderContext } from '../../../../src/build/render/render-context.ts';
import { watchLookups } from '../../../../src/build/render/watch-lookups.ts';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { EndpointPage, Page } from '../../../../src/model/page.ts';
import type { RenderedPage } from '../../../../src/model/rendered-page.ts';
import { rootPlace } from '../../../../src/read/navigation/root-place.ts';
import { testSite } from '../outputs/test-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secret = '0123456789abcdef';
const site = testSite({ pages: { a: {} } });
const page = {
  ...site.pages[0]!,
  kind: 'prose',
  source: { file: 'a.mdx', body: "import Note from '/snippets/note.mdx'\n\n<Note />", line: 1 },
} as Page;

const snippets: Record<string, string> = {
  'snippets/note.mdx': "import Inner from './inner.mdx'\n\nA note on <Inner />.",
  'snippets/inner.mdx': 'inside',
  'snippets/other.mdx': 'something else',
};

function contextWith(changes: Partial<RenderContext> = {}): RenderContext {
  return {
    folder: '/somewhere',
    version: '1.0.0',
    config: site.config,
    base: '',
    snippets,
    routes: ['/a'],
    assets: [],
    places: {},
    apis: [],
    grammars: [],
    referencePages: [],
    readers: { secret, isPersonal: false },
    keep: { folder, maker: 'one' },
    ...changes,
  };
}

interface Turn {
  page?: Page;
  /** Of the context. */
  changes?: Partial<RenderContext>;
  rendered?: Partial<RenderedPage>;
  /** A route or a path that the page asks for. */
  asks?: string;
}

/** How many of the pages are rendered, one after the other, each with the context of its turn. */
async function countRendered(turns: readonly Turn[]): Promise<number> {
  let count = 0;
  for (const { page: given = page, changes, rendered = {}, asks } of turns) {
    const context = contextWith(changes);
    const lists = watchLookups({
      isKnown: (route) => context.routes.includes(route),
      placeOf: () => null,
      findAsset: (path) => context.assets.find((asset) => asset.path === path),
    });
    const renderer: PageRenderer = {
      ready: Promise.resolve({ lists }),
      render: async () => {
        count += 1;
        if (asks?.startsWith('/')) lists.isKnown(asks);
        else if (asks) lists.findAsset(asks);
        return { ...plain, ...rendered };
      },
      renderFragment: async () => ({ html: '', fragments: [] }),
    };
    await keepRendered(renderer, context).render(given);
  }
  return count;
}

const plain: RenderedPage = {
  lead: '',
  html: '<p>',
  aside: '',
  features: [],
  islands: [],
  fragments: [],
  problems: [],
};

test('a page is rendered once, wherever the site lies', async () => {
  expect(await countRendered([{}, {}, { changes: { folder: '/elsewhere' } }])).toBe(1);
});

test('what comes back is what was rendered', async () => {
  const rendered = {
    ...plain,
    html: '<p>“é”</p>',
    features: ['code'],
    problems: [{ severity: 'warning', code: 'x', message: 'y' }],
  };
  const renderer = {
    ready: Promise.resolve({
      lists: watchLookups({ isKnown: () => true, placeOf: () => null, findAsset: () => undefined }),
    }),
  };
  const render = async (): Promise<RenderedPage> => rendered as RenderedPage;
  const keeper = keepRendered(
    { ...renderer, render, renderFragment: async () => ({ html: '', fragments: [] }) },
    contextWith(),
  );
  await keeper.render(page);
  expect(await keeper.render(page)).toEqual({
    ...rendered,
    isKept: true,
    lookups: { routes: [], assets: [], places: [] },
  });
});

describe('a page is rendered anew when there is another', () => {
  const body = (text: string): Page => ({ ...page, source: { ...page.source!, body: text } });
  const withSnippet = (path: string): Partial<RenderContext> => ({ snippets: { ...snippets, [path]: 'new' } });
  test.each<[string, Turn]>([
    ['text', { page: body('Other') }],
    ['title', { page: { ...page, title: 'Other' } }],
    ['language', { page: { ...page, place: { ...rootPlace, language: 'fr' } } }],
    ['snippet', { changes: withSnippet('snippets/note.mdx') }],
    ['snippet within a snippet', { changes: withSnippet('snippets/inner.mdx') }],
    ['snippet that its import may mean', { changes: withSnippet('other/note.jsx') }],
    ['setting', { changes: { config: { ...site.config, variables: { a: 'b' } } } }],
    ['base', { changes: { base: '/docs' } }],
    ['kind of reader', { changes: { readers: { secret, isPersonal: true } } }],
    ['Docwright', { changes: { version: '2.0.0' } }],
  ])('%s', async (_name, turn) => expect(await countRendered([{}, turn])).toBe(2));
});

describe('a page stays when there is another', () => {
  test.each<[string, Turn]>([
    ['place in navigation', { page: { ...page, place: { ...rootPlace, groups: ['New'], tab: 'Other' } } }],
    ['Markdown file of it', { page: { ...page, markdown: 'x', keywords: ['y'], lastModified: '2026-01-01' } }],
    ['snippet more, which it does not import', { changes: { snippets: { ...snippets, 'snippets/more.mdx': 'x' } } }],
    ['snippet that it does not import', { changes: { snippets: { ...snippets, 'snippets/other.mdx': 'x' } } }],
    ['page', { changes: { routes: ['/a', '/b'] } }],
    ['secret of marks', { changes: { readers: { secret: 'f00', isPersonal: false } } }],
    ['theme around it', { changes: { config: { ...site.config, theme: 'maple' } } }],
  ])('%s', async (_name, turn) => expect(await countRendered([{}, turn])).toBe(1));
});

test('a page is rendered anew when what it asked for gets another answer', async () => {
  const asks = '/b';
  expect(await countRendered([{ asks }, { asks, changes: { routes: ['/a', '/b'] } }])).toBe(2);
  const picture = { path: 'x.png', size: 1, width: 1, height: 1 };
  const later = { ...picture, width: 2 };
  const turns = [[picture], [later], [later], []].map((assets) => ({
    asks: 'x.png',
    page: { ...page, title: 'Pictures' },
    changes: { assets },
  }));
  expect(await countRendered(turns)).toBe(3);
});

describe('nothing is kept', () => {
  test.each<[string, Turn]>([
    ['of a page that asks for the hour', { rendered: { isVolatile: true } }],
    ['of a page with marks', { rendered: { html: `<i data-${secret}></i>` } }],
    ['of a page with marks in its list of contents', { rendered: { own: { outline: [secret] } as never } }],
    ['of a stranger’s site', { changes: { isUntrusted: true } }],
    ['without a folder', { changes: { keep: undefined } }],
  ])('%s', async (_name, turn) => {
    expect(await countRendered([turn, turn])).toBe(2);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test.each([
  ['cut off', (text: string) => text.slice(0, -5)],
  ['of another form', () => '{"rendered":{"html":1}}'],
  ['a list', () => '[]'],
  ['null', () => 'null'],
  ['empty', () => ''],
])('a kept page that is %s is rendered anew', async (_name, spoil) => {
  await countRendered([{}]);
  const [name] = readdirSync(folder);
  writeFileSync(join(folder, name!), spoil(readFileSync(join(folder, name!), 'utf8')));
  expect(await countRendered([{}, {}])).toBe(1);
});

test('of a description, a page depends on the schemas that it reaches', async () => {
  const schemas = {
    Plant: { type: 'object', properties: { pot: { $ref: 'Pot' } } },
    Pot: { type: 'object', description: 'old' },
    Tree: { type: 'object' },
  };
  const endpoint = {
    ...page,
    kind: 'endpoint',
    operation: { document: 'api', answer: { $ref: 'Plant' } },
  } as unknown as EndpointPage;
  const turn = (other: object): Turn => ({
    page: endpoint,
    changes: {
      apis: [{ id: 'api', title: 'A', schemas: { ...schemas, ...other } } as unknown as ApiDocument],
    },
  });
  expect(await countRendered([turn({}), turn({ Tree: { type: 'string' } })])).toBe(1);
  expect(await countRendered([turn({ Pot: { type: 'object', description: 'new' } })])).toBe(1);
});
