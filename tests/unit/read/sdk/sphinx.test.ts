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
  ['harbour/classes/Ferry', '**Deprecated** Use [`Boat`](/py/harbour/classes/Boat).'],
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
  ['{', /^sdk-syntax: .*no output of sphinx/],
  ['{"body": "<p>Words alone.</p>"}', /no page of it describes a class, a function or data of Python$/],
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
