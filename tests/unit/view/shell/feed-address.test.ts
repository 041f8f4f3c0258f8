import { expect, test } from 'vitest';
import { buildHead } from '../../../../src/build/outputs/build-head.ts';
import { feedAddress } from '../../../../src/view/shell/feed-address.ts';
import { type TestSite, testSite } from '../../build/outputs/test-site.ts';

const address = (given: TestSite, path = 'changelog', rss = true) => {
  const feeds = {
    [path === 'index' ? '/' : `/${path}`]: [
      { label: 'May', description: '', tags: [], markdown: 'x', id: 'may', rss: null, date: null },
    ],
  };
  const site = { ...testSite({ pages: { [path]: { frontMatter: { rss } } }, ...given }), feeds };
  const page = site.pages[0]!;
  return feedAddress({ site, page, head: buildHead(site, page) });
};

test('readers are led to the feed that is written', () => {
  expect(address({ base: '/docs' })).toBe('/docs/changelog/rss.xml');
  expect(address({}, 'index')).toBe('/rss.xml');
});

test('there is nothing to subscribe to without a feed, or where the page does not ask for it', () => {
  expect(address({ origin: null })).toBeNull();
  expect(address({ pages: { changelog: { frontMatter: { rss: true, groups: ['staff'] } } } })).toBeNull();
  expect(address({}, 'changelog', false)).toBeNull();
});
