import { expect, test } from 'vitest';
import { renderSource } from './render-source.ts';

test.each([
  ['on the same line', 'Before <Check>Done</Check> after'],
  ['on the next line', 'Before\n<Check>Done</Check>\nafter'],
  ['in a component', '<Steps>\n<Step title="A">\n\nBefore\n<Check>Done</Check>\nafter\n\n</Step>\n</Steps>'],
])('a block between words %s ends their paragraph', async (_, source) => {
  const { html } = await renderSource(source);
  expect(html).toMatch(/<p>Before\s*<\/p>\s*<div class="callout"[\s\S]*Done[\s\S]*<p>\s*after<\/p>/);
});

test('HTML blocks too, but no part of a sentence and no component of the site', async () => {
  expect((await renderSource('Before <div>block</div>')).html).toMatch(/<p>Before\s*<\/p><div>block<\/div>/);
  expect((await renderSource('Before <Badge>B</Badge> after')).html.match(/<p>/g)).toHaveLength(1);
  const own = await renderSource('export const Check = () => <b>own</b>\n\nBefore <Check /> after');
  expect(own.html).toBe('<p>Before <b>own</b> after</p>');
});

test('a block in a tight item of a list that has empty lines elsewhere ends its paragraph', async () => {
  const { html } = await renderSource('1. Before\n   <Check>Done</Check>\n2. Next\n\n   More');
  expect(html).toMatch(/<p>Before\s*<\/p>/);
});

test('the text of a tight list stays without paragraphs', async () => {
  const { html } = await renderSource('- Before <Check>Done</Check>\n- Next');
  expect(html).not.toContain('<p>');
});

test('blocks at the beginning of a paragraph end it as well', async () => {
  const { html } = await renderSource('  <h3>Title</h3>\n  <p>Lead</p>\n  [Link](https://example.com/)');
  expect(html).toMatch(/^<h3[^>]*>Title<a .*<\/h3><p>Lead<\/p><p>\s*<a /);
});

test.each([
  ['<p align="center">\n  Words **and** more\n</p>', '<p align="center">Words <strong>and</strong> more</p>'],
  ['<span>\n  Words\n</span>', '<span>Words</span>'],
  ['<h2>\nWords\n</h2>', '>Words<a '],
  ['<video>\n  Words\n</video>', '>Words</video>'],
  ['<p>\n  <div>One</div>\n</p>', '<div><div>One</div></div>'],
  ['<p>\n  One <b>b</b>\n  <br/>\n</p>', '<p>One <b>b</b><br/></p>'],
  ['<p>\n  <img src="https://example.com/a.png"/>\n</p>', '<p><'],
])('an element for words alone holds no paragraph: %s', async (source, expected) => {
  expect((await renderSource(source)).html).toContain(expected);
});

test('a badge whose words stand on lines of their own holds no paragraph', async () => {
  const { html } = await renderSource('<Badge color="blue">\n  Live\n</Badge>');
  expect(html).toContain('Live');
  expect(html).not.toContain('<p>');
});

test.each([
  ['on one line', '<details><summary>Sum</summary>Words **and** more</details>'],
  ['in a paragraph', 'Before <details><summary>Sum</summary>Words **and** more</details>'],
  ['before a block', '<details><summary>Sum</summary>\nWords **and** more\n<Note>x</Note></details>'],
])('words beside a summary are a paragraph, which has its place in the box: %s', async (_, source) => {
  const { html } = await renderSource(source);
  expect(html).toMatch(
    /<details[^>]*><summary>Sum<\/summary><p>\s*Words <strong>and<\/strong> more\s*<\/p>(?:<div class="callout"[\s\S]*<\/div>)?<\/details>/,
  );
});

async function lineOf(source: string): Promise<string> {
  const { html } = await renderSource(
    source.replaceAll('<See>', '<Visibility for="humans">').replaceAll('</See>', '</Visibility>'),
  );
  return html.replace(/\s+/g, ' ');
}

test.each([
  ['Open <See>the **menu**</See> first', '<p>Open the <strong>menu</strong> first</p>'],
  ['A <CustomComponent><See>b</See></CustomComponent> c', '<p>A b c</p>'],
  ['- <See>Words</See>\n- Next', '<ul> <li> Words </li> <li>Next</li> </ul>'],
  ['<span>\n<See>Words</See>\n</span>', '<span>Words</span>'],
])('what only shows words stays in their line: %s', async (source, expected) => {
  expect(await lineOf(source)).toBe(expected);
});

test.each(['Before <See><Check>Done</Check></See> after', 'Before\n<See>So: <Check>Done</Check></See>\nafter'])(
  'what shows a block ends the paragraph around it: %s',
  async (source) => {
    expect(await lineOf(source)).toMatch(
      /<p>Before ?<\/p>(?:<p>So: <\/p>)?<div class="callout".*Done.*<p> ?after<\/p>/,
    );
  },
);

test.each([
  ['<See>One</See>\n<See>**Two** `c`</See>', '<p>One</p> <p><strong>Two</strong> <code>c</code></p>'],
  ['<See><Badge>B</Badge></See>', '<p><span class="badge"'],
  ['export const Own = () => <div>own</div>\n\n<See><Own /></See>', '<div>own</div>'],
  ['<See>{true && <div>own</div>}</See>', '<div>own</div>'],
])('words on lines of their own in what only shows them are paragraphs: %s', async (source, expected) => {
  expect((await lineOf(source)).trim().slice(0, expected.length)).toBe(expected);
});
