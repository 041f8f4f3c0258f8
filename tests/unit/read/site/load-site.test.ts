import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { pageLanguage } from '../../../../src/base/languages/page-language.ts';
import { outputMarker } from '../../../../src/base/paths/build-folder.ts';
import { searchLabels } from '../../../../src/build/sections/build-sections.ts';
import type { Site } from '../../../../src/model/site.ts';
import { getApiTexts } from '../../../../src/read/openapi/get-api-texts.ts';
import { loadSite } from '../../../../src/read/site/load-site.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const config = (navigation: object, more: object = {}): string =>
  JSON.stringify({ theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation, ...more });

function load(files: Record<string, string | Buffer>): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-site-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return loadSite(folder, { base: '', origin: null, service: null });
}

const openapi = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/users': { get: { summary: 'List users', tags: ['Users'], responses: { 200: { description: 'ok' } } } },
    '/secret': { get: { summary: 'Secret', 'x-hidden': true, responses: { 200: { description: 'ok' } } } },
  },
});

test('front matter has the values of variables, as the text below it', async () => {
  const page =
    '---\ntitle: Install {{ product }}\ndescription: "{{product}} and {{other}}"\nkeywords: ["{{product}}"]\n---\n\n{{product}}';
  const site = await load({
    'docs.json': config({ pages: ['a'] }, { variables: { product: 'Acme: <b>One</b> "x"' } }),
    'a.mdx': page,
  });
  const [{ title, description, keywords }] = site.pages as [Site['pages'][number]];
  const value = 'Acme: One "x"';
  expect([title, description, keywords]).toEqual([`Install ${value}`, `${value} and {{other}}`, [value]]);
});

test('files that the settings are made of are handed out to nobody', async () => {
  const site = await load({
    'docs.json': config({ $ref: './settings/navigation.json' }),
    'settings/navigation.json': JSON.stringify({ groups: [{ group: 'Plans', pages: ['a'] }] }),
    'a.mdx': '# A',
    'data.json': '{}',
  });
  expect(site.pages.map(({ route }) => route)).toEqual(['/a']);
  expect(site.assets.map(({ path }) => path)).toEqual(['data.json']);
});

test.each([
  ['spec/openapi.json', { openapi: 'spec/openapi.json' }, undefined],
  ['node_modules/acme/openapi.json', { openapi: './node_modules/acme/openapi.json' }, true],
  ['node_modules/acme/parts.json', { openapi: 'openapi.json' }, true],
  [`dist/${outputMarker}`, { graphql: 'dist/schema.graphql' }, true],
  ['node_modules/acme/nav.json', { $ref: './node_modules/acme/nav.json' }, true],
  ['node_modules/acme/openapi.json', {}, undefined],
  ['none.json', { openapi: 'node_modules/none.json' }, undefined],
])('what of a site lies in folders that are not listed is known: %s', async (file, element, expected) => {
  const parted = JSON.parse(openapi) as { paths: object };
  parted.paths = { '/a': { $ref: './node_modules/acme/parts.json' } };
  const site = await load({
    'docs.json': config({
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', ...element },
      ],
    }),
    'a.mdx': '# A',
    'dist/schema.graphql': 'type Query { a: Int }',
    [file]: file.endsWith('parts.json') ? '{"get":{"responses":{}}}' : file.endsWith('nav.json') ? '{}' : openapi,
    ...(file.endsWith('parts.json') && { 'openapi.json': JSON.stringify(parted) }),
  });
  expect(site.readsUnlisted).toBe(expected);
});

test('pages come in the order of navigation, then the others', async () => {
  const site = await load({
    'docs.json': config({ pages: ['b', 'a'] }),
    'a.mdx': '# A',
    'b.mdx': '---\ntitle: Bee\n---\n\n## Part\n',
    'c.md': 'Unlisted',
  });
  expect(site.pages.map(({ route }) => route)).toEqual(['/b', '/a', '/c']);
  expect(site.pages[0]).toMatchObject({
    kind: 'prose',
    title: 'Bee',
    headings: [{ depth: 2, text: 'Part', id: 'part' }],
  });
  expect(site.pages[2]).toMatchObject({ title: 'C', place: null, visibility: { search: false, sitemap: false } });
  expect(site.problems).toEqual([]);
});

