import { expect, test } from 'vitest';
import { parseMdx } from '../../../src/markdown/repair-mdx.ts';

const parse = (source: string) => parseMdx(source, { file: 'a.mdx', line: 5 });

test.each([
  ['An HTML comment', 'Before\n\n<!-- note\nto self -->\n\nAfter'],
  ['A bare < before a number', 'when x < 5 or x <= 3'],
  ['A generic type', 'A Map<A, B> here'],
  ['An autolink', 'See <https://example.com/a?b=c>.'],
  ['A void element', 'one<br>two <img src="/a.png"> three'],
  ['A void element inside of an element', '<div>hey <br> there</div>\n\n<p>a <img src="/b.png"> c</p>'],
  ['An unclosed element', '<div>\n\ntext'],
  ['A stray closing tag', 'text</div>\n\nmore'],
  ['A tag closed by another', '<Note>see <b>this</Note>'],
  ['An expression that is none', 'Call {a b} now'],
  ['An open brace', 'a set { of things'],
  ['A template tag', 'Hello {% name %}'],
  ['A placeholder in angle brackets', 'Set <your-token> in <API_KEY>'],
])('%s is repaired with a warning', (_, source) => {
  const { tree, source: repaired, problems } = parse(source);
  expect(tree).not.toBeNull();
  expect({ repaired, problems: problems.map(({ message, hint, line, column }) => ({ message, hint, line, column })) }).toMatchSnapshot();
  expect(problems.every(({ severity, file }) => severity === 'warning' && file === 'a.mdx')).toBe(true);
});

test('valid MDX is left as it is', () => {
  expect(parse('# A\n\n<Card title="x">y</Card>\n')).toMatchObject({ source: '# A\n\n<Card title="x">y</Card>\n', problems: [] });
});

test('gives up with an error instead of looping', () => {
  const { tree, problems } = parse('a <= 5\n\n'.repeat(600));
  expect(tree).toBeNull();
  expect(problems.at(-1)).toMatchObject({ severity: 'error', code: 'mdx-syntax' });
});

test('repairs that undo each other end soon', () => {
  const { problems } = parse('<div>\n\n{{{ <<< $$ \\frac{ </b> <Foo\n\n```js\nunclosed');
  expect(problems.length).toBeLessThan(120);
});
