import { expect, test } from 'vitest';
import { cutSections } from '../../../../src/read/markdown/cut-sections.ts';

const cut = (markdown: string) =>
  cutSections(markdown, { headings: [{ depth: 2, text: 'FAQ', id: 'faq' }], syntax: 'mdx' }).map(
    ({ heading, entry, within, text }) => ({ id: heading?.id ?? '', title: heading?.text ?? '', entry, within, text }),
  );

test('a titled component is a part of its own, and what follows it belongs to the heading above', () => {
  const markdown = [
    '## FAQ',
    'Before',
    '<AccordionGroup>',
    '<Accordion title="Is it **free**?">Yes.</Accordion>',
    '<Accordion title="Is it fast?">',
    'Very.',
    '</Accordion>',
    '</AccordionGroup>',
    'After',
  ].join('\n');
  expect(cut(markdown)).toEqual([
    { id: '', title: '', entry: '', within: null, text: '' },
    { id: 'faq', title: 'FAQ', entry: '', within: null, text: 'Before' },
    { id: 'is-it-free', title: 'Is it free?', entry: 'FAQ', within: 1, text: 'Yes.' },
    { id: 'is-it-fast', title: 'Is it fast?', entry: 'FAQ', within: 1, text: 'Very.' },
    { id: 'faq', title: 'FAQ', entry: '', within: 1, text: 'After' },
  ]);
});

test('every kind has the id that the page gives it', () => {
  const markdown = [
    '<Tabs>\n<Tab title="npm">\n<Tabs>\n<Tab title="npm">\nInner\n</Tab>\n</Tabs>\n</Tab>\n<Tab title="npm">\nOuter\n</Tab>\n</Tabs>',
    '<Steps>\n<Step title="Install it">\nRun\n</Step>\n<Step title="Install it" id="again">\nRun\n</Step>\n</Steps>',
    '<ParamField query="userId" type="string">\nWho\n<Expandable title="properties">\n<ResponseField name="userId">\nSame\n</ResponseField>\n</Expandable>\n</ParamField>',
  ].join('\n\n');
  expect(cut(markdown).map(({ id, text }) => [id, text])).toEqual([
    ['', ''],
    ['npm', ''],
    ['npm-3', 'Inner'],
    ['npm-2', 'Outer'],
    ['install-it', 'Run'],
    ['again', 'Run'],
    ['param-user-id', 'string Who'],
    ['properties', ''],
    ['param-user-id-1', 'Same'],
  ]);
});

test('each view counts for ids, whether its title is new or not', () => {
  const markdown =
    '<View title="npm">\nA\n</View>\n\n<View title="npm">\nB\n</View>\n\n<Accordion title="npm">C</Accordion>';
  expect(cut(markdown).map(({ id, text }) => [id, text])).toEqual([
    ['', 'npm A npm B'],
    ['npm-2', 'C'],
  ]);
});

test('no part is lost or written twice', () => {
  const markdown = 'A\n\n<Tabs>\n<Tab title="One">\nB\n</Tab>\n</Tabs>\n\nC\n\n## FAQ\n\nD';
  const parts = cutSections(markdown, { headings: [{ depth: 2, text: 'FAQ', id: 'faq' }], syntax: 'mdx' });
  expect(parts.map((part) => part.markdown).join('\n')).toBe(markdown);
});
