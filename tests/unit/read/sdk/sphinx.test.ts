import { expect, test } from 'vitest';
import { bodyOf, loadSdkSite, routes, start, told } from './load-sdk-site.ts';

const tab = (source = 'sdk/sphinx'): object => ({
  tabs: [{ tab: 'SDK', sdk: { format: 'sphinx', source, directory: 'py' }, groups: [start] }],
});

test('a folder of Sphinx gets a page for each symbol, by kind where there is one module', async () => {
  const site = await loadSdkSite(tab());
  expect(told(site)).toEqual([]);
  expect(routes(site)).toEqual([
    '/py/harbour',
    '/py/harbour/classes/Boat',
    '/py/harbour/classes/Ferry',
    '/py/harbour/classes/HarbourError',
    '/py/harbour/functions/between',
    '/py/harbour/enums/Quay',
    '/py/harbour/variables/DEFAULT',
  ]);
});

test.each([
  ['harbour', '- [`Boat`](/py/harbour/classes/Boat): What every boat has.'],
  ['harbour/classes/Boat', '```python\nclass Boat(name: str)\n```'],
  ['harbour/classes/Boat', 'a link to [`Ferry`](/py/harbour/classes/Ferry).'],
  ['harbour/classes/Boat', '<ResponseField name="length" type="float" default="1.0" id="property-length">'],
  ['harbour/classes/Boat', '<ResponseField name="name" type="str" required>\n\nPainted on its side.'],
  ['harbour/classes/Ferry', '**Deprecated** Since version 1.2: Use [`Boat`](/py/harbour/classes/Boat).'],
  ['harbour/classes/Ferry', '```python\nferry = Ferry("Ada")\n```'],
  ['harbour/classes/Ferry', '## Extends\n\n- [`Boat`](/py/harbour/classes/Boat)'],
  ['harbour/classes/Ferry', '### `find()` {#method-find}\n\n```python\nclassmethod find(name: str, *, number: int'],
  ['harbour/classes/Ferry', 'Its number, see [`load()`](/py/harbour/classes/Ferry#method-load).'],
  ['harbour/classes/Ferry', '**Returns** [`Ferry`](/py/harbour/classes/Ferry)\n\nThe ferry.'],
  ['harbour/classes/Ferry', '[`HarbourError`](/py/harbour/classes/HarbourError)\n\nWhen there is none.'],
  ['harbour/functions/between', 'def between(start: Quay, end: Quay = Quay.SOUTH) -> Iterator[int]'],
  ['harbour/functions/between', '<ResponseField name="end" type={<><a href="/py/harbour/enums/Quay">Quay</a></>}'],
  ['harbour/enums/Quay', '## Values\n\n<ResponseField name="NORTH" default="&#39;n&#39;" id="value-NORTH">'],
])('the page %s shows %j', async (path, shown) => {
  expect(bodyOf(await loadSdkSite(tab()), `/py/${path}`)).toContain(shown);
});

test.each([
  ['{', /^sdk-syntax: .*not readable output of sphinx/],
  [
    JSON.stringify({ body: '<span id="module-a"></span><dl class="class"><dt id="a.B"><tt>B</tt></dt></dl>' }),
    /not readable output of sphinx.*: it was written by an old Sphinx; run version 4 or newer on the same sources$/,
  ],
  ['{"body": "<p>Words alone.</p>"}', /none of its pages describes a Python class, function or data$/],
])('what describes nothing is told: %s', async (text, message) => {
  expect(told(await loadSdkSite(tab('own'), { 'own/a.fjson': text }))).toEqual([expect.stringMatching(message)]);
});

