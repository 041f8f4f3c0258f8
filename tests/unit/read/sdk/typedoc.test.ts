import { expect, test } from 'vitest';
import { bodyOf, loadSdkSite, routes, start, told } from './load-sdk-site.ts';

const sdk = { format: 'typedoc', source: 'sdk/typedoc.json', directory: 'sdk/ts' };
const tab = (more: object = {}): object => ({ tabs: [{ tab: 'SDK', sdk, groups: [start], ...more }] });

test('a tab gets a page for each symbol, by category, kind and namespace, behind its own groups', async () => {
  const site = await loadSdkSite(tab());
  expect(told(site)).toEqual([]);
  expect(site.pages.map(({ route, place }) => [route, ...(place?.groups ?? [])])).toEqual([
    ['/', 'Start'],
    ['/sdk/ts/functions/between', 'Times'],
    ['/sdk/ts/classes/Boat', 'Classes'],
    ['/sdk/ts/classes/Ferry', 'Classes'],
    ['/sdk/ts/classes/FullError', 'Classes'],
    ['/sdk/ts/interfaces/Passenger', 'Interfaces'],
    ['/sdk/ts/types/Rank', 'Types'],
    ['/sdk/ts/enums/Quay', 'Enums'],
    ['/sdk/ts/variables/first', 'Variables'],
    ['/sdk/ts/tides', 'tides'],
    ['/sdk/ts/tides/variables/height', 'tides'],
  ]);
});

test('a class tells of its declaration, members, relations and examples, and links lead to parts of pages', async () => {
  const site = await loadSdkSite(tab());
  const { lead, headings } = site.pages.find(({ title }) => title === 'Ferry')!;
  expect(lead).toBe('Carries cars and [people](/sdk/ts/interfaces/Passenger).');
  expect(headings.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['constructor', 'method-load', 'method-board', 'method-find', 'examples', 'inherited']),
  );
  const body = bodyOf(site, '/sdk/ts/classes/Ferry');
  expect(body).toContain('```ts\nclass Ferry<Load extends object = {}> extends Boat implements Iterable<Load>\n```');
  expect(body).toContain(String.raw`It goes \{every\} day, see [Ferry.load](/sdk/ts/classes/Ferry#method-load).`);
  expect(body).toContain('**Since** 1.2.0');
  expect(body).toContain("## Examples\n\n```ts\nnew Ferry('Ada');\n```");
  expect(body).toContain('## Extends\n\n- [`Boat`](/sdk/ts/classes/Boat)');
  expect(body).toContain('### `constructor` {#constructor}\n\n```ts\nnew Ferry');
  expect(body).toContain('### `load()` {#method-load}');
  expect(body).toContain('load(what: Load | Passenger, options?: { deck?: number }): number');
  expect(body).toContain('type={<>Load | <a href="/sdk/ts/interfaces/Passenger">Passenger</a></>} required>');
  expect(body).toContain(
    '<Expandable title="Properties">\n\n<ResponseField name="deck" type="number" post={["optional"]}>',
  );
  expect(body).toContain('**Returns** `number`\n\nHow much room is left');
  expect(body).toContain('**Throws**\n\n[FullError](/sdk/ts/classes/FullError) when there is none');
  expect(body).toContain('**Deprecated** Use [Ferry.load](/sdk/ts/classes/Ferry#method-load)');
  expect(body).toContain('<ResponseField name="count" type="number" post={["readonly"]} id="property-count">');
  expect(body).toContain(
    '## Inherited\n\n- [`Boat`](/sdk/ts/classes/Boat): [`name`](/sdk/ts/classes/Boat#property-name), [`leave`](/sdk/ts/classes/Boat#method-leave)',
  );
  expect(body).not.toContain('secret');
  expect(bodyOf(site, '/sdk/ts/classes/Boat')).toContain('## Extended by\n\n- [`Ferry`](/sdk/ts/classes/Ferry)');
});

test.each([
  ['a type', 'types/Rank', '```ts\ntype Rank<T> = T extends string ? `rank-${T}` : T[] | null\n```'],
  ['a variable', 'variables/first', `\`\`\`ts\nconst first: "06:00" = '06:00'\n\`\`\``],
  ['an enum', 'enums/Quay', '<ResponseField name="North" type="&#34;n&#34;" id="value-North">\n\nIn the north.'],
  ['an index', 'interfaces/Passenger', 'name="&#91;key&#58; string&#93;" type="unknown"'],
  ['a default', 'interfaces/Passenger', 'name="age" type="number" default="18" post={["optional"]} id="property-age"'],
  ['a function', 'functions/between', '## Returns\n\n[`Promise<Map<Quay, number>>`](/sdk/ts/enums/Quay)'],
  ['a namespace', 'tides', '## Variables\n\n- [`height`](/sdk/ts/tides/variables/height): Metres.'],
])('%s tells what it is', async (_, path, shown) => {
  expect(bodyOf(await loadSdkSite(tab()), `/sdk/ts/${path}`)).toContain(shown);
});

