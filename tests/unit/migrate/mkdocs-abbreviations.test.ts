import { expect, test } from 'vitest';
import { migrateFiles } from './migrate-files.ts';

const settings = (extensions: string): string => `site_name: Boats\nmarkdown_extensions: ${extensions}\n`;
const other = { 'docs/b.md': '# B\n' };

test.each(['[abbr]', '[markdown.extensions.abbr]', '[extra]', '[pymdownx.extra]', '[markdown.extensions.extra]'])(
  'abbreviations are explained wherever a text names them: %s',
  (extensions) => {
    const { written, losses } = migrateFiles({
      'mkdocs.yml': settings(extensions),
      'docs/index.md': `# The API

The API of an API-first fleet, not of APIs. [API docs](https://x.example/API), <https://API.example>, \`API\`, <i title="API">GPS</i>.

| API | way |
| --- | --- |
| GPS | a |

!!! note "GPS"

    GPS works.

*[API]: Application "Programming" Interface
*[GPS]:
    Global Positioning
`,
      ...other,
    });
    const api = '<abbr title="Application &quot;Programming&quot; Interface">API</abbr>';
    const gps = '<abbr title="Global Positioning">GPS</abbr>';
    expect(written['index.mdx']).toContain(
      `The ${api} of an ${api}-first fleet, not of APIs. [${api} docs](https://x.example/API), ` +
        `[https://API.example](https://API.example), \`API\`, <i title="API">${gps}</i>.`,
    );
    expect(written['index.mdx']).toContain(`| ${api} | way |`);
    expect(written['index.mdx']).toContain(`${gps} works.`);
    expect(written['index.mdx']).toContain('title: The API\n');
    expect(written['index.mdx']).toContain('<Note title="GPS">');
    expect(written['index.mdx']).not.toContain('*[');
    expect(losses).toEqual([]);
  },
);

test('abbreviations of a file that stands below every page', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': settings('\n  - abbr\n  - pymdownx.snippets:\n      auto_append: [includes/words.md]'),
    'includes/words.md': '*[GPS]: Global Positioning\n*[VHF]: Very High Frequency\n',
    'docs/index.md': '# A\n\nBy GPS.\n',
    ...other,
  });
  expect(written['index.mdx']).toContain('By <abbr title="Global Positioning">GPS</abbr>.');
  expect(written['index.mdx']).not.toContain('VHF');
});

test('without the extension, the words stay as they were shown', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': settings('[toc]'),
    'docs/index.md': '# A\n\nBy GPS.\n\n*[GPS]: Global\n',
    ...other,
  });
  expect(written['index.mdx']).toContain('By GPS.');
  expect(written['index.mdx']).toContain('[GPS]: Global');
});

test('lists of definitions belong to the extensions that are named together', () => {
  const { written } = migrateFiles({
    'mkdocs.yml': settings('[extra]'),
    'docs/index.md': '# A\n\nBoat\n:   It swims.\n',
    ...other,
  });
  expect(written['index.mdx']).toContain('<dt>Boat</dt>');
});

test.each(['CI-CD', 'Üb', 'A/B', 'C++'])('an abbreviation may have signs and letters of any language: %s', (name) => {
  const { written } = migrateFiles({
    'mkdocs.yml': settings('[abbr]'),
    'docs/index.md': `# Boats\n\nThe ${name} of boats.\n\n*[${name}]: Meaning\n`,
    ...other,
  });
  expect(written['index.mdx']).toContain(`The <abbr title="Meaning">${name}</abbr> of boats.`);
});
