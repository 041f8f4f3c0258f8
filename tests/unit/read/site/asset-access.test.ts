import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { everyone } from '../../../../src/base/readers/page-access.ts';
import { resolveAssetAccess } from '../../../../src/read/site/asset-access.ts';
import { loadSite } from '../../../../src/read/site/load-site.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function write(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-access-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const docs = { theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: { pages: ['a'] } };
const parts =
  '<Visibility for="humans">![Seen](/seen.png)</Visibility><Visibility for="x">![](/unseen.png)</Visibility>';

test('gives what front matter names to the readers of the page, also where its text has parts', async () => {
  const folder = write({
    'docs.json': JSON.stringify(docs),
    'a.mdx': `---\ntitle: A\nicon: /icon.svg\n"og:image": /card.png\n---\n\n${parts}`,
    ...Object.fromEntries(['icon.svg', 'card.png', 'seen.png', 'unseen.png'].map((path) => [path, '.'])),
  });
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  const access = resolveAssetAccess(site, {
    folder,
    isPrivate: false,
    partsOf: () => [{ text: '<img src="/seen.png">', conditions: [] }],
  });
  for (const path of ['icon.svg', 'card.png', 'seen.png']) expect(access.get(path), path).toEqual([everyone]);
  expect(access.get('unseen.png')).toEqual([{ kind: 'members', groups: [] }]);
});

test('a part for a group on a page for another shows its file to those who are in both', async () => {
  const folder = write({
    'docs.json': JSON.stringify(docs),
    'a.mdx': '---\ngroups: [x, y]\n---\n\n![](/both.png) ![](/all.png)',
    'both.png': '.',
    'all.png': '.',
  });
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  const access = resolveAssetAccess(site, {
    folder,
    isPrivate: true,
    partsOf: () => [
      { text: '<img src="/both.png">', conditions: ['humans', { kind: 'members', groups: ['z'] }] },
      { text: '<img src="/all.png">', conditions: [] },
    ],
  });
  const page = { kind: 'members', groups: ['x', 'y'] };
  expect(access.get('both.png')).toEqual([page, { kind: 'members', groups: ['z'] }]);
  expect(access.get('all.png')).toEqual([page]);
});

test.each([true, false])(
  'the icon of a group or tab is for the readers of its pages, on a private site: %o',
  async (isPrivate) => {
    const group = (name: string, icon: string, page: string) => ({ group: name, icon: `/${icon}.svg`, pages: [page] });
    const tabs = [
      { tab: 'One', icon: '/tab.svg', groups: [group('Open', 'open', 'a'), group('Staff', 'staff', 'b')] },
      { tab: 'Two', icon: '/hidden.svg', groups: [{ ...group('Root', 'root', 'b'), root: 'c' }] },
      { tab: 'Three', icon: '/link.svg', href: 'https://example.com' },
    ];
    const icons = ['open', 'staff', 'tab', 'hidden', 'root', 'link'];
    const folder = write({
      'docs.json': JSON.stringify({ ...docs, navigation: { tabs } }),
      'a.mdx': '---\npublic: true\n---\n',
      'b.mdx': '---\ngroups: [x]\n---\n',
      'c.mdx': '---\ngroups: [y]\n---\n',
      ...Object.fromEntries(icons.map((name) => [`${name}.svg`, '.'])),
    });
    const access = resolveAssetAccess(await loadSite(folder, { base: '', origin: null, service: null }), {
      folder,
      isPrivate,
    });
    const of = (name: string) =>
      access.get(`${name}.svg`)!.map((one) => (one.kind === 'members' ? one.groups : one.kind));
    expect(Object.fromEntries(icons.map((name) => [name, of(name)]))).toEqual({
      open: ['everyone'],
      staff: [['x']],
      tab: ['everyone'],
      hidden: [['y', 'x']],
      root: [['y', 'x']],
      link: ['everyone'],
    });
  },
);

