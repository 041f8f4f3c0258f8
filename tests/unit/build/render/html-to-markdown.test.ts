import { expect, test } from 'vitest';
import { htmlToMarkdown } from '../../../../src/build/render/html-to-markdown.ts';
import { renderSource } from './render-source.ts';

test('features are a list, each with its title', () => {
  const html = `<section class="features"><h2>What you get</h2><div class="features-list">
    <div class="feature"><p class="feature-title"><a href="/base/search">Search</a></p>
      <div class="feature-text"><p>On any host.</p><p>In pieces.</p></div></div>
    <div class="feature"><p class="feature-title">Pages</p><div class="feature-text">Whole files.</div></div>
    <div class="feature"><div class="feature-text">Without a title.</div></div>
    <div class="feature"><p class="feature-title">Without a text</p></div>
  </div></section>`;
  expect(htmlToMarkdown(html, '/base')).toBe(
    `## What you get

- **[Search](/search)**: On any host.

  In pieces.
- **Pages**: Whole files.
- Without a title.
- **Without a text**`,
  );
});

test('of two pictures for two modes, one is named', () => {
  const html = `<p><img class="block dark:hidden" src="/light.svg" alt="A"><img class="hidden dark:block" src="/dark.svg" alt="A"></p>
    <div class="hero-image"><img src="/a.svg" alt="B"><img class="hero-image-dark" src="/b.svg" alt="B"></div>`;
  expect(htmlToMarkdown(html, '')).toBe('![A](/light.svg)\n\n![B](/a.svg)');
});

const card = (title: string, text: string) =>
  `<div class="card"><div class="pane-body"><svg></svg><div class="pane-text">${title}<div class="pane-content">${text}</div></div></div></div>`;
const link = (text: string) => `<p class="pane-title"><a class="pane-link" href="/base/${text}">${text}</a></p>`;

test('cards that lead elsewhere are a list of links, each with what it says', () => {
  const html = `<div class="columns card-group">${card(link('keys'), '<p>Use <code>your</code> own.</p><p>More.</p>')}
    ${card(link('models'), 'Which there are')}</div>${card(link('alone'), '')}`;
  expect(htmlToMarkdown(html, '/base')).toBe(
    '- [keys](/keys): Use `your` own.\n\n  More.\n- [models](/models): Which there are\n\n* [alone](/alone)',
  );
});

test('cards that lead nowhere stay what they say', () => {
  const html = `<div class="columns">${card('<p class="pane-title">Plan</p>', 'Ten a day')}${card(link('a'), 'B')}</div>`;
  expect(htmlToMarkdown(html, '')).toBe('Plan\n\nTen a day\n\n- [a](/base/a): B');
});

test('pieces of a line that only style sheets set apart stay apart', () => {
  const field =
    '<p><a href="#types">types</a><code>string</code><span>path</span><span>default: <code>a</code></span><strong>required</strong></p>';
  expect(htmlToMarkdown(field, '')).toBe('[types](#types) `string` path default: `a` **required**');
  expect(htmlToMarkdown('<div><span>ID 2429193</span><span>8605 Street</span></div>', '')).toBe(
    'ID 2429193 8605 Street',
  );
  expect(htmlToMarkdown('<p>H<b>2</b><i>O</i></p>', '')).toBe('H**2**_O_');
  expect(htmlToMarkdown('<p><b>One</b></p>', '')).toBe('**One**');
});

test.each([
  ['<b>APIs </b>in the list', '**APIs** in the list'],
  ['go to<i> APIs </i>', 'go to *APIs*'],
  ['核心页面的<strong>“报告”</strong>中查看', '核心页面的<strong>“报告”</strong>中查看'],
  ['the<b><code>key</code></b>s', 'the<strong>`key`</strong>s'],
  ['a <em>recovery<em>file</em>name</em>', 'a *recovery<em>file</em>name*'],
  ['<b>a</b><i>b</i>c', '**a**<em>b</em>c'],
  ['un<del>(re)</del>done', 'un<del>(re)</del>done'],
  ['one <b>“word”</b>, and <b>one</b>s', 'one **“word”**, and **one**s'],
  ['<b> </b>nothing<b></b>', 'nothing'],
  ['🎉<b>“word”</b>🎉', '🎉<strong>“word”</strong>🎉'],
  ['word<b>🎉</b>', 'word<strong>🎉</strong>'],
  ['✓<b>“word”</b>', '✓**“word”**'],
])('words beside marks stay words: %s', (html, expected) => {
  expect(htmlToMarkdown(`<p>${html}</p>`, '')).toBe(expected);
});

