import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const nextra = '{"name":"boats","dependencies":{"nextra":"2"}}';

test('Nextra: ids in square brackets are those of headings, steps and the title', () => {
  const { written, config } = migrateFiles({
    'package.json': nextra,
    'pages/index.mdx': '# Home\n',
    'pages/sail/trim.mdx':
      '# Trim [#top]\n\n## Jib [#the-jib]\n\n[a](#top) [b](#the-jib) [c](#hoist)\n\n<Steps>\n### Hoist it [#hoist]\n\nNow.\n</Steps>\n\n```md\n## Code [#code]\n```\n',
    'pages/sail/rope.md': '# Rope\n\n## Länge [#länge]\n\n[trim](/sail/trim#top) [jib](./trim#the-jib)\n',
  });
  const trim = written['sail/trim.mdx']!;
  expect(trim).toContain('title: Trim\n');
  expect(trim).toContain('## Jib {#the-jib}\n');
  expect(trim).toContain('<Step title="Hoist it" id="hoist">');
  expect(trim).toContain('[a](/sail/trim) [b](#the-jib) [c](#hoist)');
  expect(trim).toContain('## Code [#code]\n');
  expect(written['sail/rope.mdx']).toContain('## Länge {#länge}\n\n[trim](/sail/trim) [jib](/sail/trim#the-jib)');
  expect(config.navigation.pages[1]).toMatchObject({ group: 'Sail' });
});
