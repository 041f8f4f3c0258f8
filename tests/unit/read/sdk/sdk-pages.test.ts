import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { bodyOf, loadSdkSite, routes, start, told } from './load-sdk-site.ts';

const sdk = { format: 'typedoc', source: 'sdk/typedoc.json' };
const page = (front: string, text = 'My own words.'): string => `---\n${front}\n---\n\n${text}\n`;
const picks = (pages: string[]): object => ({ tabs: [{ tab: 'SDK', sdk, groups: [start, { group: 'Own', pages }] }] });

test('a page that names a symbol has its own text first, and its tab is no longer filled', async () => {
  const site = await loadSdkSite(picks(['own']), { 'own.mdx': page('sdk: class Ferry') });
  expect(told(site)).toEqual([]);
  expect(routes(site)).toEqual(['/own']);
  const own = site.pages.find(({ route }) => route === '/own')!;
  expect(own.title).toBe('Ferry');
  expect(own.description).toBe('Carries cars and people.');
  expect(own.source!.body).toMatch(/^\nMy own words\.\n\n<Badge>class<\/Badge>/);
});

test.each([
  ['method Ferry.load', 'Ferry.load', 'load(what: Load | Passenger'],
  ['property Ferry.count', 'Ferry.count', '<ResponseField name="count"'],
  ['variable tides.height', 'height', 'const height: number'],
  ['{kind: method, name: load, parent: Ferry}', 'Ferry.load', '## Parameters'],
  ['{kind: property, name: North, parent: Quay}', 'Quay.North', '<ResponseField name="North"'],
])('front matter names %s', async (front, title, shown) => {
  const site = await loadSdkSite(picks(['own']), { 'own.mdx': page(`sdk: ${front}`) });
  expect(told(site)).toEqual([]);
  expect(site.pages.find(({ route }) => route === '/own')).toMatchObject({ title });
  expect(bodyOf(site, '/own')).toContain(shown);
});

test('what a page names itself wins over its place, and needs none', async () => {
  const whole = 'sdk: {format: typedoc, source: sdk/typedoc.json, kind: enum, name: Quay}';
  const site = await loadSdkSite({ pages: ['index', 'own'] }, { 'own.mdx': page(whole) });
  expect(told(site)).toEqual([]);
  expect(bodyOf(site, '/own')).toContain('## Values');
});

test('where several artefacts have a symbol, a page means that of its place', async () => {
  const other = { id: 0, name: 'p', kind: 1, children: [{ id: 1, name: 'Ferry', kind: 128 }] };
  const content = {
    tabs: [
      { tab: 'A', sdk, groups: [{ group: 'A', pages: ['index', 'one'] }] },
      { tab: 'B', sdk: { format: 'typedoc', source: 'other.json' }, groups: [{ group: 'B', pages: ['two'] }] },
    ],
  };
  const front = page('sdk: class Ferry');
  const files = { 'one.mdx': front, 'two.mdx': front, 'other.json': JSON.stringify(other) };
  const site = await loadSdkSite(content, files);
  expect(bodyOf(site, '/one')).toContain('## Methods');
  expect(bodyOf(site, '/two')).not.toContain('## Methods');
});

test.each([
  ['class Fery', 'missing-symbol: No SDK artefact has the class "Fery"', 'Did you mean "class Ferry"?'],
  [
    'method Ferry.lod',
    'missing-symbol: No SDK artefact has the method "Ferry.lod"',
    'Did you mean "method Ferry.load"?',
  ],
  ['Ferry', 'missing-symbol: "Ferry" is not a symbol of an SDK artefact', expect.stringContaining('class Client')],
])('a symbol that is not there is told: %s', async (front, message, hint) => {
  const site = await loadSdkSite(picks(['own']), { 'own.mdx': page(`sdk: ${front}`) });
  expect(told(site)).toEqual([message]);
  expect(site.problems[0]).toMatchObject({ file: 'own.mdx', line: 2, hint });
});