test('what keeps the texts of a component apart for React is no part of its words', () => {
  const html = '<div><p>Hue: <!-- -->165<!-- -->°</p>Saturation: <!-- -->84<!-- -->%</div>';
  expect(htmlToMarkdown(html, '')).toBe('Hue: 165°\n\nSaturation: 84%');
});

test('what stands on lines of its own in a label is not one word', () => {
  const choice = (title: string, checked = '') =>
    `<label><input type="radio" ${checked}/><div><div>${title}</div><div>Signs it</div></div></label>`;
  expect(htmlToMarkdown(`<div>${choice('Raw', 'checked')}${choice('Typed')}</div>`, '')).toBe(
    '\\[x]\n\nRaw\n\nSigns it\n\n\\[ ]\n\nTyped\n\nSigns it',
  );
});

test.each([
  ['paragraphs', '<div>one</div><p>two</p> three', 'one<br />two<br />three'],
  ['a list in a list', 'of<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', 'of<br />- a<br />1. b<br />- c'],
  ['code', '<pre><code>a\n  b | c</code></pre>', '`a`<br />`  b \\| c`'],
  ['a heading', '<h3>a</h3>b', '**a**<br />b'],
  ['pieces of a line', 'a <em>b</em> <code>c</code>', 'a *b* `c`'],
])('%s in a cell of a table are one line, and stand apart', (_, inside, written) => {
  const html = `<table><thead><tr><th>H</th></tr></thead><tbody><tr><td>${inside}</td></tr></tbody></table>`;
  expect(htmlToMarkdown(html, '').split('\n').slice(2)).toEqual([`| ${written} |`]);
});

test('what readers set is no word of the page, and each label is a line of its own', () => {
  const html = `<div><label>Hue: 165<input type="range" value="165"/></label><label>Accent<input type="color" value="#166e3f"/><code>#166E3F</code></label></div>
    <p><label>Seen<input value="twice"/></label> here <input readonly value="npm i"/></p>
    <ul><li><input type="checkbox" checked disabled> Done</li></ul>`;
  expect(htmlToMarkdown(html, '')).toBe('Hue: 165\n\nAccent`#166E3F`\n\nSeen here npm i\n\n- [x] Done');
});

