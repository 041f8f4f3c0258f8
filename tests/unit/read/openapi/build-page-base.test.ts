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

test.each([
  ['Creates a thing', 'Creates a thing.', ''],
  ['Creates a thing', '<p>Creates a <b>thing</b></p>', ''],
  ['Creates a thing', 'Creates a **thing**.\n\nIt *may* fail.\n\nOften.', 'It *may* fail.'],
  ['Creates a thing', 'Creates a thing. It may fail.', 'Creates a thing. It may fail.'],
  ['A', '', ''],
])('%j as title and %j as text have %j under the title', (title, description, lead) => {
  const page = buildPageBase({ ...given, title, description, frontMatter });
  expect(page.lead).toBe(lead);
});