test('a file that would be a page but for the capitals of its ending is told of, and those that are none are not', async () => {
  const site = await load({
    'docs.json': config({ pages: ['a'] }),
    'a.mdx': 'x',
    'guides/Setup.MDX': 'x',
    'b.Md': 'x',
    'README.MD': 'x',
    'node_modules/c.MD': 'x',
  });
  expect(site.pages.map(({ route }) => route)).toEqual(['/a']);
  expect(site.problems).toMatchObject([
    { severity: 'warning', code: 'page-name', file: 'b.Md', hint: 'Rename it to b.md' },
    { severity: 'warning', code: 'page-name', file: 'guides/Setup.MDX', hint: 'Rename it to Setup.mdx' },
  ]);
});

test('a page that no link can lead to because of its name is told of', async () => {
  const site = await load({ 'docs.json': config({ pages: ['sdks/go'] }), 'sdks/go.mdx': 'x', 'sdks/c#.mdx': 'x' });
  expect(site.problems).toMatchObject([{ severity: 'warning', code: 'page-name', file: 'sdks/c#.mdx' }]);
});

test('a missing page is reported where navigation names it', async () => {
  const site = await load({ 'docs.json': config({ pages: ['setup', 'setpu'] }), 'setup.mdx': 'x' });
  expect(site.problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: 'docs.json',
      line: 1,
      key: 'navigation.pages[1]',
      hint: expect.stringContaining('setup') as unknown,
    }),
  ]);
});

test('a picture that docs.json names and the site does not hold is reported once', async () => {
  const more = {
    logo: { light: '/img/logo.svg', dark: '/img/logo-drak.svg' },
    favicon: '/icon.png',
    thumbnails: { background: 'https://example.com/b.png' },
  };
  const site = await load({
    'docs.json': config({ pages: ['a'] }, more),
    'a.mdx': 'x',
    'img/logo.svg': '<svg/>',
    'img/logo-dark.svg': '<svg/>',
  });
  expect(site.problems.map(({ code, key, hint, severity }) => ({ code, key, hint, severity }))).toEqual([
    { code: 'missing-picture', key: 'logo.dark', hint: 'Did you mean "/img/logo-dark.svg"?', severity: 'warning' },
    {
      code: 'missing-picture',
      key: 'favicon',
      hint: 'Paths are relative to the folder of docs.json',
      severity: 'warning',
    },
  ]);
});

test('icons and pictures of previews that docs.json names and the site does not hold are reported', async () => {
  const anchor = { anchor: 'Blog', href: 'https://example.com', icon: '/icons/blog.svg' };
  const more = {
    navigation: {
      tabs: [{ tab: 'Guide', icon: 'icons/gide.svg', groups: [{ group: 'Start', icon: 'rocket', pages: ['a'] }] }],
      global: { anchors: [anchor] },
    },
    navbar: { links: [{ label: 'Help', href: 'https://example.com', icon: { name: '/icons/guide.svg' } }] },
    seo: {
      metatags: { 'og:image': 'preview.png', 'twitter:image': 'https://example.com/b.png' },
      paths: [{ path: 'a', metatags: { 'og:image': '/a.png' } }],
      organization: { logo: '/brand.png' },
    },
  };
  const site = await load({
    'docs.json': config({}, more),
    'a.mdx': 'x',
    'icons/guide.svg': '<svg/>',
    'preview.png': 'png',
  });
  expect(site.problems.map(({ code, key, line, message, hint }) => [code, key, line, message, hint])).toEqual([
    ['missing-picture', 'seo.organization.logo', 1, 'The file "/brand.png" does not exist', expect.anything()],
    [
      'missing-picture',
      'navigation.tabs[0].icon',
      1,
      'The file "/icons/gide.svg" does not exist',
      'Did you mean "/icons/guide.svg"?',
    ],
    [
      'missing-picture',
      'navigation.global.anchors[0].icon',
      1,
      'The file "/icons/blog.svg" does not exist',
      expect.anything(),
    ],
    ['missing-picture', 'seo.paths[0].metatags["og:image"]', 1, 'The file "/a.png" does not exist', expect.anything()],
  ]);
});

