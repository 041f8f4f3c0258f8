import { expect, test } from 'vitest';
import { bodyOf, loadSdkSite, routes, start, told } from './load-sdk-site.ts';

const tab = (source = 'sdk/javadoc'): object => ({
  tabs: [{ tab: 'SDK', sdk: { format: 'javadoc', source, directory: 'java' }, groups: [start] }],
});

/** A page of javadoc with a class, or what stands in its place. */
const pageOf = (inner: string, modifiers = 'public class '): string =>
  `<main><section class="class-description"><div class="type-signature"><span class="modifiers">${modifiers}</span>` +
  `<span class="element-name">A</span></div></section>${inner}</main>`;
const memberOf = (inner: string, kind = 'method'): string =>
  `<section class="${kind}-details"><ul><li><section class="detail" id="b()"><h3>b</h3>${inner}</section></li></ul></section>`;
const nameOf = (name: string): string => `<span class="element-name">${name}</span>`;

test('a folder of javadoc gets a page for each type and package, by packages', async () => {
  const site = await loadSdkSite(tab());
  expect(told(site)).toEqual([]);
  expect(routes(site)).toEqual([
    '/java/harbour/boats',
    '/java/harbour/boats/classes/Ferry',
    '/java/harbour/boats/classes/Ferry-Anchor',
    '/java/harbour/boats/classes/Hull',
    '/java/harbour/boats/interfaces/Vessel',
    '/java/harbour/crew',
    '/java/harbour/crew/classes/Sailor',
    '/java/harbour/crew/interfaces/Watch',
    '/java/harbour/crew/enums/Rank',
  ]);
  expect(site.pages.slice(1).map(({ place }) => place?.groups[0])).toEqual([
    ...Array.from({ length: 5 }, () => 'harbour.boats'),
    ...Array.from({ length: 4 }, () => 'harbour.crew'),
  ]);
});

const ferry = '/java/harbour/boats/classes/Ferry';
const vessel = '/java/harbour/boats/interfaces/Vessel';

test.each([
  ['boats', `Start with [\`Ferry\`](${ferry}).`],
  ['boats', '- [`Hull`](/java/harbour/boats/classes/Hull): What keeps water out.'],
  [
    'boats/classes/Ferry',
    '```java\npublic abstract class Ferry extends Hull implements Vessel<String>, AutoCloseable\n```',
  ],
  [
    'boats/classes/Ferry',
    'An example:\n\n```java\nFerry ferry = new Ferry("Ann", 3);\nif (ferry.load("salt", 1) && 1 < 2)',
  ],
  ['boats/classes/Ferry', '- one\n- two **bold** \\*star\\*'],
  [
    'boats/classes/Ferry',
    '**Since** 1.2\n\n**See Also**\n\n- [Tides](https://example.com/tides)\n- [`Ferry.Anchor`](/java',
  ],
  ['boats/classes/Ferry', '## Extends\n\n- [`Hull`](/java/harbour/boats/classes/Hull)'],
  ['boats/classes/Ferry', `## Implements\n\n- [\`Vessel<String>\`](${vessel})\n- \`AutoCloseable\``],
  [
    'boats/classes/Ferry',
    '### `constructor` {#constructor}\n\n```java\npublic Ferry()\n```\n\nMakes a ferry without a name.',
  ],
  ['boats/classes/Ferry', '```java\npublic Ferry(String name, int decks)\n```\n\nMakes a ferry.\n\n**Parameters**'],
  ['boats/classes/Ferry', '<ResponseField name="decks" type="int" required>\n\nhow many'],
  [
    'boats/classes/Ferry',
    '<ResponseField name="MOST" type="int" post={["static","final"]} id="property-MOST">\n\nMost pass',
  ],
  [
    'boats/classes/Ferry',
    `deprecated post={["protected"]} id="property-route">\n\nuse [\`routes\`](${ferry}#property-routes)`,
  ],
  [
    'boats/classes/Ferry',
    `type={<>Map&#60;String, List&#60;? extends <a href="${vessel}">Vessel</a>&#60;?&#62;&#62;&#62;</>}`,
  ],
  ['boats/classes/Ferry', `- [\`load(String, int)\`](${ferry}#method-load)`],
  [
    'boats/classes/Ferry',
    '\npublic boolean load(String cargo, int count) throws Ferry.FullException\n```\n\nTakes much.',
  ],
  ['boats/classes/Ferry', '**Throws**\n\n`Ferry.FullException`\n\nif there is no room\n\n`NullPointerException`'],
  [
    'boats/classes/Ferry',
    '@SafeVarargs\npublic static <T, R extends Vessel<String>> List<R> map(Function<? super T, ? extends',
  ],
  ['boats/classes/Ferry', '**Type parameters**\n\n<ResponseField name="T">\n\nwhat comes'],
  ['boats/classes/Ferry', '<ResponseField name="more" type="T...">\n\nothers'],
  ['boats/classes/Ferry', '**Returns** `List<R>`\n\nthe list'],
  ['boats/classes/Ferry', '**Deprecated** boats are for floating\n\nSinks.'],
  ['boats/classes/Ferry', '[`paint`](/java/harbour/boats/classes/Hull#method-paint)\n- [`Vessel`](/java'],
  ['boats/classes/Ferry', '## Classes\n\n- [`Ferry.Anchor`](/java/harbour/boats/classes/Ferry-Anchor)'],
  ['boats/classes/Ferry-Anchor', `**Enclosing class** [\`Ferry\`](${ferry})`],
  ['boats/classes/Hull', '```java\npublic abstract class Hull\n```'],
  ['boats/classes/Hull', `## Extended by\n\n- [\`Ferry\`](${ferry})`],
  ['boats/interfaces/Vessel', '## Type parameters\n\n<ResponseField name="C">\n\nwhat it carries'],
  ['boats/interfaces/Vessel', '<Badge>default</Badge>\n\n```java\ndefault void blow()\n```'],
  [
    'crew/classes/Sailor',
    '<Badge>record</Badge>\n\n```java\n@Watch(who="x")\npublic record Sailor(String name, int age)\n```',
  ],
  ['crew/classes/Sailor', '**Record Components**\n\n- `name` - as it is called\n- `age` - in years'],
  ['crew/classes/Sailor', `Goes on board of a [boat](${ferry}).`],
  ['crew/enums/Rank', '## Values\n\n<ResponseField name="CAPTAIN" id="value-CAPTAIN">\n\nRules.'],
  ['crew/enums/Rank', '**Returns** `boolean`\n\n`true` for the captain'],
  ['crew/interfaces/Watch', '<ResponseField name="hours" type="int" default="4" id="property-hours">\n\nHours of it.'],
])('the page %s shows %j', async (path, shown) => {
  expect(bodyOf(await loadSdkSite(tab()), `/java/harbour/${path}`)).toContain(shown);
});

