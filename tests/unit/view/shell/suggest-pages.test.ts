import { expect, test } from 'vitest';
import { findEditionLists, parsePageList, suggestPages } from '../../../../src/browser/not-found/suggest-pages.ts';

const list = `# Acme

> Docs

## Docs

- [Authentication](https://docs.example/guides/authentication.md): How to sign in
- [Rate limits](https://docs.example/guides/rate-limits.md)
- [List users](https://docs.example/api/users/list.md): All of them
- [Home](https://docs.example/index.md)

## Optional

- [Blog](https://blog.example)
`;

const suggest = (path: string) => suggestPages(path, parsePageList(list)).map(({ title }) => title);

test('the pages of an llms.txt are read without its other links', () => {
  expect(parsePageList(list).map(({ href }) => href)).toEqual([
    'https://docs.example/guides/authentication',
    'https://docs.example/guides/rate-limits',
    'https://docs.example/api/users/list',
    'https://docs.example/',
  ]);
});

test.each([
  ['/guide/authenticate', ['Authentication', 'Rate limits']],
  ['/api-reference/users/list-users', ['List users']],
  ['/guides/limits', ['Rate limits', 'Authentication']],
  ['/zzz', []],
])('%s', (path, titles) => {
  expect(suggest(path)).toEqual(titles);
});

test('the list of the language or version is found in whose folder an address lies', () => {
  const editions = `- [Guide](https://docs.example/guide.md)

## Other languages and versions

- [English](/_llms/en.txt)
- [日本語, v1.0](https://docs.example/_llms/ja-v1.0.txt)
- [Português](https://docs.example/_llms/pt-br.txt)
- [2](https://docs.example/_llms/2.txt)
`;
  const find = (path: string) => findEditionLists(path, editions).map((href) => href.replace(/.*_llms/, ''));
  expect(find('/en/guide')).toEqual(['/en.txt']);
  expect(find('/ja/v1.0/guide')).toEqual(['/ja-v1.0.txt']);
  expect(find('/pt-BR/guide')).toEqual(['/pt-br.txt']);
  expect(find('/guide')).toEqual([]);
});

test('pages of one title are told apart by their addresses, and signs of titles stay', () => {
  const text =
    '- [FAQs](/buyer/faqs.md)\n- [FAQs](https://docs.example/seller/faqs.md)\n- [The \\[beta\\] \\*](/beta.md)\n';
  expect(suggestPages('/faqs', parsePageList(text)).map(({ title }) => title)).toEqual([
    'FAQs (/buyer/faqs)',
    'FAQs (/seller/faqs)',
  ]);
  expect(suggestPages('/betas', parsePageList(text)).map(({ title }) => title)).toEqual(['The [beta] *']);
});
