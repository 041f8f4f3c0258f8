import { expect, test } from 'vitest';
import { createReaderMarks } from '../../../../src/base/readers/reader-marks.ts';
import { settleForService } from '../../../../src/base/readers/settle-edition.ts';
import { settleFootnotes } from '../../../../src/build/render/settle-footnotes.ts';

const secret = '0123456789abcdef01234567';
const marks = createReaderMarks(secret);
const reference = (name: string): string =>
  `<a data-footnote-ref="" href="#user-content-fn-${name}" id="user-content-fnref-${name}">1</a>`;
const note = (name: string): string =>
  `<li id="user-content-fn-${name}">Note ${name} <a href="#user-content-fnref-${name}">back</a></li>`;

test('a footnote goes with the parts that refer to it, and is nowhere when none is shown', () => {
  const part = marks.around({ kind: 'members', groups: ['staff'] }).join(reference('two'));
  const html = `<p>${reference('one')}${part}</p><ol>${note('one')}${note('two')}${note('three')}</ol>`;
  const settled = settleFootnotes(html, { aside: '', secret, marks });
  expect(settled).toContain(note('one'));
  expect(settled).toContain(marks.around({ kind: 'members', groups: ['staff'] }).join(note('two')));
  // Its link back would lead nowhere, and be told as a fault.
  expect(settleForService(settled, secret)).not.toContain('fnref-three');
});