test('several modules are groups of their own, and names that differ in case alone have pages of their own', async () => {
  const child = (id: number, name: string, kind = 128): object => ({ id, name, kind, flags: {} });
  const modules = [
    { ...child(1, 'client', 2), children: [child(2, 'Boat'), child(3, 'boat')] },
    { ...child(4, 'tools/index', 2), children: [child(5, 'Tool'), { ...child(6, 'Boat', 4194304), target: 2 }] },
  ];
  const artefact = JSON.stringify({ id: 0, name: 'p', kind: 1, flags: {}, children: modules });
  const site = await loadSdkSite(
    {
      tabs: [
        { tab: 'A', sdk: { format: 'typedoc', source: 'own.json' } },
        { tab: 'B', pages: ['index'] },
      ],
    },
    { 'own.json': artefact },
  );
  expect(site.pages.map(({ route, place }) => [route, place?.groups[0]])).toEqual(
    expect.arrayContaining([
      ['/sdk-reference/client', 'client'],
      ['/sdk-reference/client/classes/Boat', 'client'],
      ['/sdk-reference/client/classes/boat-2', 'client'],
      ['/sdk-reference/tools', 'tools/index'],
      ['/sdk-reference/tools/classes/Tool', 'tools/index'],
    ]),
  );
});

test.each([
  ['{', /^sdk-syntax: The SDK artefact is not readable output of typedoc: Expected/],
  ['{"openapi": "3.1.0"}', /it contains no project with `children`$/],
])('what TypeDoc has not written is told: %s', async (text, message) => {
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'bad.json' } }), { 'bad.json': text });
  expect(told(site).filter((problem) => problem.startsWith('sdk'))).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['{process.exit()}', String.raw`\{process.exit()\}`],
  ['<Script src="/x.js" />', '&lt;Script'],
  ['export const a = 1', '&#101;xport'],
  ['</ResponseField>\n\n# Out', '&lt;/ResponseField>'],
  ['[a](javascript:alert) {x}', String.raw`a \{x\}`],
])('nothing of an artefact runs or ends what it stands in: %s', async (text, shown) => {
  const comment = { summary: [{ kind: 'text', text }] };
  const evil = '"><Script/>{process.exit()}`x`';
  const type = { type: 'reference', name: evil, target: { qualifiedName: 'x' } };
  const children = [
    { id: 2, name: evil, kind: 1024, flags: {}, comment, type, defaultValue: evil },
    { id: 3, name: 'c', kind: 1024, flags: {}, type },
    {
      ...{ id: 4, name: evil, kind: 2048, flags: {} },
      signatures: [{ id: 5, name: evil, kind: 4096, flags: {}, type, comment: { blockTags: [{ tag: `@${evil}` }] } }],
    },
  ];
  const symbol = { id: 1, name: 'A', kind: 256, flags: {}, comment, children };
  const artefact = JSON.stringify({ id: 0, name: evil, kind: 1, children: [symbol] });
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), { 'own.json': artefact });
  const page = site.pages.find(({ title }) => title === 'A')!;
  expect(page.source!.body).toContain(shown);
  expect(page.source!.body.replace(/^```ts\n.*\n```$/gm, '')).not.toMatch(/<Script|(?<!\\)\{process/);
  expect(page.markdown).toContain('<ResponseField name="c"');
  expect(told(site)).toEqual([]);
});

test('relative links and pictures of a comment are text: what they name lies beside the sources', async () => {
  const text = 'See ![a picture](a.png), [a file](./b.md) and `list[0](x)`, [the web](https://example.com).';
  const symbol = { id: 1, name: 'A', kind: 256, comment: { summary: [{ kind: 'text', text }] } };
  const artefact = JSON.stringify({ id: 0, name: 'p', kind: 1, children: [symbol] });
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), { 'own.json': artefact });
  expect(site.pages.find(({ title }) => title === 'A')!.lead).toBe(
    'See a picture, a file and `list[0](x)`, [the web](https://example.com).',
  );
});