test('what all objects have is not told, nor what javadoc has lists of', async () => {
  const body = bodyOf(await loadSdkSite(tab()), ferry);
  expect(body).not.toMatch(/hashCode|Constant Field Values|Description copied|Copied/);
});

test('the package of a type in a module is that which its page leads to', async () => {
  const trail =
    '<nav><ol><li><a href="../../module-summary.html">bay</a></li><li><a href="package-summary.html">a.b</a>';
  const files = { 'own/bay/a/b/A.html': `${trail}</li></ol></nav>${pageOf('')}` };
  expect(routes(await loadSdkSite(tab('own'), files))).toEqual(['/java/a/b/classes/A']);
});

const link = '<a href="B.html" title="class in a">B</a>';
const stranger = '<a href="https://example.com/String.html" title="class in c">String</a>';
const variable = '<a href="B.html" title="type parameter in B">E</a>';

test.each([
  [`${link}&lt;${variable}, ${link}&gt;`, '[`B`](/java/classes/B)`<E, `[`B`](/java/classes/B)`>`'],
  [`${link}&lt;${stranger}, ${variable}&gt;`, '[`B<String, E>`](/java/classes/B)'],
  [`${stranger}&lt;${variable}&gt;`, '[`String<E>`](https://example.com/String.html)'],
])('code with links is links and code, in as few parts as may be: %s', async (code, shown) => {
  const note = `<dl class="notes"><dt>Overrides:</dt><dd><code>${code}</code> of it</dd></dl>`;
  const page = pageOf(memberOf(`<div class="member-signature">${nameOf('b')}()</div>${note}`));
  const site = await loadSdkSite(tab('own'), { 'own/A.html': page, 'own/B.html': pageOf('') });
  expect(bodyOf(site, '/java/classes/A')).toContain(`${shown} of it`);
});

test('a link that is no address is text', async () => {
  const block = '<div class="block">See <a href="//[">this</a>.</div>';
  const page = pageOf(memberOf(`<div class="member-signature">${nameOf('b')}()</div>${block}`));
  const site = await loadSdkSite(tab('own'), { 'own/A.html': page });
  expect(bodyOf(site, '/java/classes/A')).toContain('See this.');
});

