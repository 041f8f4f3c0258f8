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

const translated = [
  '/zh/airship/overview',
  '/zh/rpc/overview',
  '/zh/orb/explore-tokens',
  '/zh/sending-transactions/optimizing-transactions',
];

test.each([
  ['one of many pages of a common name', '/zh/enhanced-transactions/overview', null],
  ['the one of them whose folder is alike', '/zh/rpcs/overview', '/zh/rpc/overview'],
  ['a path of which the folders make up the likeness', '/zh/enhanced-transactions/parse-transactions', null],
  ['a page that has half of the name', '/zh/orb/swap-tokens', null],
  ['slips in the folder and the name', '/zh/sending-transaction/optimising-transactions', translated[3]],
])('%s', (_, path, expected) => expect(createPageSuggester(translated)(path)).toBe(expected));

test('where every page is in the folder of a language, any of them will do', () => {
  expect(createPageSuggester(['/en/guides/auth', '/de/guides/sso'])('/guides/auth')).toBe('/en/guides/auth');
});