test('a file of a page for some is for everyone where an open page, a setting or a style sheet names it too', async () => {
  const names = ['both', 'own', 'logo', 'sheet', 'free'].map((name) => `${name}.png`);
  const folder = write({
    'docs.json': JSON.stringify({ ...docs, logo: '/logo.png' }),
    'a.mdx': '# A\n\n![](/both.png)',
    'b.mdx': `---\ngroups: [x]\n---\n\n${['both', 'own', 'logo', 'sheet'].map((name) => `![](/${name}.png)`).join('\n')}`,
    'style.css': '@import "parts/more.css";',
    'parts/more.css': 'a { background: url(../sheet.png) }',
    ...Object.fromEntries(names.map((path) => [path, '.'])),
  });
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  const access = resolveAssetAccess(site, { folder, isPrivate: false });
  expect(names.map((name) => [name, access.get(name)?.[0]?.kind])).toEqual([
    ['both.png', 'everyone'],
    ['own.png', 'members'],
    ['logo.png', 'everyone'],
    ['sheet.png', 'everyone'],
    ['free.png', 'everyone'],
  ]);
});

test('a file of data that an open page names is for everyone, also where pages of a description are for some', async () => {
  const description = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { responses: {} } } },
  };
  const folder = write({
    'docs.json': JSON.stringify({ ...docs, navigation: { pages: ['a', 'b'] } }),
    'a.mdx': '# A\n\n[Data](/open.json)',
    'b.mdx': '---\nopenapi: /api.json GET /a\ngroups: [x]\n---\n',
    'api.json': JSON.stringify(description),
    'open.json': '{}',
    'other.json': '{}',
  });
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  const access = resolveAssetAccess(site, { folder, isPrivate: false });
  const kinds = ['open.json', 'other.json', 'api.json'].map((path) => access.get(path)?.[0]?.kind);
  expect(kinds).toEqual(['everyone', 'members', 'members']);
});

test('a GraphQL schema is for those who may read all pages that are made of it', async () => {
  const groups = [
    { group: 'Open', pages: ['a', { group: 'Inner', graphql: 'open.graphql' }] },
    { group: 'Closed', public: false, graphql: 'closed.graphql' },
  ];
  const folder = write({
    'docs.json': JSON.stringify({ ...docs, navigation: { groups } }),
    'a.mdx': '',
    'open.graphql': 'type Query { a: Int }',
    'closed.graphql': 'type Query { b: Int }',
  });
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  const access = resolveAssetAccess(site, { folder, isPrivate: false });
  expect(access.get('open.graphql')).toEqual([everyone]);
  expect(access.get('closed.graphql')).toEqual([{ kind: 'members', groups: null }]);
});

test('a schema is for those who may read all of its pages, with those of authors', async () => {
  const folder = write({
    'docs.json': JSON.stringify({
      ...docs,
      navigation: { groups: [{ group: 'G', graphql: 'api.graphql', pages: ['type A', 'b'] }] },
    }),
    'api.graphql': 'type Query { a: A } type A { b: Int }',
    'b.mdx': '---\ngraphql: query a\ngroups: [x]\n---\n',
  });
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  const access = resolveAssetAccess(site, { folder, isPrivate: false });
  expect(access.get('api.graphql')).toEqual([everyone, { kind: 'members', groups: ['x'] }]);
});

test('what documentation tools have written is for those who may read all pages that are made of it', async () => {
  const artefact = JSON.stringify({ id: 0, name: 'p', kind: 1, children: [{ id: 1, name: 'A', kind: 128 }] });
  const closed = { format: 'typedoc', source: 'closed.json' };
  const folder = write({
    'docs.json': JSON.stringify({
      ...docs,
      navigation: {
        groups: [
          { group: 'Open', pages: ['a', { group: 'Inner', sdk: { format: 'typedoc', source: 'open.json' } }] },
          { group: 'Folder', public: false, sdk: { format: 'docfx', source: './net/', directory: 'net' } },
          { group: 'Closed', public: false, sdk: closed, pages: ['own'] },
        ],
      },
    }),
    'a.mdx': '',
    'own.mdx': '---\nsdk: class A\n---\n',
    'open.json': artefact,
    'closed.json': artefact,
    'net/api/A.yml': '### YamlMime:ManagedReference\nitems: [{ uid: A, name: A, type: Class }]',
  });
  const site = await loadSite(folder, { base: '', origin: null, service: null });
  const access = resolveAssetAccess(site, { folder, isPrivate: false });
  expect(access.get('open.json')).toEqual([everyone]);
  expect(access.get('closed.json')).toEqual([{ kind: 'members', groups: null }]);
  expect(access.get('net/api/A.yml')).toEqual([{ kind: 'members', groups: null }]);
});