test.each([
  [
    'the colours of a palette',
    '<Color><Color.Item name="Blue" value="#00f" /><Color.Item value={{ light: "#fff", dark: "#000" }} /></Color>',
    '- Blue: `#00f`\n- `#fff`, `#000`',
  ],
  [
    'a prompt without its buttons',
    '<Prompt description="Do *it*" actions={["copy", "cursor"]}>Say {name}</Prompt>',
    'Do *it*\n\n```\nSay {name}\n```',
  ],
  [
    'what a tooltip says, apart from its word',
    'A <Tooltip tip="Its text." headline="Head" cta="Read" href="/guides/b">word</Tooltip> and <Tooltip tip="one">two</Tooltip>.',
    'A word (Head: Its text. [Read](/guides/b)) and two (one).',
  ],
  [
    'the line below a title',
    '<Accordion title="A `Title`" description="About it">Text</Accordion>',
    '<Accordion title="A `Title`" description="About it">\n\nText\n\n</Accordion>',
  ],
  ['how a word is read', '<ruby>日本<rp>(</rp><rt>にほん</rt><rp>)</rp></ruby>へ', '日本(にほん)へ'],
  [
    'bars in cells of tables',
    '| A | B |\n|-|-|\n| `a \\| b` | $P(a \\| b)$ |\n\n<table><tbody><tr><td><Accordion title="a | b">c</Accordion></td></tr></tbody></table>',
    '| A        | B           |\n| -------- | ----------- |\n| `a \\| b` | $P(a \\| b)$ |\n\n|                                             |\n| ------------------------------------------- |\n| <Accordion title="a &#124; b">c</Accordion> |',
  ],
  ['words beside colours', '<Color>Words <Color.Item name="Blue" value="#00f" /></Color>', 'Words\n\n- Blue: `#00f`'],
  [
    'colours in their order',
    '<Color variant="table"><Color.Row title="Row"><Color.Item value="#000" /></Color.Row><Color.Item value="#fff" /></Color>',
    'Row\n\n- `#000`\n\n* `#fff`',
  ],
  ['braces as text', 'Write \\{\\{name\\}\\} or `{name}`', 'Write \\{\\{name}} or `{name}`'],
  [
    'the kind and the title of a box',
    '<Warning title="Say &quot;so&quot;">Text</Warning>\n\n<Callout icon="x">Text</Callout>',
    '<Warning title="Say &quot;so&quot;">\n\nText\n\n</Warning>\n\n<Callout>\n\nText\n\n</Callout>',
  ],
  [
    'steps, and which of them are headings',
    '<Steps><Step title="One" id="first">A</Step><Step title="Two" titleSize="h2">B</Step></Steps>',
    '<Steps>\n\n<Step title="One" id="first">\n\nA\n\n</Step>\n\n<Step title="Two" titleSize="h2">\n\nB\n\n</Step>\n\n</Steps>',
  ],
  [
    'numbers of steps that begin anew',
    '<Steps><Step title="Seven" stepNumber={7}>A</Step></Steps>',
    '<Steps>\n\n<Step title="Seven" stepNumber={7}>\n\nA\n\n</Step>\n\n</Steps>',
  ],
  [
    'tabs, and code by its titles',
    '<Tabs><Tab title="Mac">A</Tab></Tabs>\n\n<CodeGroup>\n```sh One\na\n```\n```text Two\nb\n```\n</CodeGroup>',
    '<Tabs>\n\n<Tab title="Mac">\n\nA\n\n</Tab>\n\n</Tabs>\n\n```sh One\na\n```\n\n```text Two\nb\n```',
  ],
  [
    'titles of code in no language',
    '<CodeBlock filename="a.env">A=1</CodeBlock>\n\n```text Log\nb\n```',
    '```text a.env\nA=1\n```\n\n```text Log\nb\n```',
  ],
  [
    'fields with all that is said of them',
    '<ParamField query="a" type="string" required default="x">Text</ParamField>\n\n<ResponseField name="b" deprecated pre={["p"]} post={["q"]}><Expandable title="More">Text</Expandable></ResponseField>',
    '<ParamField query="a" type="string" required default="x">\n\nText\n\n</ParamField>\n\n<ResponseField name="b" deprecated pre={["p"]} post={["q"]}>\n\n<Expandable title="More">\n\nText\n\n</Expandable>\n\n</ResponseField>',
  ],
  [
    'whom a part is for',
    '<View title="Go">A</View>\n\n<View title="Go">B</View>',
    '<View title="Go">\n\nA\n\n</View>\n\n<View title="Go" id="go-1">\n\nB\n\n</View>',
  ],
  [
    'the tags of an entry',
    '<Update label="May" tags={["a", "b"]}>Text</Update>',
    '<Update label="May" tags={["a","b"]}>\n\nText\n\n</Update>',
  ],
  [
    'names of videos',
    '<video src="https://e.com/a/b.mp4" />\n\n<video title="Tour"><source src="https://e.com/c.mp4" /></video>',
    '[b.mp4](https://e.com/a/b.mp4) [Tour](https://e.com/c.mp4)',
  ],
  ['keys beside each other', '<kbd>Ctrl</kbd><kbd>K</kbd> now', '`Ctrl` `K` now'],
  ['the language of a diagram', '```mermaid\ngraph LR; A-->B\n```', '```mermaid\ngraph LR; A-->B\n```'],
  [
    'footnotes, without their ways back',
    'Text[^1] and[^two], again[^1]\n\n[^1]: Note\n\n[^two]: Other\n\nEnd',
    'Text[^1] and[^two], again[^1]\n\nEnd\n\n[^1]: Note\n\n[^two]: Other',
  ],
  ['footnotes of several paragraphs', 'Text[^é-b]\n\n[^é-b]: A\n\n    - b', 'Text[^é-b]\n\n[^é-b]: A\n\n    - b'],
  ['words that may break as one', 'get_<wbr />user', 'get_user'],
  ['no pictures that stand for icons', '<Icon icon="/x.svg" /> Star <Icon icon="star" />', 'Star'],
  ['what stands higher or lower', '2<sup>10</sup>, CO<sub>2</sub>', '2<sup>10</sup>, CO<sub>2</sub>'],
  [
    'what stands higher in a cell',
    '| a |\n|---|\n| 10<sup>-6</sup> <sup>*x*</sup> |',
    '| a                              |\n| ------------------------------ |\n| 10<sup>-6</sup> <sup>*x*</sup> |',
  ],
])('components keep %s', async (_, source, expected) => {
  const { html } = await renderSource(source);
  expect(htmlToMarkdown(html, '')).toBe(expected);
});

