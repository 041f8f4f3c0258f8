import { expect, test } from 'vitest';
import { renderSource } from './render-source.ts';

test.each([
  ['in an element', '<div>\n<b>A</b> <i>B</i>\n</div>', '<b>A</b> <i>B</i>'],
  ['on lines of their own', '<div>\n<b>A</b>\n<i>B</i>\n</div>', '<b>A</b> <i>B</i>'],
  [
    'in a component',
    '<Note>\n\n<kbd>A</kbd> <kbd>B</kbd> <kbd>C</kbd>\n\n</Note>',
    '<kbd>A</kbd> <kbd>B</kbd> <kbd>C</kbd>',
  ],
  ['touching', '<div>\n<b>A</b><i>B</i>\n</div>', '<b>A</b><i>B</i>'],
])('keeps the space between inline elements %s', async (_, source, html) => {
  expect((await renderSource(source)).html).toContain(html);
});

test('keeps the space between badges in an entry of a changelog', async () => {
  const { html } = await renderSource('<Update label="1.0">\n\n<Badge>A</Badge> <Badge>B</Badge>\n\n</Update>');
  expect(html).toMatch(/A<\/span> <span class="badge"/);
});

test('gives a component of the site the children that it was written with', async () => {
  const { html } = await renderSource(
    'export const Row = ({ children }) => <p>{React.Children.count(children)}</p>\n\n<Row>\n<b>A</b> <b>B</b>\n</Row>',
  );
  expect(html).toContain('<p>2</p>');
});