test('warns of fonts that the site does not hold, and suggests the nearest', async () => {
  const font = { family: 'House', format: 'woff2' };
  const loadWith = async (fonts: object) => {
    const files = { 'a.mdx': 'x', 'fonts/house.woff2': 'font' };
    const { problems } = await load({ 'docs.json': config({ pages: ['a'] }, { fonts }), ...files });
    return problems.map(({ code, key, hint }) => `${code} ${key} ${hint}`);
  };
  expect(await loadWith({ ...font, source: '/fonts/house.woff2' })).toEqual([]);
  expect(await loadWith({ ...font, source: '/fonts/hose.woff2' })).toEqual([
    'missing-file fonts.source Did you mean "/fonts/house.woff2"?',
  ]);
  const heading = { ...font, source: '/fonts/hose.woff2' };
  expect(await loadWith({ heading, body: { ...font, source: 'https://example.com/f.woff2' } })).toEqual([
    'missing-file fonts.heading.source Did you mean "/fonts/house.woff2"?',
  ]);
});

test('warns of grammars that are not there, and of none that is left out of the site', async () => {
  const codeblocks = { languages: { custom: ['/grammars/recipe.json', '/grammars/recip.json'] } };
  const { problems } = await load({
    'docs.json': config({ pages: ['a'] }, { styling: { codeblocks } }),
    'a.mdx': 'x',
    '.mintignore': 'grammars/recipe.json',
    'grammars/recipe.json': '{}',
    'grammars/other.json': '{}',
  });
  expect(problems.map(({ code, key }) => `${code} ${key}`)).toEqual([
    'missing-file styling.codeblocks.languages.custom[1]',
  ]);
});

test('an empty title gives way to the one of the sidebar', async () => {
  const site = await load({
    'docs.json': config({ pages: ['a'] }),
    'a.mdx': '---\ntitle: ""\nsidebarTitle: Welcome\n---\nx',
  });
  expect(site.pages[0]).toMatchObject({ title: 'Welcome', frontMatter: { isUntitled: true } });
});

test('what a site tells its assistant is read, and nothing that it serves', async () => {
  const told = async (files: Record<string, string>): Promise<string | undefined> => {
    const { assistantInstructions, assets, pages } = await load({
      'docs.json': config({ pages: ['index'] }),
      'index.md': '',
      ...files,
    });
    expect([...assets.map(({ path }) => path), ...pages.map(({ route }) => route)]).toEqual(['/']);
    return assistantInstructions;
  };
  expect(await told({ '.mintlify/Assistant.md': '\nSay workspace.\n' })).toBe('Say workspace.');
  expect(await told({ '.mintlify/ASSISTANT.md': 'Be brief.' })).toBe('Be brief.');
  expect(await told({ '.mintlify/assistant/skills/a/skill.md': 'A skill' })).toBeUndefined();
});

test('skills for agents are read from the root and their folder', async () => {
  const site = await load({
    'docs.json': config({ pages: ['a'] }, { name: 'Acme Docs', description: 'All of Acme' }),
    'a.mdx': 'x',
    'skill.md': '# Use Acme',
    '.mintlify/skills/deploy/SKILL.md': '---\nname: deploy-acme\ndescription: How to deploy\n---\n\nText',
    '.mintlify/skills/inner/SKILL.md': '---\nname: inner\ngroups: [staff]\n---\n\nText',
    '.mintlify/skills/Bad Name/SKILL.md': 'Text',
  });
  expect(site.skills.map(({ name, description }) => [name, description])).toEqual([
    ['deploy-acme', 'How to deploy'],
    ['acme-docs', 'All of Acme'],
  ]);
  expect(site.pages.map(({ route }) => route)).toEqual(['/a']);
  expect(site.problems.map(({ code }) => code)).toEqual(['skill-name']);
});

