import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const ga4 = { measurementId: 'G-ABC123' };

test.each([
  [
    'Docusaurus',
    {
      'docusaurus.config.js': `module.exports = { title: 'A', baseUrl: '/', url: 'https://a.test',
        presets: [['classic', { docs: {}, gtag: { trackingID: 'G-ABC123' } }]],
        scripts: ['https://chat.example.com/widget.js'],
        themeConfig: { footer: { copyright: 'Copyright A' } } };`,
      'docs/a.md': '# A\n',
    },
  ],
  [
    'VitePress',
    {
      '.vitepress/config.js': `export default { title: 'A', head: [
        ['script', { async: '', src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123' }],
        ['script', {}, "gtag('config', 'G-ABC123')"],
        ['script', { src: 'https://chat.example.com/widget.js' }],
      ], themeConfig: { footer: { copyright: 'Copyright A' } } }`,
      'index.md': '# A\n',
    },
  ],
  [
    'Starlight',
    {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default defineConfig({ integrations: [starlight({ title: 'A', head: [
  { tag: 'script', attrs: { src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123' } },
  { tag: 'script', content: 'start()' },
] })] });`,
      'src/content/docs/index.md': '---\ntitle: A\n---\nA\n',
    },
  ],
  [
    'MkDocs',
    {
      'mkdocs.yml':
        'site_name: A\ncopyright: Copyright A\nextra:\n  analytics: { provider: google, property: G-ABC123 }\n',
      'docs/index.md': '# A\n',
    },
  ],
])('%s: analytics are carried over, and what else every page has is told', (name, files) => {
  const { config, losses } = migrateFiles(files as unknown as Record<string, string>);
  expect(config.integrations).toEqual({ ga4 });
  const messages = losses.map(({ message }) => message);
  if (name !== 'MkDocs') expect(messages).toContainEqual(expect.stringContaining('A script in the head of every page'));
  if (name !== 'Starlight') expect(messages).toContainEqual('The text below every page: Copyright A');
});

test('words that JavaScript gives to every object are words like others', () => {
  const { written, config } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\ntheme:\n  name: material\n  palette:\n    primary: constructor\n',
    'docs/index.md': '# Boats\n\n:material-constructor: afloat\n\n/// constructor\nBuilt.\n///\n',
  });
  expect(written['index.mdx']).toContain('\n\nafloat\n\n<Note title="Constructor">');
  expect(config.colors).toEqual({ primary: '#4051B5' });
  const { written: posts } = migrateFiles({
    'docusaurus.config.js': "module.exports = { title: 'Ferry', presets: [['classic', {}]] };",
    'docs/intro.md': '# Introduction\n',
    'blog/authors.yml': 'jane:\n  name: Jane Doe\n',
    'blog/2024-01-31-hello.md': '---\nauthors: [constructor]\n---\n# Hello\n\nText\n',
  });
  expect(posts['blog/2024/01/31/hello.mdx']).toContain('*2024-01-31 · constructor*');
});
