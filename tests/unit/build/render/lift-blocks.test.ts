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

test('the text of a tight list stays without paragraphs', async () => {
  const { html } = await renderSource('- Before <Check>Done</Check>\n- Next');
  expect(html).not.toContain('<p>');
});
