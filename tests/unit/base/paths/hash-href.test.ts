import { expect, test } from 'vitest';
import { decodeText } from '../../../../src/base/paths/decode-text.ts';
import { hashHref } from '../../../../src/base/paths/hash-href.ts';

test.each([
  ['first-steps', '#first-steps'],
  ['größe-日本', '#größe-日本'],
  ['arc<event>-"x"', '#arc%3Cevent%3E-%22x%22'],
  ['100%-sure', '#100%25-sure'],
])('%s is linked to by what a fragment may hold, and found by what it says', (id, href) => {
  expect(hashHref(id)).toBe(href);
  expect(decodeText(new URL(href, 'https://docs.example.com').hash.slice(1))).toBe(id);
});