test('symbols stand in the sidebar in the language of their place', async () => {
  const site = await loadSdkSite({
    languages: [
      { language: 'en', pages: ['index'] },
      { language: 'de', tabs: [{ tab: 'SDK', sdk }] },
    ],
  });
  expect(site.pages.map(({ place }) => place?.groups[0])).toContain('Klassen');
  expect(routes(site)).toContain('/sdk/ts/classes/Ferry');
});

test('HTML for the look of words in a comment is read as Markdown', async () => {
  const summary = [
    {
      kind: 'text',
      text: '<span class="informal">Is <b>fast</b>, <i>and</i> <code>small</code>.</span><p>Generic: a ',
    },
    { kind: 'code', text: '`List<b>`' },
  ];
  const symbol = { id: 1, name: 'A', kind: 256, comment: { summary } };
  const artefact = JSON.stringify({ id: 0, name: 'p', kind: 1, children: [symbol] });
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), { 'own.json': artefact });
  const page = site.pages.find(({ title }) => title === 'A')!;
  expect(page.lead).toBe('Is **fast**, *and* `small`.');
  expect(page.source!.body).toContain('Generic: a `List<b>`');
});

test('a type that is a function tells of its parameters and of what comes back', async () => {
  const text = (words: string): object => ({ summary: [{ kind: 'text', text: words }] });
  const string = { type: 'intrinsic', name: 'string' };
  const call = {
    ...{ id: 3, name: '__type', kind: 4096, type: string },
    parameters: [{ id: 4, name: 'pier', kind: 32768, comment: text('Where it lies.'), type: string }],
    comment: { summary: [], blockTags: [{ tag: '@returns', content: [{ kind: 'text', text: 'Its name.' }] }] },
  };
  const type = { type: 'reflection', declaration: { id: 2, name: '__type', kind: 65536, signatures: [call] } };
  const symbol = { id: 1, name: 'Namer', kind: 2097152, comment: text('Names a boat.'), type };
  const artefact = JSON.stringify({ id: 0, name: 'p', kind: 1, children: [symbol] });
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), { 'own.json': artefact });
  const page = site.pages.find(({ title }) => title === 'Namer')!;
  expect(page.lead).toBe('Names a boat.');
  expect(page.source!.body).toContain('```ts\ntype Namer = (pier: string) => string\n```');
  expect(page.source!.body).toContain(
    '## Parameters\n\n<ResponseField name="pier" type="string" required>\n\nWhere it lies.',
  );
  expect(page.source!.body).toContain('## Returns\n\n`string`\n\nIts name.');
});

test('a type of an object that can be called tells of the call', async () => {
  const string = { type: 'intrinsic', name: 'string' };
  const comment = { summary: [{ kind: 'text', text: 'Calls the harbour.' }] };
  const symbol = {
    ...{ id: 1, name: 'Radio', kind: 2097152 },
    signatures: [{ id: 2, name: '__type', kind: 4096, type: string, comment }],
    children: [{ id: 3, name: 'channel', kind: 1024, type: string }],
  };
  const artefact = JSON.stringify({ id: 0, name: 'p', kind: 1, children: [symbol] });
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), { 'own.json': artefact });
  expect(site.pages.find(({ title }) => title === 'Radio')!.source!.body).toContain(
    '### `()` {#method-call}\n\n```ts\n(): string\n```\n\nCalls the harbour.',
  );
});

