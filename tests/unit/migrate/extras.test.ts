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
