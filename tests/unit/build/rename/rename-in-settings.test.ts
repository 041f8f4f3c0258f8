import { expect, test } from 'vitest';
import { renameInSettings } from '../../../../src/build/rename/rename-in-settings.ts';

const rename = (value: unknown): { value: unknown; count: number } => {
  const { text, count } = renameInSettings(JSON.stringify(value), { from: 'mcp', to: 'guides/mcp' });
  return { value: JSON.parse(text), count };
};

test('what names a page is written anew, and nothing that has the same word', () => {
  const settings = (page: string): unknown => ({
    name: 'mcp',
    contextual: { options: ['copy', 'mcp'] },
    navigation: {
      tabs: [
        {
          tab: 'mcp',
          icon: { name: 'mcp' },
          groups: [
            {
              group: 'mcp',
              root: page,
              pages: [`${page}#first`, { group: 'B', pages: [page], icon: 'mcp', tag: 'mcp' }, `/${page}.mdx`, 'mcp/b'],
            },
          ],
        },
      ],
    },
    navbar: { primary: { label: 'mcp', href: `/${page}?a=b` } },
    seo: { paths: [{ path: page, metatags: { keywords: 'mcp' } }] },
    redirects: [{ source: '/mcp', destination: `/${page}` }],
  });
  expect(rename(settings('mcp'))).toEqual({ value: settings('guides/mcp'), count: 7 });
});

test('a file of its own may hold a list of pages', () => {
  expect(rename(['mcp', { group: 'mcp', pages: ['mcp'] }])).toEqual({
    value: ['guides/mcp', { group: 'mcp', pages: ['guides/mcp'] }],
    count: 2,
  });
});
