import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCacheFolder } from '../../../../src/build/cache/open-cache-folder.ts';
import { openValueStore } from '../../../../src/build/cache/open-value-store.ts';
import { pack } from '../../../../src/build/cache/pack.ts';
import type { PageLayout } from '../../../../src/build/layout/create-page-layout.ts';
import type { LayoutContext } from '../../../../src/build/layout/layout-context.ts';
import { type FoundDrawing, type KeepDrawnOptions, keepDrawn } from '../../../../src/build/processes/keep-drawn.ts';
import type { DrawnPage } from '../../../../src/build/processes/worker-messages.ts';
import { createRenderNamer } from '../../../../src/build/render/create-render-namer.ts';
import type { RenderContext } from '../../../../src/build/render/render-context.ts';
import type { Page } from '../../../../src/model/page.ts';
import { testSite } from '../outputs/test-site.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'docwright-drawn-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = testSite({ pages: { a: {}, b: {} } });
const page: Page = { ...site.pages[0]!, source: { file: 'a.mdx', body: 'Text', line: 1 } } as Page;

interface Build {
  page?: Page;
  context?: Partial<LayoutContext>;
  rendering?: Partial<RenderContext>;
  view?: string;
  layout?: 'page' | 'not-found';
}

/** Another process looks for a page. */
function find(build: Build = {}): FoundDrawing & { save: () => void } {
  const values = openValueStore({ folder, maker: 'one' });
  const rendering = {
    ...{
      config: site.config,
      snippets: { 's.mdx': 'One' },
      apis: [],
      referencePages: [],
      routes: ['/a'],
      assets: [],
      places: {},
      base: '',
    },
    ...build.rendering,
  } as unknown as RenderContext;
  const options: KeepDrawnOptions = {
    keep: { folder, maker: 'one' },
    namer: createRenderNamer(rendering, 'one'),
    values,
    rendering,
    layout: { site, secret: 's', sheets: { siteStyle: '' }, ...build.context } as LayoutContext,
    layouts: {
      icons: { files: new Map() },
      frame: () => ({ view: { section: build.view ?? '' }, head: {}, showsThumbnail: false }),
    } as unknown as PageLayout,
    arranger: { theme: 'mint', base: '', styles: { page: [], 'not-found': [] } },
  };
  const found = keepDrawn(options).find({ page: build.page ?? page, layout: build.layout ?? 'page' });
  return { ...found, save: values.save };
}

const drawn: DrawnPage = {
  ...{
    problems: [],
    fragments: [],
    islands: [],
    isVolatile: false,
    isKept: false,
    marked: null,
    text: null,
    cut: null,
  },
  ...{ facts: { ids: new Set(['first']), references: [] }, styles: ['a.css'], showsThumbnail: true },
  written: { name: 'n', bytes: 4, scripts: null },
  markdown: null,
  kept: { lookups: { routes: [['/b', false]], assets: [], places: [] }, file: 'file' },
};

function draw(changes: Partial<DrawnPage> = {}): void {
  openCacheFolder(folder).write('file', pack('text'));
  const { note, save } = find();
  note({ ...drawn, ...changes });
  save();
}

test('a page that was drawn is known, with its text', () => {
  draw();
  const { kept } = find();
  expect(kept!.drawn).toEqual({ ...drawn, isKept: true });
  expect(String(kept!.read())).toBe('text');
});

test('its text may be gone', () => {
  draw();
  rmSync(join(folder, 'file'));
  expect(find().kept!.read()).toBeNull();
});

describe('a page is drawn anew when there is another', () => {
  const config = { ...site.config, name: 'Other' };
  test.each<[string, Build]>([
    ['text', { page: { ...page, source: { file: 'a.mdx', body: 'Other', line: 1 } } as Page }],
    ['Markdown file of it', { page: { ...page, markdown: 'Other' } }],
    ['date', { page: { ...page, lastModified: '2026-01-01' } }],
    ['navigation around it', { view: 'Other' }],
    ['layout', { layout: 'not-found' }],
    ['setting', { context: { site: { ...site, config } }, rendering: { config } }],
    ['style sheet', { context: { sheets: { siteStyle: 'a {}' } as LayoutContext['sheets'] } }],
    ['answer to what it asked', { rendering: { routes: ['/a', '/b'] } }],
  ])('%s', (_name, build) => {
    draw();
    expect(find(build).kept).toBeNull();
  });
});

test('a page stays whatever other pages say', () => {
  draw();
  const pages = [site.pages[0]!, { ...site.pages[1]!, title: 'Other' }];
  expect(find({ context: { site: { ...site, pages, builtAt: '2027-01-01T00:00:00Z' } } }).kept).not.toBeNull();
});

test('a page that imports nothing stays whatever snippets there are', () => {
  draw();
  expect(find({ rendering: { snippets: { 's.mdx': 'One', 't.mdx': 'Two' } } }).kept).not.toBeNull();
});

test('a page stays whatever the size of the description that it stands in', () => {
  const apis = [{ id: 'api.json', operations: [], webhooks: [], channels: [], schemas: {} }];
  const withDescription = (size: number): LayoutContext['site'] =>
    ({ ...site, apis, assets: [{ path: 'api.json', size }] }) as unknown as LayoutContext['site'];
  openCacheFolder(folder).write('file', pack('text'));
  const { note, save } = find({ context: { site: withDescription(10) } });
  note(drawn);
  save();
  expect(find({ context: { site: withDescription(11) } }).kept).not.toBeNull();
});

describe('nothing is kept of a page', () => {
  test.each<[string, Partial<DrawnPage>]>([
    ['that asked for the time', { isVolatile: true }],
    ['whose text is not kept', { kept: null }],
  ])('%s', (_name, changes) => {
    draw(changes);
    expect(find().kept).toBeNull();
  });
});
