import { expect, test } from 'vitest';
import { decideVisibility, pageAccess } from '../../../../src/base/readers/page-access.ts';
import { buildPageBase } from '../../../../src/read/openapi/build-page-base.ts';
import { frontMatter } from '../navigation/build-from-docs-json.ts';

const given = { path: 'api/things', title: '', description: '', keywords: [] };

test('groups of an operation restrict its page, also in an open part of the navigation', () => {
  const page = buildPageBase({ ...given, frontMatter, groups: ['staff'] });
  expect(pageAccess(decideVisibility(page.frontMatter, true), { isPrivate: true })).toEqual({
    kind: 'members',
    groups: ['staff'],
  });
});

test('groups in front matter win over those of the operation', () => {
  const page = buildPageBase({ ...given, frontMatter: { ...frontMatter, groups: ['a'] }, groups: ['b'] });
  expect(page.visibility.groups).toEqual(['a']);
});
