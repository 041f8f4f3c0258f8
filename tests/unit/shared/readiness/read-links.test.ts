import { expect, test } from 'vitest';
import { readLinks } from '../../../../src/shared/readiness/read-links.ts';

test.each([
  ['[a](/b)', '/b'],
  ['[a](</b c.md>)', '/b%20c.md'],
  ['[a](</b>)', '/b'],
  ['[a](/b "Title")', '/b'],
  ['![a](/b)', undefined],
  ['`[a](/b)`', undefined],
  ['[a](mailto:a@b.c)', undefined],
])('%s leads to %s', (markdown, path) => {
  expect(readLinks(markdown, 'https://docs.example.com')[0]?.url.pathname).toBe(path);
});