describe('which files are pages', () => {
  test('snippets, imported files and readmes are none', async () => {
    const site = await load({
      'docs.json': config({ pages: ['a'] }),
      'a.mdx': 'import Part from "/parts/part.mdx"\n\n<Part />',
      'parts/part.mdx': 'Shared',
      'snippets/other.mdx': 'x',
      'README.md': 'x',
      'guides/readme.md': 'x',
    });
    expect(site.pages.map(({ route }) => route)).toEqual(['/a']);
    expect(site.pages[0]!.markdown).toBe('Shared');
  });

  test('what a repository tells programs that write code is none; a page of a like name is one', async () => {
    const site = await load({
      'docs.json': config({ pages: ['a'] }),
      'a.mdx': 'x',
      'AGENTS.md': 'x',
      'guides/CLAUDE.md': 'x',
      'guides/agents.md': 'x',
    });
    expect(site.pages.map(({ route }) => route)).toEqual(['/a', '/guides/agents']);
  });

  test('ignored files are none, unless navigation names them', async () => {
    const site = await load({
      'docs.json': config({ pages: ['build/a'] }),
      'build/a.mdx': 'x',
      'build/b.mdx': 'x',
      '.mintignore': 'drafts/\n',
      'drafts/c.mdx': 'x',
    });
    expect(site.pages.map(({ route }) => route)).toEqual(['/build/a']);
  });

  test('of two files with one address the .mdx wins', async () => {
    const site = await load({ 'docs.json': config({ pages: ['a'] }), 'a.md': 'md', 'a.mdx': 'mdx' });
    expect(site.pages.map(({ markdown }) => markdown)).toEqual(['mdx']);
  });
});

test('a page that navigation does not list is of the language among whose pages it lies', async () => {
  const site = await load({
    'docs.json': config({
      languages: [
        { language: 'en', pages: ['en/a'] },
        { language: 'de', pages: ['de/a'] },
      ],
    }),
    'en/a.mdx': 'A',
    'de/a.mdx': 'A',
    'de/beside.mdx': '---\ndeprecated: true\n---\n\nB',
    'fr/beside.mdx': 'B',
    'elsewhere.mdx': 'C',
  });
  const languages = Object.fromEntries(site.pages.map((page) => [page.route, pageLanguage(page)]));
  expect(languages).toEqual({
    '/en/a': 'en',
    '/de/a': 'de',
    '/de/beside': 'de',
    '/fr/beside': null,
    '/elsewhere': null,
  });
  const beside = site.pages.find(({ route }) => route === '/de/beside')!;
  expect(beside.markdown).toContain(getApiTexts('de').deprecated);
  expect(searchLabels(beside).language).toBe('de');
});

