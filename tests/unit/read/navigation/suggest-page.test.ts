import { expect, test } from 'vitest';
import { createPageSuggester } from '../../../../src/read/navigation/suggest-page.ts';

const pages = ['/index', '/guides/sidecar', '/guides/sign-in', '/ja/guides/indexer', '/ja/guides/sign-in'];

test.each([
  ['a slip in the name', '/guides/sign-inn', '/guides/sign-in'],
  ['another folder', '/start/sign-in', '/guides/sign-in'],
  ['its own language', '/ja/start/sign-in', '/ja/guides/sign-in'],
  ['no page of another language', '/api/indexer', null],
  ['no other page of the same folder', '/guides/console', null],
])('%s', (_, path, expected) => expect(createPageSuggester(pages)(path)).toBe(expected));

test('where every page is in the folder of a language, any of them will do', () => {
  expect(createPageSuggester(['/en/guides/auth', '/de/guides/sso'])('/guides/auth')).toBe('/en/guides/auth');
});