test.each([
  [{ ...sdk, source: 'sdk/typedok.json' }, 'api-missing: The SDK artefact sdk/typedok.json does not exist'],
  [{ ...sdk, source: '../typedoc.json' }, 'api-missing: The SDK artefact ../typedoc.json does not exist'],
  [
    { format: 'docfx', source: 'http://example.com/api' },
    'api-missing: The SDK artefact http://example.com/api cannot be read: archives are not downloaded',
  ],
  [{ ...sdk, format: 'doxygen' }, expect.stringMatching(/typedoc/)],
  [{ ...sdk, folder: 'x' }, expect.stringMatching(/^unknown-key/)],
])('an artefact that cannot be had is told: %j', async (wrong, message) => {
  const site = await loadSdkSite({ tabs: [{ tab: 'SDK', sdk: wrong, groups: [start] }] });
  expect(told(site)).toContainEqual(message);
});

test('a group can have an artefact: its own pages come first', async () => {
  const group = { group: 'SDK', sdk: { ...sdk, directory: 'ts' }, pages: ['index'] };
  const site = await loadSdkSite({ groups: [group] });
  expect(told(site)).toEqual([]);
  expect(site.pages.slice(0, 2).map(({ route, place }) => [route, place?.groups])).toEqual([
    ['/', ['SDK']],
    ['/ts/functions/between', ['SDK', 'Times']],
  ]);
});

test('what is made of a symbol is in the language of the page, be it listed or not', async () => {
  const language = (code: string, pages: string[]) => ({
    language: code,
    tabs: [{ tab: 'SDK', sdk: { ...sdk, directory: `${code}/sdk` }, groups: [{ group: 'G', pages }] }],
  });
  const front = page('sdk: {format: typedoc, source: sdk/typedoc.json, kind: class, name: Ferry}');
  const files = { 'en/start.mdx': front, 'de/start.mdx': front, 'de/hidden.mdx': front };
  const site = await loadSdkSite({ languages: [language('en', ['en/start']), language('de', ['de/start'])] }, files);
  expect(bodyOf(site, '/en/start')).toContain('## Methods');
  expect(bodyOf(site, '/de/start')).toContain('## Methoden');
  expect(bodyOf(site, '/de/hidden')).toContain('## Methoden');
});

test('an artefact is fetched as API descriptions are, without TLS, too', async () => {
  const text = readFileSync('tests/fixtures/sdk/typedoc.json', 'utf8');
  const server = createServer((_, response) => void response.end(text)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/typedoc.json`;
  const site = await loadSdkSite({ tabs: [{ tab: 'SDK', sdk: { ...sdk, source }, groups: [start] }] });
  expect(told(site)).toEqual([]);
  expect(routes(site)).toContain('/sdk-reference/classes/Ferry');
});

test('names lead to the pages that there are: none without one, that of an author, and its parts', async () => {
  const files = {
    'own.mdx': page('sdk: class Ferry'),
    'boat.mdx': page('sdk: class Boat'),
    'load.mdx': page('sdk: method Ferry.load'),
  };
  const site = await loadSdkSite(picks(['own', 'boat', 'load']), files);
  const own = site.pages.find(({ route }) => route === '/own')!;
  expect(own.lead).toBe('Carries cars and people.');
  expect(own.source!.body).not.toContain('/sdk-reference');
  expect(own.source!.body).toContain('## Extends\n\n- [`Boat`](/boat)');
  expect(own.source!.body).toContain('(/boat#method-leave)');
  expect(own.source!.body).toContain('[Ferry.load](/own#method-load)');
  const alone = await loadSdkSite(picks(['load', 'index']), { 'load.mdx': files['load.mdx'] });
  expect(bodyOf(alone, '/load')).not.toContain('](/');
});

test('a page for everybody leads to none that only some may read', async () => {
  const group = { group: 'SDK', public: false, sdk: { ...sdk, directory: 'ts' } };
  const front = page('public: true\nsdk: {format: typedoc, source: sdk/typedoc.json, kind: class, name: Ferry}');
  const files = { 'own.mdx': front, 'staff.mdx': front.replace('public: true', 'public: false') };
  const site = await loadSdkSite({ groups: [{ group: 'A', pages: ['index', 'own', 'staff'] }, group] }, files);
  expect(bodyOf(site, '/own')).not.toContain('/ts/');
  expect(bodyOf(site, '/staff')).toContain('(/ts/classes/Boat)');
});
