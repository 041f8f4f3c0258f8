import { expect, test } from 'vitest';
import { bodyOf, loadSdkSite, routes, start, told } from './load-sdk-site.ts';

const tab = (source = 'sdk/docfx', format = 'docfx'): object => ({
  tabs: [{ tab: 'SDK', sdk: { format, source, directory: 'net' }, groups: [start] }],
});

test('a folder of DocFX gets a page for each type, by kind where there is one namespace', async () => {
  const site = await loadSdkSite(tab());
  expect(told(site)).toEqual([]);
  expect(routes(site)).toEqual([
    '/net/Harbour',
    '/net/Harbour/classes/Boat',
    '/net/Harbour/classes/Ferry',
    '/net/Harbour/enums/Quay',
  ]);
  expect(site.pages.map(({ place }) => place?.groups[0])).toEqual(['Start', 'Overview', 'Classes', 'Classes', 'Enums']);
});

test('a class tells of its members, with overloads together, and links lead to parts of pages', async () => {
  const site = await loadSdkSite(tab());
  expect(site.pages.find(({ title }) => title === 'Ferry')!.lead).toBe(
    'Carries cars to a [Quay](/net/Harbour/enums/Quay).',
  );
  const body = bodyOf(site, '/net/Harbour/classes/Ferry');
  expect(body).toContain('```csharp\npublic class Ferry : Boat, IDisposable\n```');
  expect(body).toContain(String.raw`It goes \{every\} day, see ${'`Count`'} and string.`);
  expect(body).toContain('## Examples\n\n```csharp\nnew Ferry("Ada");\n```');
  expect(body).toContain('## Extends\n\n- [`Boat`](/net/Harbour/classes/Boat)');
  expect(body).toContain('## Implements\n\n- `IDisposable`');
  expect(body.match(/### `Load\(\)` \{#method-Load\}/g)).toHaveLength(1);
  expect(body).toContain('**Returns** [`List<Boat>`](/net/Harbour/classes/Boat)\n\nWhat is loaded.');
  expect(body).toContain('**Throws**\n\n`ArgumentException`\n\nWhen there is no room.');
  expect(body).toContain('**Deprecated** Name it.');
  expect(body).toContain('<ResponseField name="Count" type="int" post={["static"]} id="property-Count">');
  expect(body).toContain('- [`Boat`](/net/Harbour/classes/Boat): [`Leave()`](/net/Harbour/classes/Boat#method-Leave)');
  expect(bodyOf(site, '/net/Harbour/enums/Quay')).toContain('<ResponseField name="North" id="value-North">');
});

test.each([
  ['sdk/nothing', 'docfx', /^api-missing: The SDK artefact sdk\/nothing cannot be read: no such file or directory$/],
  ['../sdk', 'docfx', /^api-missing: .*cannot be read/],
  ['guides', 'docfx', /^api-missing: .*contains no files in this format$/],
  ['https://example.com/a.zip', 'docfx', /^api-missing: .*archives are not downloaded$/],
  ['sdk/docfx', 'phpdoc', /^unsupported-key: Artefacts in the format "phpdoc" are not supported yet/],
])('what cannot be read is told: %s as %s', async (source, format, message) => {
  const site = await loadSdkSite(tab(source, format), { 'guides/note.txt': '' });
  expect(told(site)).toEqual([expect.stringMatching(message)]);
});

test('a folder without metadata of DocFX is told', async () => {
  const site = await loadSdkSite(tab('yaml'), { 'yaml/a.yml': 'items: []' });
  expect(told(site)).toEqual([
    expect.stringMatching(/^sdk-syntax: .*none of its files is of type `YamlMime:ManagedReference`$/),
  ]);
});

test('the other form that DocFX writes is told with the setting that changes it', async () => {
  const site = await loadSdkSite(tab('own'), { 'own/A.yml': '### YamlMime:ApiPage\ntitle: Class A\nbody: []\n' });
  expect(told(site)).toEqual([
    expect.stringMatching(/^sdk-syntax: .*`YamlMime:ApiPage`; set `"outputFormat": "mref"` in docfx.json$/),
  ]);
});

test('a format that is not read stops no build', async () => {
  const site = await loadSdkSite(tab('sdk/docfx', 'phpdoc'), { 'own.mdx': '---\nsdk: class A\n---\n' });
  expect(site.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const place = { code: 'unsupported-key', file: 'docs.json', key: 'navigation.tabs[0]' };
  expect(site.problems).toContainEqual(expect.objectContaining(place));
});

test('what the declaration alone says of parameters is told: defaults, and that there may be any number', async () => {
  const parameters = ['size', 'label', 'when', 'more'].map((id) => ({ id, type: 'System.Int32' }));
  const content =
    'public void Load(int size, string label = "a, b = (c)", Time when = default(Time), params string[] more)';
  const items = [
    { uid: 'A.B', parent: 'A', children: ['A.B.Load'], name: 'B', type: 'Class', langs: ['csharp'] },
    { uid: 'A.B.Load', parent: 'A.B', name: 'Load()', type: 'Method', syntax: { content, parameters } },
  ];
  const site = await loadSdkSite(tab('own', 'docfx'), {
    'own/A.B.yml': `### YamlMime:ManagedReference\n${JSON.stringify({ items })}`,
  });
  const body = bodyOf(site, site.pages.find(({ title }) => title === 'B')!.route);
  expect(body).toContain('<ResponseField name="size" type="Int32" required>');
  expect(body).toContain('<ResponseField name="label" type="Int32" default="&#34;a, b = (c)&#34;">');
  expect(body).toContain('<ResponseField name="when" type="Int32" default="default(Time)">');
  expect(body).toContain('<ResponseField name="more" type="Int32">');
});

test('what else there is to see, what an indexer takes, and what constants are', async () => {
  const member = (id: string, type: string, syntax: object): object => ({
    uid: `A.B.${id}`,
    parent: 'A.B',
    name: id,
    type,
    syntax,
  });
  const seealso = [
    { linkType: 'CRef', linkId: 'A.C', commentId: 'T:A.C' },
    { linkType: 'CRef', linkId: 'System.Int32', altText: 'a [number]' },
    { linkType: 'HRef', linkId: 'https://example.com/a', altText: 'Elsewhere' },
    { linkType: 'HRef', linkId: 'javascript:alert(1)', altText: 'Nowhere' },
  ];
  const returned = { type: 'System.Int32', description: 'What is there.' };
  const items = [
    { uid: 'A.B', parent: 'A', children: ['A.B.this[int]', 'A.B.Most', 'A.B.Now'], name: 'B', type: 'Class', seealso },
    { uid: 'A.C', parent: 'A', children: ['A.C.North'], name: 'C', type: 'Enum' },
    { uid: 'A.C.North', parent: 'A.C', name: 'North', type: 'Field', syntax: { content: '[A("x = y")]\nNorth = 4' } },
    member('this[int]', 'Property', {
      content: 'public int this[int at] { get; }',
      parameters: [{ id: 'at', type: 'System.Int32', description: 'The place.' }],
      return: returned,
    }),
    member('Most', 'Field', { content: 'public const string Most = "a = b"', return: returned }),
    member('Now', 'Field', { content: 'public static readonly int Now', return: returned }),
  ];
  const site = await loadSdkSite(tab('own', 'docfx'), {
    'own/A.B.yml': `### YamlMime:ManagedReference\n${JSON.stringify({ items })}`,
  });
  const [body, values] = ['B', 'C'].map((name) => bodyOf(site, site.pages.find(({ title }) => title === name)!.route));
  const route = site.pages.find(({ title }) => title === 'C')!.route;
  expect(body).toContain(
    `**See also**\n\n- [C](${route})\n- a \\[number\\]\n- [Elsewhere](https://example.com/a)\n- Nowhere\n`,
  );
  expect(body).toContain('<ResponseField name="at" type="Int32" required>\n\nThe place.\n');
  expect(body).toContain('What is there.');
  expect(body).toContain('name="Most" type="Int32" default="&#34;a = b&#34;"');
  expect(body).toMatch(/name="Now" type="Int32"(?! default)/);
  expect(values).toContain('name="North" default="4"');
});
