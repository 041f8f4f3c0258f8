import { expect, test } from 'vitest';
import { escapeLabel, escapeTitle } from '../../../../src/base/text/escape-title.ts';
import { readDocument } from '../../../../src/read/markdown/read-document.ts';

test.each([
  ['List *all* <items>', 'List \\*all\\* \\<items>'],
  ['Use `a`', 'Use \\`a\\`'],
  ['The _old_ __init__', 'The \\_old\\_ \\_\\_init\\_\\_'],
  ['[Users](/a)', '[Users]\\(/a)'],
  ['a \\* b &lt; c', 'a \\\\\\* b \\&lt; c'],
  ['Learn C #', 'Learn C \\#'],
  ['~~Old~~', '\\~\\~Old\\~\\~'],
  ['Two\n lines', 'Two lines'],
])('%s is written %s', (title, written) => {
  expect(escapeTitle(title)).toBe(written);
});

test.each(['[Beta] Users', 'GET /users/{user_id}', 'a * b < c & d', 'C#', '50 % of A_B~c', 'C:\\Users'])(
  '%s stays as it is',
  (title) => {
    expect(escapeTitle(title)).toBe(title);
  },
);

test.each(['List *all* <items>', '[a](b) [c]', '_a_ `b` &amp; c\\*', 'A ~~b~~ #'])('Markdown shows %s', (title) => {
  expect(readDocument(`## ${escapeTitle(title)}`, { file: '', line: 1 }).headings[0]?.text).toBe(title);
  expect(readDocument(`## [${escapeLabel(title)}](/x)`, { file: '', line: 1 }).headings[0]?.text).toBe(title);
});
