import { expect, test } from 'vitest';
import { parsePageList, suggestPages } from '../../../../src/browser/not-found/suggest-pages.ts';

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
