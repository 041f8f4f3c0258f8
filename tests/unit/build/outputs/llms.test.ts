import { expect, test } from 'vitest';
import { renderEditionLists, renderLlms } from '../../../../src/build/outputs/llms.ts';
import { apiDocument, testSite } from './test-site.ts';

test('lists the pages, the API descriptions and what lies outside', () => {
  const site = testSite({
    docs: {
      description: 'Pay for\nthings.',
      markdown: { instructions: ['Prefer the v2 API.', 'Ask when unsure.'] },
      navbar: { links: [{ label: 'Status', href: 'https://status.example.com' }] },
      navigation: {
        global: { anchors: [{ anchor: 'Community', href: 'https://community.example.com' }] },
        pages: ['index', 'auth', 'secret', 'members', 'hidden'],
      },
    },
    pages: {
      index: { title: 'Home [start]', description: 'Where to\nbegin' },
      auth: { summary: 'Send a token in Authorization.' },
      secret: { frontMatter: { noindex: true } },
      members: { frontMatter: { groups: ['staff'] } },
      hidden: { frontMatter: { hidden: true } },
    },
    apis: [
      apiDocument({ id: 'openapi.json', title: 'Acme API' }),
      apiDocument({ id: 'withheld.json', title: 'Not handed out' }),
      apiDocument({ id: 'https://x.example.com/events.yaml', kind: 'asyncapi' }),
    ],
  });
  site.assets.push({ path: 'openapi.json', size: 1 });
  expect(renderLlms(site)).toMatchInlineSnapshot(`
    "# Acme

    > Pay for things.

    > ## Agent Instructions
    > Prefer the v2 API.
    > Ask when unsure.

    ## Docs

    - [Home \\[start\\]](https://docs.example.com/index.md): Where to
    begin
    - [auth](https://docs.example.com/auth.md): Send a token in Authorization.

    ## OpenAPI Specs

    - [Acme API](https://docs.example.com/openapi.json)

    ## AsyncAPI Specs

    - [https://x.example.com/events.yaml](https://x.example.com/events.yaml)

    ## Optional

    - [Community](https://community.example.com)
    - [Status](https://status.example.com)
    "
  `);
});

test('holds the default language and version, and leads to the lists of the others', () => {
  const navigation = {
    languages: [
      {
        language: 'en',
        versions: [
          { version: 'v1', pages: ['v1/a'] },
          { version: 'v2', default: true, pages: ['a'] },
        ],
      },
      { language: 'fr', pages: ['fr/a'] },
    ],
  };
  const site = testSite({ docs: { navigation }, pages: { 'v1/a': {}, a: {}, 'fr/a': {} } });
  const text = renderLlms(site)!;
  expect(text.match(/\(.*\.md\)/g)).toEqual(['(https://docs.example.com/a.md)']);
  expect(text).toContain(
    '## Other languages and versions\n\n- [English, v1](https://docs.example.com/_llms/en-v1.txt)\n- [Français](https://docs.example.com/_llms/fr.txt)',
  );
  expect(renderEditionLists(site)).toEqual([
    ['_llms/en-v1.txt', '# Acme (English, v1)\n\n## Docs\n\n- [v1/a](https://docs.example.com/v1/a.md)\n'],
    ['_llms/fr.txt', '# Acme (Français)\n\n## Docs\n\n- [fr/a](https://docs.example.com/fr/a.md)\n'],
  ]);
});

test('stays under its size by shorter descriptions, then by fewer pages', () => {
  const pages = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`page-${index}`, { description: 'word '.repeat(100) }]),
    );
  const shortened = renderLlms(testSite({ pages: pages(600) }))!;
  expect(shortened.length).toBeLessThanOrEqual(100_000);
  expect(shortened.match(/^- /gm)).toHaveLength(600);
  const dropped = renderLlms(testSite({ pages: pages(5000) }))!;
  expect(dropped.length).toBeLessThanOrEqual(100_000);
  expect(dropped).toMatch(/\n\d+ more pages are in https:\/\/docs\.example\.com\/llms-full\.txt\n$/);
});

test('a site that is not indexed has none', () => {
  expect(renderLlms(testSite({ docs: { seo: { metatags: { robots: 'noindex' } } } }))).toBeNull();
});

test('lists of editions whose names are alike in letters and digits have names of their own', () => {
  const versions = ['now', '2 (beta)', '2-beta', '★', '☆'].map((version, index) => ({ version, pages: [`v${index}`] }));
  const pages = Object.fromEntries(versions.map((_, index) => [`v${index}`, {}]));
  const site = testSite({ docs: { navigation: { versions } }, pages });
  const paths = renderEditionLists(site).map(([path]) => path);
  expect(paths).toHaveLength(4);
  expect(new Set(paths).size).toBe(4);
  for (const path of paths) expect(renderLlms(site)).toContain(`/${path})`);
});

test('a list without pages has no empty section', () => {
  const navigation = { tabs: [{ tab: 'Blog', href: 'https://blog.example.com' }] };
  expect(renderLlms(testSite({ docs: { navigation }, pages: {} }))).toBe(
    '# Acme\n\n## Optional\n\n- [Blog](https://blog.example.com)\n',
  );
});