test('a property that is a function tells of its parameters and of what comes back, where there is more to say', async () => {
  const text = (words: string): object => ({ summary: [{ kind: 'text', text: words }] });
  const string = { type: 'intrinsic', name: 'string' };
  const call = (comment: object) => ({
    ...{ id: 3, name: '__type', kind: 4096, type: string, comment },
    parameters: [{ id: 4, name: 'pier', kind: 32768, type: string }],
  });
  const told = {
    ...call({
      ...text('Asked first.'),
      blockTags: [{ tag: '@returns', content: [{ kind: 'text', text: 'A name.' }] }],
    }),
    parameters: [{ id: 4, name: 'pier', kind: 32768, comment: text('Where it lies.'), type: string }],
  };
  const callable = (signature: object) => ({
    type: 'reflection',
    declaration: { id: 2, name: '__type', kind: 65536, signatures: [signature] },
  });
  const property = (name: string, type: object) => ({ id: 5, name, kind: 1024, type });
  const methods = {
    id: 8,
    name: '__type',
    kind: 65536,
    children: [{ id: 9, name: 'call', kind: 2048, signatures: [told] }],
  };
  const children = [
    property('namer', callable(told)),
    property('maybe', { type: 'union', types: [{ type: 'intrinsic', name: 'undefined' }, callable(told)] }),
    property('plain', callable(call(text('No more.')))),
    property('inner', { type: 'reflection', declaration: methods }),
  ];
  const artefact = { id: 0, name: 'p', kind: 1, children: [{ id: 1, name: 'Crew', kind: 256, children }] };
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), {
    'own.json': JSON.stringify(artefact),
  });
  const body = bodyOf(site, '/sdk/ts/interfaces/Crew');
  const parameters =
    '<Expandable title="Parameters">\n\n<ResponseField name="pier" type="string" required>\n\nWhere it lies.\n\n</ResponseField>\n\n</Expandable>';
  const parts = `${parameters}\n\n**Returns** \`string\`\n\nA name.\n\n</ResponseField>`;
  expect(body).toContain(`id="property-namer">\n\nAsked first.\n\n${parts}`);
  expect(body).toContain(`id="property-maybe">\n\n${parts}`);
  expect(body).toContain('id="property-plain">\n\nNo more.\n\n</ResponseField>');
  expect(body).toContain(`Asked first.\n\n${parts}\n\n</Expandable>`);
});

test('a type that joins objects tells of their fields, and long declarations are broken', async () => {
  const string = { type: 'intrinsic', name: 'string' };
  const property = (id: number, name: string) => ({ id, name, kind: 1024, type: string });
  const object = (id: number, name: string) => ({
    type: 'reflection',
    declaration: { id, name: '__type', kind: 65536, children: [property(id + 1, name)] },
  });
  const other = { type: 'reference', name: 'OptionsOfSomethingElseWithALongName' };
  const type = { type: 'intersection', types: [object(2, 'pier'), other, object(4, 'deck')] };
  const parameter = (id: number, name: string) => ({ id, name, kind: 131072, type: other });
  const typeParameters = [parameter(6, 'First'), parameter(7, 'Second')];
  const signature = { id: 11, name: 'join', kind: 4096, typeParameters, type: string, parameters: [] };
  const children = [
    { id: 1, name: 'Crew', kind: 2097152, type },
    { id: 8, name: 'Fleet', kind: 128, typeParameters },
    { id: 9, name: 'Harbour', kind: 2097152, typeParameters, type: string },
    { id: 10, name: 'join', kind: 64, signatures: [signature] },
  ];
  const artefact = JSON.stringify({ id: 0, name: 'p', kind: 1, children });
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), { 'own.json': artefact });
  const crew = bodyOf(site, '/sdk/ts/types/Crew');
  expect(crew).toContain(
    '```ts\ntype Crew = {\n  pier: string;\n} & OptionsOfSomethingElseWithALongName & {\n  deck: string;\n}\n```',
  );
  expect(crew).toContain('## Properties\n\n<ResponseField name="pier"');
  expect(crew).toContain('<ResponseField name="deck"');
  const broken = `<\n${['First', 'Second'].map((name) => `  ${name} extends ${other.name},\n`).join('')}>`;
  expect(bodyOf(site, '/sdk/ts/classes/Fleet')).toContain(`class Fleet${broken}\n`);
  expect(bodyOf(site, '/sdk/ts/types/Harbour')).toContain(`type Harbour${broken} = string\n`);
  expect(bodyOf(site, '/sdk/ts/functions/join')).toContain(`function join${broken}(): string\n`);
});

test('what has a getter alone is read-only, as a property of that word is', async () => {
  const string = { type: 'intrinsic', name: 'string' };
  const getSignature = { id: 3, name: 'x', kind: 524288, type: string };
  const setSignature = {
    id: 4,
    name: 'x',
    kind: 1048576,
    parameters: [{ id: 5, name: 'v', kind: 32768, type: string }],
  };
  const accessors = [
    { id: 6, name: 'got', kind: 262144, getSignature },
    { id: 7, name: 'both', kind: 262144, getSignature, setSignature },
  ];
  const artefact = JSON.stringify({
    id: 0,
    name: 'p',
    kind: 1,
    children: [{ id: 1, name: 'Boat', kind: 128, children: accessors }],
  });
  const body = bodyOf(
    await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), { 'own.json': artefact }),
    '/sdk/ts/classes/Boat',
  );
  expect(body).toMatch(/name="got"[^>]*post=\{\["readonly"\]\}/);
  expect(body).toMatch(/name="both"(?![^>]*readonly)/);
});