test('a page names a class or a method of it', async () => {
  const files = {
    'a.mdx': '---\nsdk: class Ferry.Anchor\n---\n\nMine.',
    'b.mdx': '---\nsdk: method harbour.boats.Ferry.load\n---\n',
  };
  const sdk = { format: 'javadoc', source: 'sdk/javadoc' };
  const site = await loadSdkSite(
    { tabs: [{ tab: 'SDK', sdk, groups: [start, { group: 'G', pages: ['a', 'b'] }] }] },
    files,
  );
  expect(told(site)).toEqual([]);
  expect(bodyOf(site, '/a')).toContain(
    'Mine.\n\n<Badge>class</Badge>\n\n```java\npublic static class Ferry.Anchor\n```',
  );
  expect(bodyOf(site, '/b')).toContain('public boolean load(String cargo)');
});

test('private members are left out, and a class in no package has no group of one', async () => {
  const member = (modifiers: string): string =>
    memberOf(`<div class="member-signature"><span class="modifiers">${modifiers}</span> ${nameOf(modifiers)}</div>`);
  const site = await loadSdkSite(tab('own'), { 'own/A.html': pageOf(member('private') + member('protected')) });
  expect(routes(site)).toEqual(['/java/classes/A']);
  expect(bodyOf(site, '/java/classes/A')).toContain('### `protected()`');
  expect(bodyOf(site, '/java/classes/A')).not.toContain('private');
});

test('a class as JDK 16 writes it is read, without the marks for breaks in its signatures', async () => {
  const signature = `<div class="member-signature"><span class="return-type">int</span>&nbsp;${nameOf('b')}&#8203;`;
  const member = memberOf(`${signature}<span class="parameters">(int&nbsp;c)</span></div>`);
  const page = pageOf(member).replace('class-description', 'description');
  const site = await loadSdkSite(tab('own'), { 'own/A.html': page });
  expect(routes(site)).toEqual(['/java/classes/A']);
  expect(bodyOf(site, '/java/classes/A')).toContain('```java\nint b(int c)\n```');
});

test('listings keep the language of their snippets, and lose the margin of the comment', async () => {
  const snippet = '<pre class="snippet"><code class="language-xml">\n  &lt;a&gt;\n    &lt;b/&gt;\n</code></pre>';
  const block = `<div class="snippet-container"><button>Copy</button>${snippet}</div>`;
  const page = pageOf(
    memberOf(`<div class="member-signature">${nameOf('b')}()</div><div class="block">See${block}</div>`),
  );
  const site = await loadSdkSite(tab('own'), { 'own/A.html': page });
  expect(bodyOf(site, '/java/classes/A')).toContain('See\n\n```xml\n<a>\n  <b/>\n```');
  expect(bodyOf(site, '/java/classes/A')).not.toContain('Copy');
});

test.each([
  [
    '<p>Words alone.</p>',
    /^sdk-syntax: .*not readable output of javadoc.*: none of its pages describes a class, an interface or an enum$/,
  ],
  [
    '<pre>public class <span class="typeNameLabel">A</span></pre>',
    /a JDK older than 16; run javadoc from a newer JDK on the s/,
  ],
  [
    pageOf('').replace('</section>', `<div class="block">${'<b>'.repeat(30_000)}</div></section>`),
    /^sdk-syntax: .*: its elements are nested too deeply$/,
  ],
])('what describes nothing is told: %#', async (text, message) => {
  expect(told(await loadSdkSite(tab('own'), { 'own/a.html': text }))).toEqual([expect.stringMatching(message)]);
});

test('nothing of an artefact runs', async () => {
  const block = '<div class="block">&lt;Script/&gt; {process.exit()}<script>x</script></div>';
  const page = pageOf(
    memberOf(`<div class="member-signature">${nameOf('b&lt;Script/&gt;{process.exit()}')}</div>${block}`),
  );
  const site = await loadSdkSite(tab('own'), { 'own/A.html': page });
  const { body } = site.pages.find(({ route }) => route === '/java/classes/A')!.source!;
  expect(body).toContain('Script');
  expect(body.replace(/```[\s\S]*?```|`[^`]*`/g, '')).not.toMatch(/<Script|<script|(?<!\\)\{process/);
  expect(told(site)).toEqual([]);
});
