import { expect, test } from 'vitest';
import { renderPlainMarkdown } from '../../../../src/service/assistant/extractive/render-plain-markdown.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

const render = (markdown: string): string =>
  renderPlainMarkdown(markdown)
    .replace(/\n{2,}/g, '\n\n')
    .trim();

test('components that only arrange, comments, pictures and modules leave no trace', () => {
  const markdown =
    'import A from "./a.mdx"\n\n<Note>\n  Mind the {/* not this */}gap.\n</Note>\n\n<Frame>\n  <img\n    src="/a.png"\n    alt="x > y"\n  />\n</Frame>\n\nAfter<br />it<!-- no -->.';
  expect(render(markdown)).toBe('Mind the gap.\n\nAfter it.');
});

test('code is meant literally, in lines and in blocks', () => {
  expect(render('Write `<Note>` and `{x}`.\n\n<Tip>\n  ```jsx\n  <Note a={1}>\n    x\n  </Note>\n  ```\n</Tip>')).toBe(
    'Write `<Note>` and `{x}`.\n\n```jsx\n<Note a={1}>\n  x\n</Note>\n```',
  );
});

test('elements of a sentence become marks', () => {
  expect(
    render(
      'Press <kbd>K</kbd>, see <a href="/x">this</a>, a <Tooltip tip="word">term</Tooltip> and <strong>more</strong>{" "}words; a < b.',
    ),
  ).toBe('Press `K`, see [this](/x), a term and **more** words; a < b.');
});

test('tabs and accordions are headings, cards that lead elsewhere are left out', () => {
  expect(
    render(
      '<Accordion title="Why?">\n  Because.\n</Accordion>\n<Card title="Next" href="/next">\n  Go on.\n</Card>\n<Card title="Later" link="/later">\n  Wait.\n</Card>\n<Card title="Fact">\n  True.\n</Card>',
    ),
  ).toBe('###### Why?\n\nBecause.\n\nTrue.');
});

test.each(['<a ', '<Step title="', '{/*', '`', '<!--', '[](', '{"'])(
  'a text of %s costs no more than its length',
  (piece) => {
    expect(measureGrowth((length) => renderPlainMarkdown(piece.repeat(length)), 2_500)).toBeLessThan(linearGrowth);
  },
  60_000,
);