describe('API descriptions', () => {
  test('give a page for each operation that is not hidden', async () => {
    const site = await load({
      'docs.json': config({ tabs: [{ tab: 'API', openapi: 'openapi.json' }] }),
      'openapi.json': openapi,
    });
    expect(site.pages.map(({ route }) => route)).toEqual([
      '/api-reference/overview',
      '/api-reference/users/list-users',
    ]);
    expect(site.pages[1]!.markdown).toContain('GET');
  });

  test('mix with pages in the order of the list', async () => {
    const pages = ['intro', 'GET /users', 'end'];
    const site = await load({
      'docs.json': config({ groups: [{ group: 'G', openapi: 'openapi.json', pages }] }),
      'openapi.json': openapi,
      'intro.mdx': 'x',
      'end.mdx': 'x',
    });
    expect(site.pages.map(({ route }) => route)).toEqual(['/intro', '/api-reference/users/list-users', '/end']);
  });

  test('are found on disk when a page refers to one without naming its file', async () => {
    const site = await load({
      'docs.json': config({ pages: ['users'] }),
      'specs/api.json': openapi,
      'users.mdx': '---\nopenapi: GET /users\n---\n\nMy words.',
    });
    expect(site.pages[0]).toMatchObject({
      kind: 'endpoint',
      route: '/users',
      title: 'List users',
      operation: { path: '/users' },
    });
    expect(site.pages[0]!.markdown).toMatch(/^```http[^#]*My words\.[^#]*## /);
  });

  test('are found however far down their version stands', async () => {
    const { openapi: version, paths, ...rest } = JSON.parse(openapi) as Record<string, unknown>;
    const text = JSON.stringify({
      components: { schemas: { Long: { description: 'x'.repeat(50_000) } } },
      ...rest,
      openapi: version,
      paths: { ...(paths as object), '/long': { get: { summary: 'y'.repeat(5_000), responses: {} } } },
    });
    const site = await load({
      'docs.json': config({ pages: ['api/users'] }),
      'api/sorted.json': text,
      'api/users.mdx': '---\nopenapi: ./sorted.json get /users\n---\n',
    });
    expect(site.pages[0]).toMatchObject({ kind: 'endpoint', route: '/api/users' });
  });

  test('that are missing are reported and cost nothing else', async () => {
    const site = await load({
      'docs.json': config({ groups: [{ group: 'G', openapi: 'none.json', pages: ['a'] }] }),
      'a.mdx': 'x',
    });
    expect(site.pages.map(({ route }) => route)).toEqual(['/a']);
    expect(site.problems.some(({ severity, message }) => severity === 'error' && message.includes('none.json'))).toBe(
      true,
    );
  });
});

test('a description that keeps anything from readers is not handed out, nor what it refers to', async () => {
  const path = {
    get: {
      summary: 'List',
      responses: {
        200: { description: 'ok', content: { 'application/json': { schema: { $ref: 'parts/user.json' } } } },
      },
    },
  };
  const files = {
    'docs.json': config({
      tabs: [
        { tab: 'A', openapi: 'a.json' },
        { tab: 'B', openapi: 'b.json' },
      ],
    }),
    'a.json': JSON.stringify({ openapi: '3.1.0', paths: { '/users': path } }),
    'b.json': openapi,
    'parts/user.json': JSON.stringify({
      properties: { name: {}, salary: { type: 'integer', 'x-mint': { groups: ['staff'] } } },
    }),
  };
  const { assets, pages } = await load(files);
  expect(assets.map((asset) => asset.path)).toEqual(['b.json']);
  expect(pages.map(({ markdown }) => markdown).join()).toContain('`name`');
  expect(JSON.stringify([pages, assets])).not.toContain('salary');
});

test('a description with a text that pages keep from some readers is not handed out, nor what it is made of', async () => {
  const described = (description: string): string =>
    JSON.stringify({ openapi: '3.1.0', paths: { '/a': { get: { description, responses: {} } } } });
  const { assets, problems } = await load({
    'docs.json': config({ tabs: ['secret', 'agents', 'laid'].map((name) => ({ tab: name, openapi: `${name}.json` })) }),
    'secret.json': described('For all <Visibility for="signed-in">secret</Visibility>'),
    'agents.json': described('For all <Visibility for="agents">no secret</Visibility>'),
    'laid.json': described('For all'),
    'overlay.json': JSON.stringify({
      overlay: '1.0.0',
      extends: 'laid.json',
      actions: [
        { target: '$.paths["/a"].get', update: { description: '<Visibility for="signed-in">more</Visibility>' } },
      ],
    }),
  });
  expect(assets.map(({ path }) => path)).toEqual(['agents.json']);
  const told = problems.filter(({ code }) => code === 'component-place');
  expect(told.map(({ message }) => /not published$/.test(message))).toEqual([false, true, true]);
});

test.each([
  ['beside it', 'specs/a.overlay.yaml', 'extends: ./a.yaml'],
  ['above it', 'specs/more/a.overlay.json', '"extends": "../a.yaml"'],
  ['from the site', 'overlays/a.yaml', "extends: 'specs/a.yaml'"],
  ['from the root', 'overlays/a.yaml', 'extends: /specs/a.yaml'],
  ['with a space in its name', 'specs/a.overlay.yaml', 'extends: "b c.yaml"'],
])('an overlay extends a description %s', async (_, file, extended) => {
  const target = '"$.info"';
  const overlay = file.endsWith('.json')
    ? `{ "overlay": "1.0.0", ${extended}, "actions": [{ "target": ${target}, "update": { "title": "Laid over" } }] }`
    : `overlay: 1.0.0\n${extended}\nactions:\n  - target: ${target}\n    update: { title: Laid over }\n`;
  const described =
    'openapi: 3.1.0\ninfo: { title: As it was, version: "1" }\npaths: { /a: { get: { responses: {} } } }\n';
  const { apis } = await load({
    'docs.json': config({ groups: [{ group: 'A', openapi: ['specs/a.yaml', 'specs/b c.yaml'] }] }),
    'specs/a.yaml': described,
    'specs/b c.yaml': described,
    // Another file of the name that is read from the root.
    'a.yaml': described,
    [file]: overlay,
  });
  const changed = apis.filter(({ title }) => title === 'Laid over').map(({ id }) => id);
  expect(changed).toEqual([extended.includes('b c') ? 'specs/b c.yaml' : 'specs/a.yaml']);
});

test('assets, style sheets and scripts are told apart', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';
  const site = await load({
    'docs.json': config({ pages: ['a'] }),
    'a.mdx': 'x',
    'images/x.svg': svg,
    'style.css': 'a{}',
    'main.js': ';',
    'snippets/c.jsx': 'export const C = () => null',
  });
  expect(site.assets).toContainEqual({ path: 'images/x.svg', size: svg.length, width: 30, height: 20 });
  expect(site.styles).toEqual(['style.css']);
  expect(site.scripts).toEqual(['main.js']);
  expect(Object.keys(site.snippets)).toEqual(['snippets/c.jsx']);
});

test('pictures and downloads are served wherever they lie, and only the site itself loads scripts', async () => {
  const site = await load({
    'docs.json': config({ pages: ['a'] }),
    'a.mdx': 'x',
    'images/build/b.txt': 'b',
    'build/c.txt': 'c',
    'snippets/d.txt': 'd',
    'snippets/e.js': ';',
    'snippets/f.css': 'a{}',
    '_meta.js': 'export default {};',
    '.DS_Store': 'x',
    'images/Thumbs.db': 'x',
    'a.mdxZone.Identifier': 'x',
    'images/b.png:Zone.Identifier': 'x',
  });
  expect(site.assets.map(({ path }) => path)).toEqual([
    '_meta.js',
    'images/build/b.txt',
    'snippets/d.txt',
    'snippets/e.js',
    'snippets/f.css',
  ]);
  expect([site.styles, site.scripts]).toEqual([[], []]);
});

test('scripts that only Node runs are no scripts of pages', async () => {
  const site = await load({
    'docs.json': config({ pages: ['a'] }),
    'a.mdx': 'x',
    'scripts/check.js': "const fs = require('fs');",
    'scripts/tool.js': '#!/usr/bin/env node\nrun();',
    'tailwind.config.js': 'module.exports = {};',
    'scripts/import.js': "import fs from 'fs';",
    'tutorial/server.js': "async function main() {\n  const app = require('express')();\n}\nmain();",
    'tutorial/client.js': 'fetch(`https://api.acme.dev?key=${process.env.KEY}`);',
    'sw.js': "self.addEventListener('fetch', () => {});",
    'bundle.js':
      "!function (e, t) { 'object' == typeof exports ? module.exports = t(require('x')) : t(e.x); }(this, run);\nimport('./late.js');",
  });
  expect(site.scripts).toEqual(['bundle.js']);
});

test('what no page may hold is taken out and told with its line, in pages and snippets', async () => {
  const site = await load({
    'docs.json': config({ pages: ['a'] }),
    'a.mdx': 'import S from "/snippets/s.mdx"\n\nA\u0000B <S/>',
    'snippets/s.mdx': 'One\n\nT\u0007wo',
  });
  expect(site.pages[0]!.markdown).toContain('AB');
  expect(site.problems.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['control-character', 'snippets/s.mdx', 3],
    ['control-character', 'a.mdx', 3],
  ]);
});

