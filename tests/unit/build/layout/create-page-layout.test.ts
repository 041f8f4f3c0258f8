import { expect, test } from 'vitest';
import { createPageLayout } from '../../../../src/build/layout/create-page-layout.ts';
import type { SiteSheets } from '../../../../src/build/layout/sheets-of.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { RenderedPage } from '../../../../src/model/rendered-page.ts';
import { testSite } from '../outputs/test-site.ts';

const sheets: SiteSheets = {
  ...{ siteStyle: '', fonts: { families: [], preload: [] }, fontSheet: null, utilities: null, utilityRules: '' },
  ...{ words: {}, code: null, math: null, needsMath: null, features: {}, search: null, own: [], setsBarColor: false },
};
const rendered: RenderedPage = {
  ...{ lead: '', html: '<p>Version 1.2</p>', aside: '', features: [], islands: [], fragments: [], problems: [] },
  own: { text: { headings: [], markdown: 'Version 1.2', summary: 'Version 1.2', updates: [] }, outline: [] },
};

function descriptionOf(pending: Page['pending']): unknown {
  const site = testSite({ pages: { index: { summary: 'Version {latest}', ...(pending && { pending }) } } });
  const layout = createPageLayout({
    ...{ site, edition: { kind: 'whole' }, secret: 'x', sheets, icons: [], integrations: null, thumbnails: null },
  });
  const { head } = layout.of(site.pages[0]!, rendered).layout;
  return head.tags.flatMap((tag) => (tag.kind === 'meta' && tag.name === 'description' ? [tag.content] : []))[0];
}

const around = { opening: '', rest: '', openingHeadings: [], restHeadings: [] };

test('the head of a page tells what its code shows', () => {
  expect(descriptionOf({ kind: 'values', ...around })).toBe('Version 1.2');
});

test('what is for some readers of a page stays out of its head', () => {
  expect(descriptionOf({ kind: 'readers', ...around })).toBe('Version {latest}');
});
