import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

test('GitBook: the cover of a page stands below its title, unless its layout hides it', () => {
  const { written } = migrateFiles({
    'SUMMARY.md': '# Boats\n\n* [Start](README.md)\n* [A](a.md)\n* [Later]()\n',
    'README.md': '---\ncover: .gitbook/assets/the sea.png\ncoverY: 0\n---\n\n# Start\n\nText.\n',
    'a.md': '---\ncover: .gitbook/assets/the sea.png\nlayout:\n  cover:\n    visible: false\n---\n\n# A\n\nText.\n',
    '.gitbook/assets/the sea.png': 'PNG',
  });
  expect(written['index.mdx']).toBe('---\ntitle: Start\n---\n\n<img src="/images/the%20sea.png" alt="" />\n\nText.\n');
  expect(written['images/the sea.png']).toBe('PNG');
  expect(written['a.mdx']).toBe('---\ntitle: A\n---\n\nText.\n');
});

test('VuePress: what the home page says at its end is told', () => {
  const { losses } = migrateFiles({
    'docs/.vuepress/config.js': "module.exports = { title: 'Boats' }",
    'docs/README.md': '---\nhome: true\nfooter: MIT Licensed | The crew\n---\n',
    'docs/a.md': '# A\n',
  });
  expect(losses).toEqual([
    { file: 'docs/README.md', line: 3, message: 'The text below the page: MIT Licensed | The crew' },
  ]);
});

test('Docusaurus: links between pages are left out where both are, and others told', () => {
  const { written, losses } = migrateFiles({
    'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', { docs: {} }]] }",
    'docs/a.md': '---\npagination_next: null\npagination_prev: null\n---\n\n# A\n',
    'docs/b.md': '---\npagination_next: a\npagination_label: The first\n---\n\n# B\n',
  });
  expect(written['docs/a.mdx']).toContain('hideFooterPagination: true');
  expect(written['docs/b.mdx']).not.toContain('agination');
  expect(losses).toEqual([
    { file: 'docs/b.md', line: 2, message: 'pagination_next: links between pages follow the navigation' },
    {
      file: 'docs/b.md',
      line: 3,
      message: 'pagination_label: links between pages show what the navigation calls them',
    },
  ]);
});

test('mdBook: chapters that are still to be written are told, with their lines', () => {
  const { config, losses } = migrateFiles({
    'book.toml': '[book]\ntitle = "Boats"\n',
    'src/SUMMARY.md': '# Summary\n\n- [A](a.md)\n- [Later]()\n- [Parts]()\n  - [B](b.md)\n',
    'src/a.md': '# A\n',
    'src/b.md': '# B\n',
  });
  expect(config.navigation.pages).toEqual(['a', { group: 'Parts', pages: ['b'] }]);
  expect(losses).toEqual([
    { file: 'src/SUMMARY.md', line: 4, message: 'A navigation entry that leads to no page: Later' },
  ]);
});

// mdBook 0.5, "Definition lists".
test('mdBook: lists of terms and what they mean, unless its settings turn them off', () => {
  const carried = (settings: string): string =>
    migrateFiles({
      'book.toml': `[book]\ntitle = "Boats"\n${settings}`,
      'src/SUMMARY.md': '- [A](a.md)\n- [B](b.md)\n',
      'src/a.md': '# A\n\nJib\n: A sail at the bow\n: Not a {boom}\n',
      'src/b.md': '# B\n',
    }).written['a.mdx']!;
  expect(carried('')).toContain(
    '<dl>\n<dt>Jib</dt>\n<dd>\n\nA sail at the bow\n\n</dd>\n<dd>\n\nNot a \\{boom\\}\n\n</dd>\n</dl>',
  );
  expect(carried('[output.html]\ndefinition-lists = false\n')).toContain('Jib\n: A sail at the bow\n');
});

test('Starlight: cards of links say the words of the HTML in their descriptions', () => {
  const { written } = migrateFiles({
    'package.json': '{"dependencies":{"@astrojs/starlight":"0.30.0"}}',
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Boats' })] }\n",
    'src/content/docs/index.mdx':
      '---\ntitle: A\n---\n\n<LinkCard title="B" href="/b/" description="Use <code>jib</code> &amp; <b>boom</b>" />\n',
    'src/content/docs/b.md': '---\ntitle: B\n---\n\nText.\n',
  });
  expect(written['index.mdx']).toContain('<Card title="B" href="/b">Use jib & boom</Card>');
});

test('Fumadocs: admonitions are callouts, and elements that only a program knows are told', () => {
  const { written, losses } = migrateFiles({
    'package.json': '{"dependencies":{"fumadocs-ui":"16"}}',
    'content/docs/index.mdx':
      '---\ntitle: A\n---\n\n:::warning[Mind the boom]\n\nIt swings.\n\n:::\n\n<auto-type-table path="./a.ts" name="A" />\n\n`<not-this>`\n',
    'content/docs/b.mdx': '---\ntitle: B\n---\n\nText.\n',
  });
  expect(written['docs.mdx']).toContain('<Warning title="Mind the boom">\n\nIt swings.\n\n</Warning>');
  expect(losses).toEqual([
    {
      file: 'docs.mdx',
      line: 11,
      message: '<auto-type-table> is not a known component: only its children and the text of its attributes are shown',
    },
  ]);
});

test('what a component says that no page here knows stays: pictures, films, links and labels', () => {
  const { written, losses } = migrateFiles({
    '.vitepress/config.ts': "export default { title: 'Boats', base: '/docs/' };",
    'public/sea.png': 'PNG',
    'public/day.svg': '<svg/>',
    'public/night.svg': '<svg/>',
    'index.md':
      '# Boats\n\n<Zoomable\n  src="/docs/sea.png"\n  alt="The sea"\n/>\n\n<ByMode lightSrc="/docs/day.svg" darkSrc="/docs/night.svg" />\n\n<YouTube videoId="cH7z8yzDucM" />\n\n<Step2 title="First">\n\nCast off.\n\n</Step2>\n\n<Crew size="3" />\n\nA List<Boat> and `<Sea />`.\n',
    'other.md': '# Other\n',
  });
  expect(written['index.mdx']).toBe(
    [
      '---\ntitle: Boats\n---\n',
      '<img src="/sea.png" alt="The sea" />\n',
      '<img src="/day.svg" className="block dark:hidden" alt="" /><img src="/night.svg" className="hidden dark:block" alt="" />\n',
      '<iframe src="https://www.youtube.com/embed/cH7z8yzDucM" title="YouTube" className="w-full aspect-video" allowFullScreen />\n',
      '**First** \n\nCast off.\n\n\n',
      '<Crew size="3" />\n',
      'A List<Boat> and `<Sea />`.\n',
    ].join('\n'),
  );
  // `List<Boat>` is shown as it is.
  expect(losses.map(({ line, message }) => [line, message.replace(/ is not.*/, '')])).toEqual([
    [5, '<Zoomable>'],
    [7, '<ByMode>'],
    [9, '<YouTube>'],
    [11, '<Step2>'],
    [17, '<Crew>'],
  ]);
});