test('bytes that are no text are told of in every file of a description, once in each', async () => {
  const schema = { $ref: '../parts/item.yaml' };
  const responses = { 200: { description: 'OK', content: { 'application/json': { schema } } } };
  const operation = { summary: 'Read', responses };
  const description = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get: operation } } };
  const changes = '# \xe9\noverlay: 1.0.0\nextends: apis/a.json\ninfo: { title: C, version: "1" }\nactions: []\n';
  const { problems } = await load({
    'docs.json': config({ groups: [{ group: 'A', openapi: ['apis/a.json', 'apis/b.json'] }] }),
    'index.mdx': '# A',
    'apis/a.json': JSON.stringify(description),
    'apis/b.json': JSON.stringify(description),
    'parts/item.yaml': Buffer.from('type: object\ndescription: Caf\xe9\n', 'latin1'),
    'changes.yaml': Buffer.from(changes, 'latin1'),
  });
  expect(problems.filter(({ code }) => code === 'encoding').map(({ file, line }) => `${file}:${line}`)).toEqual([
    'changes.yaml:1',
    'parts/item.yaml:2',
  ]);
});

test('settings and descriptions are read in UTF-16, and bytes of them that are no text are told of', async () => {
  const settings = config({ groups: [{ group: 'Über', openapi: 'api.yaml', pages: ['index'] }] });
  const description =
    'openapi: 3.1.0\ninfo: { title: Ä, version: "1" }\npaths: { /a: { get: { summary: Ö, responses: { "200": { description: A } } } } }';
  const written = (encoding: 'utf16le' | 'latin1', mark = ''): Promise<Site> =>
    load({
      'docs.json': Buffer.from(mark + settings, encoding),
      'api.yaml': Buffer.from(mark + description, encoding),
      'index.mdx': 'Hi',
    });
  const wide = await written('utf16le', '\uFEFF');
  expect(wide.pages.map(({ title }) => title)).toContain('Ö');
  expect(wide.problems.filter(({ code }) => code === 'encoding')).toEqual([]);
  const { problems } = await written('latin1');
  expect(problems.filter(({ code }) => code === 'encoding').map(({ file, line }) => `${file}:${line}`)).toEqual([
    'docs.json:1',
    'api.yaml:2',
    'api.yaml:3',
  ]);
});