test('nothing of an artefact runs', async () => {
  const line = '<dt id="a.B"><span class="descname">B&lt;Script/&gt;{process.exit()}</span></dt>';
  const body = `<dl class="py class">${line}<dd><p>&lt;Script/&gt; {process.exit()}</p><script>x</script></dd></dl>`;
  const site = await loadSdkSite(tab('own'), { 'own/a.fjson': JSON.stringify({ body }) });
  const own = site.pages.find(({ source }) => source?.file.startsWith('own#') && source.body.includes('class'))!;
  expect(own.source!.body.replace(/```[\s\S]*?```/g, '')).not.toMatch(/<Script|<script|(?<!\\)\{process/);
  expect(told(site)).toEqual([]);
});

const word = (text: string): string => `<span class="n"><span class="pre">${text}</span></span>`;
const parameter = (...parts: string[]): string => `<em class="sig-param">${parts.join('')}</em>`;
const line = (id: string, { before = '', after = '' } = {}): string =>
  `<dt class="sig sig-object py" id="${id}">${before}<span class="sig-name descname">${id.split('.').at(-1)}</span>${after}</dt>`;
const definition = (kind: string, lines: string, body = ''): string =>
  `<dl class="py ${kind}">${lines}<dd>${body}</dd></dl>`;
const fields = (label: string, content: string): string =>
  `<dl class="field-list simple"><dt class="field-odd">${label}<span class="colon">:</span></dt><dd>${content}</dd></dl>`;
const xref = (name: string): string => `<code class="xref py">${name}</code>`;

/** The text of one page of a site whose artefact has this body. */
async function pageOf(body: string, route: string): Promise<string> {
  return bodyOf(await loadSdkSite(tab('own'), { 'own/a.fjson': JSON.stringify({ body }) }), route);
}

test('functions are declared as Python declares them', async () => {
  const mark = '<em class="property"><span class="k">async</span><span class="w"> </span></em>';
  const at = '<span class="sig-prename descclassname">@</span>';
  const body =
    definition('function', line('a.load', { before: mark, after: '()' })) +
    definition('function', line('a.cached', { before: at, after: `(${parameter(word('ttl'))})` }));
  expect(await pageOf(body, '/py/a/functions/load')).toContain('\nasync def load()\n');
  expect(await pageOf(body, '/py/a/functions/cached')).toContain('\n@cached(ttl)\n');
});

test('parameters have types and texts of the comment, in all of its paragraphs', async () => {
  const items = [
    '<li><p><strong>to</strong> (<em>str</em><em>, </em><em>optional</em>) – <p>Where.</p>\n<p>And when.</p></p></li>',
    '<li><p><strong>speed</strong> (<a class="reference internal" href="#a.Knots"><em>Knots</em></a>) – <p>One of</p><ul><li><p>slow</p></li></ul></p></li>',
  ];
  const more = fields('Keyword Arguments', '<p><strong>wind</strong> (<em>int</em>) – From where.</p>');
  const lines = line('a.sail', { after: `(${parameter(word('to'))}, ${parameter(word('speed'))})` });
  const body =
    definition('function', lines, fields('Parameters', `<ul class="simple">${items.join('')}</ul>`) + more) +
    definition('class', line('a.Knots'));
  const text = await pageOf(body, '/py/a/functions/sail');
  expect(text).toContain('<ResponseField name="to" type="str">\n\nWhere.\n\nAnd when.\n\n</ResponseField>');
  expect(text).toContain('<a href="/py/a/classes/Knots">Knots</a></>} required>\n\nOne of\n\n- slow\n');
  expect(text).toContain('<ResponseField name="wind" type="int">\n\nFrom where.\n');
});

test('what stands in brackets may be missing, and a signature that Sphinx could not read is read', async () => {
  const optional = `(${parameter(word('eggs'))}<span class="optional">[</span>, ${parameter(word('ham'))}<span class="optional">]</span>)`;
  const loose = ['x: int = 0', 'y: ~typing.Dict[str', '~a.T] = None', 'z: list = &lt;factory&gt;'].map((text) =>
    parameter(word(text)),
  );
  const body =
    definition('function', line('a.spam', { after: optional })) +
    definition('function', line('a.point', { after: `(${loose.join(', ')})` }));
  const spam = await pageOf(body, '/py/a/functions/spam');
  expect(spam).toContain('<ResponseField name="eggs" required>');
  expect(spam).toContain('<ResponseField name="ham">');
  const point = await pageOf(body, '/py/a/functions/point');
  expect(point).toContain('def point(x: int = 0, y: Dict[str, T] = None, z: list = <factory>)');
  expect(point).toContain('<ResponseField name="x" type="int" default="0">');
  expect(point).toContain('<ResponseField name="y" type="Dict&#91;str, T&#93;" default="None">');
});

test('a class in another one has a page of its own, and bases keep what they are made of', async () => {
  const inner = definition(
    'class',
    line('a.Outer.Inner'),
    definition('attribute', line('a.Outer.Inner.y'), '<p>Why.</p>'),
  );
  const bases = `<p>Bases: ${xref('dict')}[${xref('str')}, ${xref('int')}], ${xref('Sized')}, ${xref('object')}</p>`;
  const body = definition('class', line('a.Outer'), bases + inner);
  const outer = await pageOf(body, '/py/a/classes/Outer');
  expect(outer).toContain('## Extends\n\n- `dict[str, int]`\n- `Sized`');
  expect(outer).not.toContain('name="Inner"');
  expect(outer).toContain('## Classes\n\n- [`Outer.Inner`](/py/a/classes/Outer-Inner)');
  expect(await pageOf(body, '/py/a/classes/Outer-Inner')).toContain('id="property-y">\n\nWhy.\n');
});

test('attributes have the types of their comments, and variables are told', async () => {
  const attribute = definition('attribute', line('a.Boat.length'), `<p>Long.</p>${fields('Type', '<p>int</p>')}`);
  const body = definition(
    'class',
    line('a.Boat'),
    fields('Variables', '<p><strong>z</strong> – Depth.</p>') + attribute,
  );
  const text = await pageOf(body, '/py/a/classes/Boat');
  expect(text).toContain('<ResponseField name="length" type="int" id="property-length">');
  expect(text).toContain('**Variables**\n\n**z** – Depth.');
});

test('a module is told of where no section is its own, and formulas are their source', async () => {
  const formula = '<div class="math notranslate nohighlight">\n<span class="eqno">(1)</span>\\[a^{2} < b\\]</div>';
  const body =
    '<section id="top"><h1>Top</h1><span class="target" id="module-a"></span><p>Lead.</p><p>Of <span class="math">\\(x_1\\)</span>.</p>' +
    `${definition('function', line('a.go', { after: '()' }), `<p>Goes.</p>${formula}`)}<p>Later.</p></section>`;
  const text = await pageOf(body, '/py/a');
  expect(text).toContain('\n\nOf `x_1`.\n\n');
  expect(text).not.toContain('Later');
  expect(await pageOf(body, '/py/a/functions/go')).toContain('```latex\na^{2} < b\n```');
});

test('a module tells all that stands before its first definition, wherever its mark is', async () => {
  const mark = '<p id="module-b">Lead.</p>';
  const own = `${mark}<div class="highlight-python"><div class="highlight"><pre>code()</pre></div></div><p>After.</p>`;
  const list = '<dl class="simple"><dt>Term</dt><dd><p>Meaning.</p></dd></dl>';
  const definition = '<dl class="py data"><dt id="b.C"><span class="descname">C</span></dt><dd><p>Of it.</p></dd></dl>';
  const body = `<section id="top"><h1>Top</h1><p>Of none.</p>${own}${list}<div class="toctree-wrapper"><ul><li>Menu</li></ul></div>${definition}<p>Later.</p></section>`;
  const text = await pageOf(body, '/py/b');
  for (const part of ['```python\ncode()\n```', 'After.', 'Meaning.']) expect(text).toContain(part);
  expect(text).not.toMatch(/Of none|Menu|Later/);
  const site = await loadSdkSite(tab('own'), { 'own/a.fjson': JSON.stringify({ body }) });
  expect(site.pages.find(({ route }) => route === '/py/b')!.description).toBe('Lead.');
});

test('sections of a module that define nothing are told on its page', async () => {
  const section = (title: string, content: string): string =>
    `<section id="${title}"><h2>${title}<a class="headerlink" href="#">¶</a></h2>${content}</section>`;
  const usage = section('Usage', `<p>Sail it.</p>${section('Ropes', '<p>Pull.</p>')}`);
  const menu = section('Submodules', '<div class="toctree-wrapper"><ul><li>Menu</li></ul></div>');
  const defining = section('Functions', `<p>All of them.</p>${definition('function', line('a.go', { after: '()' }))}`);
  const parts = `<p>Lead.</p>${usage}${menu}${defining}${section('Later', '<p>Too late.</p>')}`;
  for (const body of [
    `<section id="module-a"><h1>a</h1>${parts}</section>`,
    `<section id="top"><h1>a</h1><span class="target" id="module-a"></span>${parts}</section>`,
  ]) {
    const text = await pageOf(body, '/py/a');
    expect(text).toContain('## Usage\n\nSail it.\n\n## Ropes\n\nPull.');
    expect(text).not.toMatch(/Submodules|Menu|All of them|Too late/);
  }
});

test('the version that deprecates is told, and what a function yields beside what it returns', async () => {
  const told =
    '<div class="deprecated"><p><span class="versionmodified deprecated">Deprecated since version 2.0: </span>Sail.</p></div>';
  const fields = ['Returns', 'Yields'].map((name) => `<dt>${name}</dt><dd><p>${name} ropes</p></dd>`).join('');
  const body = `<dl class="py function"><dt id="a.f"><span class="descname">f</span></dt><dd>${told}<dl class="field-list">${fields}</dl></dd></dl>`;
  const text = await pageOf(body, '/py/a/functions/f');
  expect(text).toContain('**Deprecated** Since version 2.0: Sail.');
  expect(text).toContain('**Yields** Yields ropes');
  expect(text.match(/Returns ropes/g)).toHaveLength(1);
});

test('what is said of several signatures is said once', async () => {
  const lines = line('a.go', { after: '(1)' }) + '<dt><span class="descname">go</span>(2)</dt>';
  const text = await pageOf(definition('function', lines, '<p>First.</p><p>Second.</p>'), '/py/a/functions/go');
  expect(text.match(/Second\./g)).toHaveLength(1);
});
