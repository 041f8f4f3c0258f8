import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPageSections } from '../../../../src/build/sections/build-sections.ts';
import { buildServicePage } from '../../../../src/build/sections/build-service-page.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { ServicePageText } from '../../../../src/model/service-page.ts';
import { loadSite } from '../../../../src/read/site/load-site.ts';
import { openServicePage } from '../../../../src/shared/search/open-service-page.ts';

test('the service reads from its file the sections that the browser searches', async () => {
  const site = await loadSite(join(import.meta.dirname, '../../../../example-site'), {
    base: '',
    origin: null,
    service: null,
  });
  expect(site.pages.length).toBeGreaterThan(20);
  for (const page of site.pages) {
    const line = JSON.stringify(buildServicePage(page, { access: { kind: 'everyone' }, tags: ['a'] }));
    const opened = openServicePage(JSON.parse(line) as ServicePageText);
    const withoutService = opened.map(({ access: _access, tags: _tags, markdown: _markdown, ...section }) => section);
    expect(withoutService).toEqual(buildPageSections(page).map((section) => ({ ...section, groups: null })));
  }
});

test('a section keeps its Markdown with code, without the lines of its heading', () => {
  const page = {
    kind: 'prose',
    route: '/a',
    title: 'T',
    headings: [
      { depth: 2, text: 'Run', id: 'run' },
      { depth: 1, text: 'v2', id: 'v2' },
      { depth: 2, text: 'Done', id: 'done' },
    ],
    markdown:
      'Opening\n\nRun\n---\n\nDo **it**:\n\n```sh\n# comment\n```\n\n<Update\n  label="v2"\n  description="May"\n>\n  New.\n</Update>\n\n## Done ##',
    frontMatter: {},
    visibility: {},
    keywords: [],
    place: null,
    source: null,
  } as unknown as Page;
  const opened = openServicePage(buildServicePage(page, { access: { kind: 'everyone' }, tags: [] }));
  expect(opened.map(({ anchor, markdown, text, code }) => ({ anchor, markdown, text, code }))).toEqual([
    { anchor: '', markdown: 'Opening', text: 'Opening', code: '' },
    { anchor: 'run', markdown: 'Do **it**:\n\n```sh\n# comment\n```', text: 'Do it:', code: '# comment' },
    { anchor: 'v2', markdown: 'New.\n</Update>', text: 'May New.', code: '' },
    { anchor: 'done', markdown: '', text: '', code: '' },
  ]);
});

test('code that stands alone behind a component with a title is kept, and nothing that is empty', () => {
  const page = {
    kind: 'prose',
    route: '/tabs',
    title: 'Tabs',
    headings: [],
    markdown:
      'Panels.\n\n<Tabs>\n  <Tab title="npm">\n    Run.\n  </Tab>\n</Tabs>\n\n```mdx\n<Tabs />\n```\n\n<Tabs>\n  <Tab title="pnpm">\n    Run it.\n  </Tab>\n</Tabs>\n\n![](/a.png)',
    frontMatter: {},
    visibility: {},
    keywords: [],
    place: null,
    source: null,
  } as unknown as Page;
  const { sections } = buildServicePage(page, { access: { kind: 'everyone' }, tags: [] });
  expect(sections.map(({ heading, text, code }) => [heading, text, code])).toEqual([
    ['', 'Panels.', ''],
    ['npm', 'Run.', ''],
    ['', '', '<Tabs />'],
    ['pnpm', 'Run it.', ''],
  ]);
});