test('Markdown files of API pages leave the description out where the site says so, searches do not', async () => {
  const loadWith = (schema: boolean) =>
    load({
      'docs.json': JSON.stringify({
        ...JSON.parse(config({ pages: ['a'] })),
        markdown: { schema },
        api: { openapi: 'one.json' },
      }),
      'a.mdx': '---\nopenapi: GET /one\n---\n\nOwn words',
      'one.json': description('one', { '/one': { get: { responses: { 200: { description: 'All fine' } } } } }),
    });
  const [full] = (await loadWith(true)).pages;
  const [short] = (await loadWith(false)).pages;
  expect(full!.published).toBeUndefined();
  expect(short!.published).toBe('Own words');
  expect(short!.markdown).toBe(full!.markdown);
  expect(full!.markdown).toContain('All fine');
});

const description = (name: string, more: object = {}): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: name, version: '1' },
    paths: {
      [`/${name}`]: { get: { summary: `List ${name}`, responses: {} } },
      '/hidden': { get: { 'x-hidden': true, responses: {} } },
      '/excluded': { get: { 'x-excluded': true, responses: {} } },
      ...more,
    },
  });

test('several descriptions without tags are known by their titles, those of one title together', async () => {
  const site = await load({
    'docs.json': config({ tabs: [{ tab: 'API', openapi: ['one.json', 'two.json', 'more.json'] }] }),
    'one.json': description('one'),
    'two.json': description('two'),
    'more.json': description('two').replaceAll('/two', '/more').replace('List two', 'List more'),
  });
  const [tab] = site.navigation.root as unknown as { children: { label: string; children: { label: string }[] }[] }[];
  const names = tab!.children.map(({ label, children }) => [
    label,
    children.map((page) => page.label).filter((name) => name.startsWith('List')),
  ]);
  expect(names).toEqual([
    ['one', ['List one']],
    ['two', ['List two', 'List more']],
  ]);
});