test.each([
  '<div class="update">Words</div>',
  '<div class="update"><p class="entry-label">Words</p>more</div>',
  '<div class="field"><p><b>Words</b> more</p><p>and more</p></div>',
  '<div class="accordion"><h3>Words</h3>{}<p>more</p></div>',
  '<div class="step"><p>Words</p>{}<p>more</p></div>',
  '<div class="expandable">Words{}more</div>',
  '<div class="view">Words{}more</div>',
  '<div class="callout" data-callout-type="note">Words{}more</div>',
  '<div class="columns">Words{}more</div>',
  '<div class="columns"><div class="card">Words{}</div>more</div>',
  '<div class="features-list">Words</div>',
  '<div><span class="color-item">Words</span>more</div>',
  '<div class="tab-list">Words</div>',
  '<div class="tab-bar">Words</div>',
  '<div class="prompt-actions">Words</div>',
  '<div class="math-display">Words</div>',
  '<p><span class="math">Words</span></p>',
  '<p><span class="tooltip-content">Words</span></p>',
])('an element of an author with a class of ours keeps its words: %s', async (element) => {
  const components = `<Accordion title="Inner">Text</Accordion>

<Steps><Step title="Inner">Text</Step></Steps>

<Expandable title="Inner">Text</Expandable>

<View title="Inner">Text</View>

<Note title="Inner">Text</Note>

<Card title="Inner" href="/a">Text</Card>`;
  const { html } = await renderSource(components);
  const markdown = htmlToMarkdown(element.replace('{}', html), '');
  const expected = ['Words', ...(element.match(/and more|more/g) ?? [])];
  for (const words of expected) expect(markdown).toContain(words);
  if (element.includes('{}')) {
    expect(markdown.match(/Inner/g)).toHaveLength(6);
    expect(markdown.match(/Text/g)).toHaveLength(6);
  }
  expect(markdown).not.toContain('$$');
});

test('parts for variations say which ones, in a sentence as well', () => {
  const part = (is: string, content: string): string =>
    `<dw-variation data-is="${is.replaceAll('"', '&quot;')}"${is.includes('a') ? '' : ' hidden=""'}>${content}</dw-variation>`;
  const html = `<p>Use ${part('["a"]', '<b>one</b>')} or ${part('["b"]', 'two')}.</p>
${part('["b","c"]', '<p>Text</p>')}
${part('["b"]', '<div class="callout" data-callout-type="note"><div class="inset-body">Text</div></div>')}`;
  expect(htmlToMarkdown(html, '')).toBe(
    `Use <Variation is="a">**one**</Variation> or <Variation is="b">two</Variation>.

<Variation is={["b","c"]}>

Text

</Variation>

<Variation is="b">

<Note>

Text

</Note>

</Variation>`,
  );
});