test('what a comment says of returns and parameters is told of what has no signature, and once of what has one', async () => {
  const tag = (name: string, text: string, more = {}): object => ({
    tag: name,
    content: [{ kind: 'text', text }],
    ...more,
  });
  const comment = {
    summary: [],
    blockTags: [tag('@returns', 'Its depth.'), tag('@param', '- In metres.', { name: 'o.x' })],
  };
  const signature = { id: 9, name: 'f', kind: 4096, comment, type: { type: 'intrinsic', name: 'number' } };
  const children = [
    { id: 3, name: 'got', kind: 262144, getSignature: { ...signature, id: 4, kind: 524288 } },
    {
      id: 5,
      name: 'load',
      kind: 2048,
      signatures: [{ ...signature, comment: { blockTags: [tag('@returns', 'Tons.')] } }],
    },
  ];
  const project = {
    id: 0,
    name: 'p',
    kind: 1,
    children: [
      { id: 1, name: 'Boat', kind: 128, children },
      { id: 2, name: 'sail', kind: 32, comment, type: { type: 'reference', name: 'Sail' } },
    ],
  };
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), { 'own.json': JSON.stringify(project) });
  const boat = bodyOf(site, '/sdk/ts/classes/Boat');
  expect([boat.match(/Its depth\./g), boat.match(/Tons\./g)].map((found) => found?.length)).toEqual([1, 1]);
  expect(bodyOf(site, '/sdk/ts/variables/sail')).toContain('**Param** `o.x`: In metres.');
});

test('what an object has that is joined to a named type is told', async () => {
  const comment = { summary: [{ kind: 'text', text: 'All of it.' }] };
  const own = { id: 5, name: 'whole', kind: 1024, comment, type: { type: 'literal', value: true } };
  const declaration = { id: 4, name: '__type', kind: 65536, children: [own] };
  const joined = {
    type: 'intersection',
    types: [
      { type: 'reference', name: 'Base' },
      { type: 'reflection', declaration },
    ],
  };
  const type = { type: 'union', types: [joined, { type: 'intrinsic', name: 'undefined' }] };
  const signature = { id: 2, name: 'get', kind: 4096, parameters: [{ id: 3, name: 'options', kind: 32768, type }] };
  const project = { id: 0, name: 'p', kind: 1, children: [{ id: 1, name: 'get', kind: 64, signatures: [signature] }] };
  const site = await loadSdkSite(tab({ sdk: { ...sdk, source: 'own.json' } }), { 'own.json': JSON.stringify(project) });
  expect(bodyOf(site, '/sdk/ts/functions/get')).toMatch(/name="whole"[^>]*>\n\nAll of it\./);
});

test('what a module hands on stands on its page, and another name on the page of what has it', async () => {
  const reference = (id: number, name: string, target: number): object => ({ id, kind: 4194304, name, target });
  const signature = { id: 7, kind: 4096, name: 'make', type: { type: 'intrinsic', name: 'void' } };
  const project = {
    ...{ id: 0, kind: 1, name: 'p' },
    children: [
      // The first module hands on what the second one holds.
      {
        ...{ id: 1, kind: 2, name: 'index' },
        children: [
          reference(10, 'Client', 5),
          reference(11, 'OldClient', 5),
          reference(12, 'create', 6),
          reference(13, 'Lost', 99),
        ],
      },
      {
        ...{ id: 2, kind: 2, name: 'other' },
        children: [
          { id: 5, kind: 128, name: 'Client' },
          { id: 6, kind: 64, name: 'make', signatures: [signature] },
        ],
      },
    ],
  };
  const site = await loadSdkSite(
    { tabs: [{ tab: 'SDK', sdk: { format: 'typedoc', source: 'own.json', directory: 'ts' }, groups: [start] }] },
    { 'own.json': JSON.stringify(project) },
  );
  expect(bodyOf(site, '/ts')).toContain(
    '**Re-exports**\n\n- [`Client`](/ts/other/classes/Client)\n- `OldClient`: [`Client`](/ts/other/classes/Client)\n- `create`: [`make`](/ts/other/functions/make)',
  );
  expect(bodyOf(site, '/ts/other/classes/Client')).toContain('**Also exported as** `OldClient`');
  expect(bodyOf(site, '/ts/other/functions/make')).toContain('**Also exported as** `create`');
});
