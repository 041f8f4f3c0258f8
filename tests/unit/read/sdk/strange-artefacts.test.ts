import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { parseMdxTree } from '../../../../src/read/markdown/mdx-parser.ts';
import { readDocfxText } from '../../../../src/read/sdk/docfx/read-docfx-text.ts';
import { bodyOf, loadSdkSite, routes, start, told } from './load-sdk-site.ts';

const project = (...children: object[]): string => JSON.stringify({ id: 0, name: 'p', kind: 1, children });
const said = (text: string): object => ({
  id: 1,
  name: 'A',
  kind: 256,
  comment: { summary: [{ kind: 'text', text }] },
});
const load = (text: string): ReturnType<typeof loadSdkSite> =>
  loadSdkSite(
    { tabs: [{ tab: 'SDK', sdk: { format: 'typedoc', source: 'own.json' }, groups: [start] }] },
    {
      'own.json': text,
    },
  );
const docfx = (yaml: string): ReturnType<typeof loadSdkSite> =>
  loadSdkSite(
    { tabs: [{ tab: 'SDK', sdk: { format: 'docfx', source: 'net' }, groups: [start] }] },
    {
      'net/a.yml': `### YamlMime:ManagedReference\n${yaml}`,
    },
  );

test('links to symbols whose keys are none are text', async () => {
  const site = await load(project(said('See [this](sdk:%E0%A4%A), and go on.')));
  expect(told(site)).toEqual([]);
  expect(site.pages.find(({ title }) => title === 'A')!.lead).toBe('See this, and go on.');
  const other = await docfx(
    'items:\n- uid: A\n  type: Class\n  summary: "See <xref href=\\"\uDC00\\">this</xref>."\n'.replace(
      '\uDC00',
      '\\uDC00',
    ),
  );
  expect(other.pages.find(({ title }) => title === 'A')!.lead).toBe('See this.');
});

