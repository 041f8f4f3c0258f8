import { expect, test } from 'vitest';
import { buildPageSections } from '../../../../src/build/sections/build-sections.ts';
import { isReferencePage } from '../../../../src/build/sections/is-reference-page.ts';
import type { Page, ProsePage } from '../../../../src/model/page.ts';

function makePage(fields: Partial<ProsePage>): Page {
  return {
    kind: 'prose',
    route: '/guide',
    path: 'guide',
    title: 'Guide',
    lead: 'How it works',
    description: 'How it works',
    summary: '',
    headings: [],
    markdown: '',
    frontMatter: { rss: false } as ProsePage['frontMatter'],
    visibility: { search: true, groups: null } as ProsePage['visibility'],
    keywords: ['manual'],
    boost: 2,
    place: null,
    source: null,
    lastModified: null,
    ...fields,
  };
}

test('bold type that heads a paragraph is known, but not that of sentences, comments and code', () => {
  const [section] = buildPageSections(
    makePage({
      markdown: [
        '**Port already in use** — Stop the other process.',
        '**Next day starts at**\\\nFour in the morning.',
        '<Note>\n  **"No `key` [configured](/keys)"**: Set one.\n</Note>',
        '**Time limits:** Sixty days.',
        '**Acme** is a program, and\n**this** a line of its sentence.',
        '{/*\n\n**Still secret**\n\n*/}',
        '```md\n\n**Only code**\n```',
      ].join('\n\n'),
    }),
  );
  expect(section!.leads.split('\n')).toEqual([
    'Port already in use',
    'Next day starts at',
    '"No key configured"',
    'Time limits',
  ]);
});

test('a page is cut at the headings of its outline', () => {
  const sections = buildPageSections(
    makePage({
      headings: [
        { depth: 2, text: 'First step', id: 'first-step' },
        { depth: 2, text: 'First step', id: 'first-step-2' },
      ],
      markdown:
        'Opening.\n\n## First `step`\n\nOne.\n\n```sh\n## not a heading\n```\n\n## Not in the outline\n\nTwo.\n\n## First step {#custom}\n\nThree.',
    }),
  );
  expect(sections.map(({ anchor, heading, text, code }) => ({ anchor, heading, text, code }))).toEqual([
    { anchor: '', heading: '', text: 'Opening.', code: '' },
    { anchor: 'first-step', heading: 'First step', text: 'One. Not in the outline Two.', code: '## not a heading' },
    { anchor: 'first-step-2', heading: 'First step', text: 'Three.', code: '' },
  ]);
  expect(sections.map(({ description, keywords, boost }) => ({ description, keywords, boost }))).toEqual([
    { description: 'How it works', keywords: ['manual'], boost: 2 },
    { description: '', keywords: [], boost: 2 },
    { description: '', keywords: [], boost: 2 },
  ]);
});

test('a page without text can be found by its title', () => {
  expect(buildPageSections(makePage({}))).toMatchObject([{ title: 'Guide', text: '', kind: 'prose' }]);
});

test('the entries of a changelog are sections', () => {
  const sections = buildPageSections(
    makePage({
      headings: [
        { depth: 1, text: 'May 2026', id: 'may-2026' },
        { depth: 1, text: 'v1.0', id: 'v1-0' },
      ],
      markdown:
        '<Update label="May 2026" tags={["New"]}>\n  ## Faster\n\n  Twice as fast.\n</Update>\n\n<Update label={"v1.0"}>\n  First.\n</Update>',
    }),
  );
  expect(sections.map(({ anchor, heading, text, kind }) => [anchor, heading, text, kind])).toEqual([
    ['', '', '', 'changelog'],
    ['may-2026', 'May 2026', 'Faster Twice as fast.', 'changelog'],
    ['v1-0', 'v1.0', 'First.', 'changelog'],
  ]);
});

test('an endpoint is found by method, path and name', () => {
  const operation = { method: 'POST', path: '/users/{id}', operationId: 'createUser', tags: ['Users'] };
  const [section] = buildPageSections({
    ...makePage({ keywords: ['/users/{id}'] }),
    kind: 'endpoint',
    operation,
    playground: 'none',
  } as unknown as Page);
  expect(section).toMatchObject({
    kind: 'endpoint',
    method: 'POST',
    keywords: ['/users/{id}', 'POST /users/{id}', 'createUser', 'Users'],
  });
});

test('the place in the navigation becomes breadcrumb and filters', () => {
  const place = {
    divisions: [],
    groups: ['Start', 'Basics'],
    version: 'v2',
    language: 'en',
    product: null,
    tab: 'Guides',
  } as unknown as ProsePage['place'];
  expect(buildPageSections(makePage({ place }))[0]).toMatchObject({
    breadcrumb: ['Guides', 'Start', 'Basics'],
    version: 'v2',
    language: 'en',
    tab: 'Guides',
  });
});

test('groups without a name are no part of the breadcrumb', () => {
  const place = { divisions: [], tab: 'Guides', groups: ['', 'Basics', ''], public: false } as unknown as Page['place'];
  expect(buildPageSections(makePage({ place }))[0]?.breadcrumb).toEqual(['Guides', 'Basics']);
});

test.each([
  ['prose', '/guides/retries', false],
  ['prose', '/reference/glossary', false],
  ['prose', '/v3/api-ref/python/retries', true],
  ['prose', '/api-reference', true],
  ['prose', '/my-api-reference-guide', false],
  ['endpoint', '/users/list', true],
] as const)('%s at %s is looked up: %s', (kind, route, expected) => {
  expect(isReferencePage({ kind, route })).toBe(expected);
});
