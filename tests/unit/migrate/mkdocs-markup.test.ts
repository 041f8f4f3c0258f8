import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

test('MkDocs: pictures with sizes, grids of cards, icons, the repository in the bar', () => {
  const { config, written } = migrateFiles({
    'mkdocs.yml':
      'site_name: Boats\nrepo_url: https://github.com/boats/boats\ntheme:\n  name: material\n  palette:\n    - primary: deep-purple\nextra:\n  social:\n    - icon: fontawesome/brands/discord\n      link: https://chat.example\n',
    'docs/boat.png': 'png',
    'docs/index.md': `# Boats

![A boat](boat.png){ width="300" align=left } ![plain](boat.png) ![night](boat.png#only-dark)

<div class="grid cards" markdown>

-   :fontawesome-brands-github:{ .lg .middle } __Fast__

    ---

    It [swims](index.md)

    [:octicons-arrow-right-24: More](index.md)

- **Small** and light

</div>

\`![x](y){ width=1 }\`
`,
  });
  expect(config).toMatchObject({
    colors: { primary: '#7E56C2' },
    navbar: { links: [{ type: 'github', href: 'https://github.com/boats/boats' }] },
    footer: { socials: { discord: 'https://chat.example' } },
  });
  const page = written['index.mdx'];
  expect(page).toContain('<img src="/boat.png" alt="A boat" width="300" align="left" /> ![plain](/boat.png)');
  expect(page).toContain('<img src="/boat.png" alt="night" className="hidden dark:block" />');
  expect(page).toContain(
    '<CardGroup cols={2}>\n<Card title="Fast" icon="github">\n\nIt [swims](/)\n\n[<Icon icon="arrow-right" /> More](/)\n\n</Card>',
  );
  expect(page).toContain('<Card>\n\n**Small** and light\n\n</Card>\n</CardGroup>');
  expect(page).toContain('`![x](y){ width=1 }`');
});

test('MkDocs: places without a text, tabs in a list, icons by our names, numbers of annotations, signs', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': 'site_name: Boats\ntheme:\n  name: material\n',
    'docs/index.md':
      '# Boats\n\n[](){#hull}\n\n:material-check-circle-outline: afloat :simple-x: :octicons-unheard-of-24: :tada: `:tada:` :unheard:\n\n' +
      '- One\n\n    === ":material-apple: A"\n\n        ```yaml\n        key: # (1)!\n        ```\n\n    === "B"\n\n        b\n\n    After.\n\n[Hull](#hull)\n',
  });
  const page = written['index.mdx']!;
  expect(page).toContain('<span id="hull" />');
  expect(page).toContain(
    '<Icon icon="circle-check" /> afloat <Icon icon="x-twitter" iconType="brands" /> 🎉 `:tada:` :unheard:',
  );
  expect(page).toContain(
    '    <Tabs>\n    <Tab title="A">\n\n    ```yaml\n    key: # (1)\n    ```\n    </Tab>\n    <Tab title="B">',
  );
  expect(page).toContain('    </Tabs>\n\n    After.');
});
