import { expect, test } from 'vitest';
import { unlisted as hidden, migrateFiles } from './migrate-files.ts';

test('pages that no navigation names are in hidden groups beside their neighbours, and told together', () => {
  const { config, unlisted, losses } = migrateFiles({
    '.vitepress/config.ts': `export default {
      title: 'Boats',
      themeConfig: {
        nav: [{ text: 'Guide', link: '/guide/a' }, { text: 'API', link: '/api/x' }],
        sidebar: {
          '/guide/': [{ text: 'All', items: [{ link: '/guide/a' }] }],
          '/api/': [{ text: 'All', items: [{ link: '/api/x' }] }],
        },
      },
    }`,
    'index.md': '# Home\n',
    'team.md': '# Team\n',
    'guide/a.md': '# A\n',
    'guide/b.md': '# B\n',
    'api/x.md': '# X\n\n<Secret>within</Secret> and `<Code>`\n',
    'api/deep/y.md': '# Y\n\n<Secret />\n',
  });
  expect(config.navigation.tabs).toEqual([
    { tab: 'Guide', pages: [{ group: 'All', pages: ['guide/a'] }, hidden('guide/b', 'team')] },
    { tab: 'API', pages: [{ group: 'All', pages: ['api/x'] }, hidden('api/deep/y')] },
  ]);
  expect(unlisted).toEqual(['api/deep/y', 'guide/b', 'team']);
  expect(losses).toEqual([
    {
      file: 'api/deep/y.mdx',
      line: 5,
      message: '<Secret>, which no page here knows: only what it wraps is shown, on 2 pages',
    },
  ]);
});

test('VitePress: pages are where its rewrites put them, and links lead there', () => {
  const { config, written } = migrateFiles({
    '.vitepress/config.ts': `export default {
      title: 'Boats',
      cleanUrls: true,
      srcExclude: ['**/drafts/**', 'notes.*'],
      rewrites: { 'en/:rest*': ':rest*', 'packages/:name/docs/(.*)': ':name/:1', 'odd/one.md': 'even/two.md' },
      themeConfig: { sidebar: [{ items: [{ link: '/guide' }, { link: '/oar/use' }, { link: '/even/two' }] }] },
    }`,
    'en/index.md': '# Home\n\n[g](./guide) [o](/oar/use)\n',
    'en/guide.md': '# Guide\n',
    'packages/oar/docs/use.md': '# Use\n',
    'en/drafts/old/a.md': '# Draft\n',
    'notes.md': '# Notes\n',
    'odd/one.md': '# Two\n\n[home](/)\n',
  });
  expect(config.navigation).toEqual({ pages: ['guide', 'oar/use', 'even/two'] });
  expect(written['index.mdx']).toContain('[g](/guide) [o](/oar/use)');
  expect(written['even/two.mdx']).toContain('[home](/)');
});

test('braces of formulas stay, others are written as text', () => {
  const { written } = migrateFiles({
    'a.md': '# A\n\nIn $\\mathbb{R}^{n}$ and $5 {x} or $6.\n\n$$\nx_{i}\n$$\n\nA {brace}.\n',
    'b.md': '# B\n',
  });
  expect(written['a.mdx']).toContain('In $\\mathbb{R}^{n}$ and $5 \\{x\\} or $6.\n\n$$\nx_{i}\n$$\n\nA \\{brace\\}.');
});