test.each([
  ['pieces of code in a bracket', `](x) [${'`a`'.repeat(5000)}`],
  ['brackets in code in brackets', `](x) ${'[`'.repeat(20_001)}`],
  ['grave accents', `](x) ${'`'.repeat(40_000)}a`],
])('many %s cost no more than their length', { timeout: 5000 }, async (_, text) => {
  const site = await load(project(said(text)));
  expect(told(site)).toEqual([]);
});

test('code in the label of a link leads with it, and a grave accent alone is a sign', async () => {
  const site = await load(
    project(said('See [the `B[0]` of it](sdk:2) and [a ` b](sdk:2).'), { id: 2, name: 'B', kind: 256 }),
  );
  expect(site.pages.find(({ title }) => title === 'A')!.lead).toBe(
    'See [the `B[0]` of it](/sdk-reference/interfaces/B) and [a ` b](/sdk-reference/interfaces/B).',
  );
});

test.each(['constructor', '__proto__', 'toString'])('what is of the kind %s is of none that is known', async (kind) => {
  const types = await load(
    project({ id: 1, name: 'v', kind: 32, type: { type: kind, name: 'Odd' } }, { id: 2, name: 'w', kind }),
  );
  expect(told(types)).toEqual([]);
  expect(bodyOf(types, '/sdk-reference/variables/v')).toContain('let v: Odd');
  const yaml = `items:\n- {uid: A, type: Class, summary: '<xref href="B">that</xref>'}\n- {uid: B, type: ${kind}}\n`;
  const site = await docfx(`${yaml}- {uid: A.b, parent: A, type: ${kind}, name: b}\n`);
  expect(told(site)).toEqual([]);
  expect(site.pages.find(({ title }) => title === 'A')).toMatchObject({ lead: 'that', headings: [] });
});

test('long names are cut at a whole character, to what a file system holds', async () => {
  const names = [`a${'\u{1D49C}'.repeat(90)}`, '船'.repeat(120), 'x'.repeat(3000)];
  const site = await load(project(...names.map((name, id) => ({ id: id + 1, name, kind: 256 }))));
  expect(told(site)).toEqual([]);
  expect(routes(site)).toHaveLength(3);
  for (const route of routes(site)) {
    expect(route.isWellFormed()).toBe(true);
    expect(Buffer.byteLength(route.split('/').at(-1)!)).toBeLessThan(200);
  }
});

test('names whose small letters are longer keep their own form', async () => {
  const site = await load(project({ id: 1, name: 'İx', kind: 256 }, { id: 2, name: 'İX', kind: 256 }));
  expect(routes(site)).toEqual(['/sdk-reference/interfaces/İx', '/sdk-reference/interfaces/İX-2']);
});

test('links to parts of another text are text, and those to parts of the page lead there', async () => {
  const text = 'See [stop](#ky.stop), [it](docs/a_(b).md) and [read](#method-read).';
  const site = await load(project(said(text), { ...said(`[More](#more)\n\n## More\n\nWords.`), id: 2, name: 'B' }));
  const leads = site.pages.filter(({ route }) => route !== '/').map(({ lead }) => lead);
  expect(leads).toEqual(['See stop, it and [read](#method-read).', '[More](#more)']);
});

test.each([
  [[null], '`children` of "p" is not a list of objects'],
  [[{ id: 1, kind: 128 }], 'part of it has no `name`'],
  [[{ id: 1, kind: 128, name: 5 }], '`name` of "5" is not a string'],
  [[{ id: 1, kind: 2, name: 'A', children: {} }], '`children` of "A" is not a list of objects'],
  [[{ id: 1, kind: 128, name: 'A', flags: null }], '`flags` of "A" is not an object'],
  [[{ id: 1, kind: 128, name: 'A', comment: { summary: 'x' } }], '`summary` is not a list of objects'],
  [[{ id: 1, kind: 128, name: 'A', comment: { summary: [{ kind: 'text', text: 5 }] } }], '`text` is not a string'],
  [[{ id: 1, kind: 128, name: 'A', comment: { modifierTags: [5] } }], '`modifierTags` is not a list of strings'],
  [[{ id: 1, kind: 128, name: 'A', comment: { blockTags: [{}] } }], '`blockTags` is not a list of tags'],
  [[{ id: 1, kind: 32, name: 'A', type: { type: 'reference', name: 7 } }], '`name` of "7" is not a string'],
])('what is not shaped as TypeDoc writes it is told: %j', async (children, reason) => {
  const site = await load(JSON.stringify({ id: 0, name: 'p', kind: 1, children }));
  expect(told(site)).toContain(`sdk-syntax: The SDK artefact is not readable output of typedoc: ${reason}`);
});

test('items of DocFX that hold something else than DocFX writes are read as far as they go', async () => {
  const site = await docfx(
    'items:\n- {uid: A, type: Class, parent: {}, inheritance: [B, C]}\n- {uid: C, type: Class, name: 5}\n' +
      'references:\n- {uid: B, spec.csharp: [null, 5, {name: Base}]}\n- {uid: C, name: 5}\n',
  );
  expect(told(site)).toEqual([]);
  expect(routes(site)).toEqual(['/sdk-reference/A/classes/A', '/sdk-reference/C/classes/5']);
});

test('what is called index has an address of its own beside a module that is called as its folder', async () => {
  const site = await load(project({ id: 1, name: 'types', kind: 2 }, { id: 2, name: 'index', kind: 2097152 }));
  expect(told(site)).toEqual([]);
  expect(routes(site).sort()).toEqual(['/sdk-reference/types', '/sdk-reference/types/index-2']);
});

test.each([
  ['links', '<xref href="a'],
  ['pieces of code', '<code '],
  ['names of parameters', '<paramref name="a" '],
])('many %s of DocFX without an end cost no more than their length', { timeout: 5000 }, (_, opening) => {
  const text = opening.repeat(20_000);
  const before = performance.now();
  expect(readDocfxText(text, (uid) => uid)).toBe(text.trim());
  expect(performance.now() - before).toBeLessThan(250);
});

const tooDeep = 'its elements are nested too deeply';
const nested = (times: number, open: string, inner: string, close: string): string =>
  open.repeat(times) + inner + close.repeat(times);

test.each([
  ['namespaces', 1500, '{"id":1,"name":"a","kind":4,"children":[', ']}'],
  ['members', 10_000, '{"id":1,"name":"a","kind":128,"children":[', ']}'],
])('%s of TypeDoc that nest without an end are told', async (_what, times, open, close) => {
  const inner = '{"id":5,"name":"C","kind":128}';
  const site = await load(`{"id":0,"name":"p","kind":1,"children":[${nested(times, open, inner, close)}]}`);
  expect(told(site)).toContain(`sdk-syntax: The SDK artefact is not readable output of typedoc: ${tooDeep}`);
});

test.each(['div', 'em'])('elements of Sphinx that nest without an end are told: %s', async (name) => {
  const text = nested(10_000, `<${name}>`, 'x', `</${name}>`);
  const signature = '<dt class="sig sig-object py" id="a.C"><span class="sig-name descname">C</span></dt>';
  const body = `<dl class="py class">${signature}<dd>${text}</dd></dl>`;
  const site = await loadSdkSite(
    { tabs: [{ tab: 'SDK', sdk: { format: 'sphinx', source: 'py' }, groups: [start] }] },
    { 'py/a.fjson': JSON.stringify({ body, title: 'A', current_page_name: 'a' }) },
  );
  expect(told(site)).toContain(`sdk-syntax: The SDK artefact is not readable output of sphinx: ${tooDeep}`);
});

/** What of a body of MDX is code of its own: expressions, statements and elements that no other body has. */
function foreignCode(body: string): string[] {
  const found: string[] = [];
  const look = (node: Nodes): void => {
    if (/Expression$|Esm$/.test(node.type) || ('name' in node && node.name === 'Odd')) found.push(node.type);
    if ('children' in node) node.children.forEach(look);
  };
  look(parseMdxTree(body));
  return found;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const javadocWith = (modifiers: string, notes: string): string =>
  '<main><section class="class-description"><div class="type-signature"><span class="modifiers">public class </span>' +
  `<span class="element-name">A</span></div>${notes}</section><section class="field-details"><section class="detail">` +
  `<div class="member-signature"><span class="modifiers">${modifiers}</span><span class="element-name">b</span></div>` +
  '</section></section><section class="method-details"><section class="detail">' +
  `<div class="member-signature"><span class="modifiers">${modifiers}</span><span class="element-name">c</span></div>` +
  `${notes}</section></section></main>`;

test.each([
  '{process.exit()}',
  '\\{process.exit()}',
  '`{process.exit()}',
  '<Odd/>',
  '**\n\nexport const a = process.exit()\n\n**',
  '$\\{process.exit()}$',
  '&#123;process.exit()&#125;',
])('nothing of labels and modifiers in javadoc runs: %j', async (text) => {
  const notes = `<dl class="notes"><dt>${escaped(text)}:</dt><dd>Words.</dd></dl>`;
  const site = await loadSdkSite(
    { tabs: [{ tab: 'SDK', sdk: { format: 'javadoc', source: 'java' }, groups: [start] }] },
    { 'java/p/A.html': javadocWith(`public ${escaped(text)}`, notes) },
  );
  const body = bodyOf(site, routes(site).at(-1)!);
  expect(body).toContain('Words.');
  expect(body).not.toMatch(/post=\{[^}]*process/);
  expect(foreignCode(body)).toEqual([]);
});
