import { expect, test } from 'vitest';
import { buildOutputFiles } from '../../../../src/build/outputs/build-output-files.ts';
import { testSite } from './test-site.ts';

const entry = { label: 'May', description: '', tags: [], markdown: 'x', id: 'may', rss: null, date: null };

test('every file once, the author’s own left alone', () => {
  const site = testSite({
    docs: { redirects: [{ source: '/old', destination: '/log' }] },
    pages: { index: {}, log: {}, secret: { frontMatter: { hidden: true } } },
  });
  const input = {
    site: { ...site, assets: [{ path: 'robots.txt', size: 1 }] },
    feeds: new Map([['/log', [entry]]]),
    now: '2026-01-01T00:00:00Z',
  };
  const paths = [...buildOutputFiles(input)].map(([path]) => path);
  expect(paths).toEqual([
    'llms.txt',
    '.well-known/llms.txt',
    'llms-full.txt',
    '.well-known/llms-full.txt',
    'sitemap.xml',
    'old/index.html',
    '_docwright/site.json',
    'index.md',
    'log.md',
    'log/rss.xml',
  ]);
});