test('entries that show nothing are told, and a description under the wrong key with the right one', async () => {
  const site = await load({
    'docs.json': config({
      groups: [
        { group: 'A', openapi: 'one.json', pages: ['GET /hidden', 'GET /excluded'] },
        { group: 'B', openapi: 'events.yaml' },
      ],
    }),
    'one.json': description('one'),
    'events.yaml': 'asyncapi: 3.0.0\ninfo: {title: E, version: "1"}\nchannels: {c: {address: c}}\noperations: {}\n',
  });
  expect(site.problems.map(({ code, key, hint }) => [code, key, hint])).toEqual([
    [
      'hidden-operation',
      'navigation.groups[0].pages[0]',
      'Remove the entry, or `x-hidden` or `x-excluded` from the operation',
    ],
    [
      'hidden-operation',
      'navigation.groups[0].pages[1]',
      'Remove the entry, or `x-hidden` or `x-excluded` from the operation',
    ],
    ['not-a-description', 'navigation.groups[1]', 'Set AsyncAPI descriptions with "asyncapi"'],
  ]);
});

test('changelog entries are kept for the feed', async () => {
  const site = await load({
    'docs.json': config({ pages: ['log'] }),
    'log.mdx': '<Update label="v1" tags={["API"]}>\n  Done.\n</Update>\n',
  });
  expect(site.feeds['/log']).toEqual([expect.objectContaining({ label: 'v1', tags: ['API'], markdown: 'Done.' })]);
});

test('a description that navigation names by less than its path is taken without a word', async () => {
  const site = await load({
    'docs.json': config({ groups: [{ group: 'API', openapi: 'openapi.json' }] }),
    'specs/openapi.json':
      '{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/a": { "get": { "summary": "Get a", "responses": { "200": { "description": "A" } } } } } }',
  });
  expect(site.problems.filter(({ code }) => code === 'api-missing')).toEqual([]);
  expect(site.pages.map(({ route }) => route)).toContain('/api-reference/get-a');
});

describe('a description that cannot be read is reported once, where it is named', () => {
  const named = (source: string): Promise<Site> =>
    load({
      'docs.json': config({ groups: [{ group: 'API', openapi: source }] }),
      'other.json': '{ "a": 1 }',
      'events.json':
        '{ "asyncapi": "3.0.0", "info": { "title": "E", "version": "1" }, "channels": { "a": { "address": "a", "messages": {} } } }',
    });
  test.each([
    ['https://127.0.0.1:1/openapi.json', 'api-unreachable', 'docs.json', /Check that this machine can open the URL/],
    ['missing.json', 'api-missing', 'docs.json', /Paths are relative to the folder/],
    ['other.json', 'not-a-description', 'other.json', /top-level "openapi" key/],
    ['events.json', 'not-a-description', 'docs.json', /Set AsyncAPI descriptions with "asyncapi"/],
  ])('%s', async (source, code, file, hint) => {
    const errors = (await named(source)).problems.filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([expect.objectContaining({ code, file, hint: expect.stringMatching(hint) })]);
    if (file === 'docs.json') expect(errors[0]!.line).toBe(1);
  });
});

test('an address that cannot be fetched is told of where it is named, also when a file of its name is taken', async () => {
  const site = await load({
    'docs.json': config({ groups: [{ group: 'API', openapi: 'https://127.0.0.1:1/openapi.json' }] }),
    'specs/openapi.json':
      '{ "openapi": "3.1.0", "info": { "title": "A", "version": "1" }, "paths": { "/a": { "get": { "summary": "Get a", "responses": { "200": { "description": "A" } } } } } }',
  });
  expect(site.pages.map(({ route }) => route)).toContain('/api-reference/get-a');
  expect(site.problems.filter(({ code }) => code === 'api-unreachable')).toEqual([
    expect.objectContaining({ file: 'docs.json', line: 1, key: 'navigation.groups[0]' }),
  ]);
});

test('what is wrong with a page is told of, whether the page has statements or shows a snippet', async () => {
  const site = await load({
    'docs.json': config({ pages: ['a', 'b', 'c'] }),
    'snippets/s.mdx': 'Words',
    'a.mdx': '---\ntitle: A\n---\n\nexport const a = ;\n\nEnd',
    'b.mdx': "import S from '/snippets/s.mdx'\n\n{x y}\n\n<S />\n",
    'c.mdx': "---\ntitle: C\n---\n\nimport S from '/snippets/s.mdx'\n\n<b>\n",
  });
  expect(site.problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'a.mdx:5 mdx-repaired',
    'b.mdx:3 mdx-repaired',
    'c.mdx:7 mdx-repaired',
  ]);
});
