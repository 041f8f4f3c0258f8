import { expect, test } from 'vitest';
import type { Repository } from '../../../../src/model/site.ts';
import { sourceLinks } from '../../../../src/view/shell/source-links.ts';
import { testSite } from '../../build/outputs/test-site.ts';

const page = { path: 'guides/a b', title: 'Install & run', source: { file: 'guides/a b.mdx', body: '', line: 1 } };
const linksOf = (feedback: object, repository: Repository | null = null, own = {}): ReturnType<typeof sourceLinks> => {
  const site = { ...testSite({ docs: { feedback }, pages: { 'guides/a b': { ...page, ...own } } }), repository };
  return sourceLinks(site.pages[0]!, site);
};
const repository = (url: string, prefix = ''): Repository => ({ url, branch: 'main', prefix });

test.each([
  [
    'https://github.com/acme/docs',
    'https://github.com/acme/docs/edit/main/site/guides/a%20b.mdx',
    'https://github.com/acme/docs/issues/new?title=Install%20%26%20run',
  ],
  [
    'https://gitlab.com/acme/docs',
    'https://gitlab.com/acme/docs/-/edit/main/site/guides/a%20b.mdx',
    'https://gitlab.com/acme/docs/-/issues/new?issue[title]=Install%20%26%20run',
  ],
  [
    'https://bitbucket.org/acme/docs',
    'https://bitbucket.org/acme/docs/src/main/site/guides/a%20b.mdx?mode=edit',
    'https://bitbucket.org/acme/docs/issues/new?title=Install%20%26%20run',
  ],
  [
    'https://codeberg.org/acme/docs',
    'https://codeberg.org/acme/docs/_edit/main/site/guides/a%20b.mdx',
    'https://codeberg.org/acme/docs/issues/new?title=Install%20%26%20run',
  ],
])('the repository %s', (url, edit, issue) => {
  const links = linksOf({ edits: true, issues: true }, repository(url, 'site/'));
  expect(links.edit).toBe(edit);
  expect(links.issue?.startsWith(issue)).toBe(true);
});

test('addresses of the site’s own, a path in a query encoded as a whole', () => {
  expect(
    linksOf({
      edits: 'https://cms.example.com/edit?file={path}&x={title}',
      issues: 'https://example.com/new?page={url}',
    }),
  ).toEqual({
    edit: 'https://cms.example.com/edit?file=guides%2Fa%20b.mdx&x=Install%20%26%20run',
    issue: 'https://example.com/new?page=https%3A%2F%2Fdocs.example.com%2Fguides%2Fa%20b',
  });
});

test('nothing where it is off, where there is no repository, no file, or no address of the web', () => {
  const none = { edit: null, issue: null };
  expect(linksOf({}, repository('https://github.com/a/b'))).toEqual(none);
  expect(linksOf({ edits: true, issues: true })).toEqual(none);
  expect(linksOf({ edits: 'javascript:alert(1)' })).toEqual(none);
  expect(linksOf({ edits: true }, repository('https://github.com/a/b'), { source: null })).toEqual(none);
});
