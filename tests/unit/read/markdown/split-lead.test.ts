import { expect, test } from 'vitest';
import { splitLead } from '../../../../src/read/markdown/split-lead.ts';

test.each([
  ['One `two`\nthree.\r\n\r\nFour.', 'One `two`\nthree.', 'Four.'],
  ['Grüße 😀 **fett**\n\n- Liste', 'Grüße 😀 **fett**', '- Liste'],
  ['Either of these:\n\n- a', '', 'Either of these:\n\n- a'],
  ['Only one.', 'Only one.', ''],
  ['- a list\n\nText', '', '- a list\n\nText'],
  ['<p>HTML</p>\n\nText', '', '<p>HTML</p>\n\nText'],
  ['See [it][1].\n\n[1]: /it', '', 'See [it][1].\n\n[1]: /it'],
  ['', '', ''],
])('%j', (markdown, lead, rest) => {
  expect(splitLead(markdown)).toEqual({ lead, rest });
});
