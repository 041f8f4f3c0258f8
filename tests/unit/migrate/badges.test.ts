import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

test('VitePress: a badge of a title or of the sidebar is the tag of its page or group, others keep their colour', () => {
  const { config, written } = migrateFiles({
    '.vitepress/config.js': `export default { title: 'Boats', themeConfig: { sidebar: [
      { text: 'Sails <span class="VPBadge tip">new</span>', link: '/sails' },
      { text: 'Crew <sup class="badge">beta</sup>', items: [{ text: 'Captain', link: '/captain' }] },
    ] } }`,
    'sails.md':
      '# Sails\n\n## Wind <Badge type="warning" text="beta" />\n\n### Storm <Badge type="danger">deep</Badge>\n\n`<Badge text="x" />`\n',
    'captain.md': '# Captain <Badge type="tip" text="^1.9.0" />\n',
  });
  expect(written['sails.mdx']).toContain('title: Sails\ntag: new\n');
  expect(written['sails.mdx']).toContain('## Wind <Badge color="yellow">beta</Badge> {#wind}');
  expect(written['sails.mdx']).toContain('### Storm <Badge color="red">deep</Badge> {#storm}');
  expect(written['sails.mdx']).toContain('`<Badge text="x" />`');
  expect(written['captain.mdx']).toContain('title: Captain\ntag: ^1.9.0\n');
  expect(config.navigation.pages).toEqual(['sails', { group: 'Crew', tag: 'beta', pages: ['captain'] }]);
});

test('Starlight: badges of sidebars, cards that are links and lists in steps', () => {
  const { config, written } = migrateFiles({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'Boats', sidebar: [
  { label: 'Crew', badge: { text: 'New', variant: 'tip' }, items: [{ label: 'Captain', slug: 'captain', badge: 'Beta' }] },
] })] };`,
    'src/content/docs/captain.mdx': `---
title: Captain
---

<Tabs syncKey="os"><TabItem label="A">a</TabItem></Tabs>
<Tabs><TabItem label="B">b</TabItem></Tabs>

## Rank <Badge text="New" variant="caution" size="large" />

<LinkCard title={'Sail'} href="/captain/" description="Out to {sea}" />
<LinkCard href="/captain/" title="Stay" />

  <Steps>

  3. Take the helm:

     \`\`\`sh
     1. no step
     \`\`\`

     1. inner
  4. Go

  </Steps>

<Steps>
- No numbers
</Steps>
`,
  });
  expect(config.navigation.pages).toEqual([{ group: 'Crew', tag: 'New', pages: ['captain'] }]);
  const page = written['captain.mdx']!;
  expect(page).toContain('tag: Beta\n');
  expect(page).toContain('<Tabs><Tab title="A">a</Tab></Tabs>\n<Tabs sync={false}><Tab title="B">');
  expect(page).toContain('## Rank <Badge color="orange" size="lg">New</Badge>');
  expect(page).toContain(
    '<Card title="Sail" href="/captain">Out to \\{sea}</Card>\n<Card title="Stay" href="/captain" />',
  );
  expect(page).toContain(
    '  <Steps>\n  <Step stepNumber={3}>\n\n  Take the helm:\n\n  ```sh\n  1. no step\n  ```\n\n  1. inner\n\n  </Step>\n  <Step>\n\n  Go\n\n  </Step>\n  </Steps>',
  );
  expect(page).toMatch(/\n\n- No numbers\n$/);
});
