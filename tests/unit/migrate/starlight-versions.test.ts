import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const page = (title: string, slug?: string): string =>
  `---\ntitle: ${title}\n${slug ? `slug: ${slug}\n` : ''}---\n\nText.\n`;

// starlight-versions 0.9: a version is a folder of pages, and a file with the sidebar that it had.
test('Starlight: versions of starlight-versions are versions, with their own sidebars', () => {
  const { config, unlisted, losses } = migrateFiles({
    'package.json': '{"dependencies":{"@astrojs/starlight":"0.36.0","starlight-versions":"0.9.1"}}',
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nimport starlightVersions from 'starlight-versions'\n" +
      "export default { integrations: [starlight({ title: 'Boats', plugins: [starlightVersions({ current: { label: 'Next' }, versions: [{ slug: '1.10', label: 'v1.10' }, { slug: '1.9' }] })], sidebar: [{ label: 'Rigs', autogenerate: { directory: 'rigs' } }, 'sea'] })] }\n",
    'src/content/docs/index.mdx': page('Boats'),
    'src/content/docs/sea.md': page('Sea'),
    'src/content/docs/rigs/sloop.md': page('Sloop'),
    'src/content/docs/1.10/rigs/cutter.md': page('Cutter', '1.10/rigs/cutter'),
    'src/content/docs/1.9/rigs/yawl.md': page('Yawl', '1.9/rigs/yawl'),
    'src/content/versions/1.9.json': '{"sidebar":[{"label":"Old rigs","items":[{"link":"/rigs/yawl/"}]}]}',
    'src/content/versions/1.10.json': '{"sidebar":[{"label":"Rigs","autogenerate":{"directory":"rigs"}}]}',
    'src/content/versions/other.json': '{}',
  });
  expect(config.navigation.versions).toMatchObject([
    { version: 'Next', default: true, pages: [{ group: 'Rigs', pages: ['rigs/sloop'] }, 'sea'] },
    { version: 'v1.10', pages: [{ group: 'Rigs', pages: ['1.10/rigs/cutter'] }] },
    { version: '1.9', pages: [{ group: 'Old rigs', pages: ['1.9/rigs/yawl'] }] },
  ]);
  expect([unlisted, losses]).toEqual([[], []]);
});
