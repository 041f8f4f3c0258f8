import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServicePageText } from '../../../../src/model/service-page.ts';
import { loadSite } from '../../../../src/read/site/load-site.ts';
import { buildPageSections } from '../../../../src/shared/search/build-sections.ts';
import { buildServicePage } from '../../../../src/shared/search/build-service-page.ts';
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

test('a section keeps its Markdown with code, without the line of its heading', () => {
  const page = {
    title: 'T',
    breadcrumb: [],
    keywords: [],
    tags: [],
    access: { kind: 'everyone' },
    sections: [
      { anchor: '', heading: '', markdown: 'Opening' },
      { anchor: 'run', heading: 'Run', markdown: '## Run\n\nDo **it**:\n\n```sh\n# comment\n```\n' },
    ],
  } as unknown as ServicePageText;
  expect(openServicePage(page).map(({ markdown, text, code }) => ({ markdown, text, code }))).toEqual([
    { markdown: 'Opening', text: 'Opening', code: '' },
    { markdown: 'Do **it**:\n\n```sh\n# comment\n```', text: 'Do it:', code: '# comment' },
  ]);
});
