import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRepository, toWebAddress } from '../../../../../src/read/site/git/read-repository.ts';
import { git, makeRepository } from './history.ts';

test.each([
  ['https://github.com/acme/docs.git', 'https://github.com/acme/docs'],
  ['https://x-access-token:s3cret@github.com/acme/docs', 'https://github.com/acme/docs'],
  ['git@github.com:acme/docs.git', 'https://github.com/acme/docs'],
  ['ssh://git@gitlab.example.com:2222/team/sub/docs.git/', 'https://gitlab.example.com/team/sub/docs'],
  ['/srv/git/docs.git', null],
  ['file:///srv/git/docs', null],
])('%s', (remote, page) => {
  expect(toWebAddress(remote)).toBe(page);
});

test('a site in a folder of its repository', async () => {
  const root = makeRepository([{ date: '2024-01-02T03:04:05Z', files: { 'docs/a.mdx': 'a' } }]);
  expect(await readRepository(root)).toBeNull();
  git(root, ['remote', 'add', 'origin', 'git@github.com:acme/docs.git']);
  mkdirSync(join(root, 'docs'), { recursive: true });
  expect(await readRepository(join(root, 'docs'))).toEqual({
    url: 'https://github.com/acme/docs',
    branch: 'main',
    prefix: 'docs/',
  });
});
