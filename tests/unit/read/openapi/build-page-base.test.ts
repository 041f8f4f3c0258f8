import { expect, test } from 'vitest';
import { decideVisibility, pageAccess } from '../../../../src/base/readers/page-access.ts';
import { buildPageBase } from '../../../../src/read/openapi/build-page-base.ts';
import { remainingDescription } from '../../../../src/read/openapi/remaining-description.ts';
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

test.each([
  ['Lists boats.', 'Lists boats.', ''],
  ['Lists boats', 'Lists boats.\n\nIn pages.', 'In pages.'],
  ['Lists boats', 'Lists boats of a harbour.', 'Lists boats of a harbour.'],
  ['Boats', 'Lists boats.', 'Lists boats.'],
  [null, 'Lists boats. In pages.', 'In pages.'],
])('below %j of the author, the description %j says %j', (description, text, rest) => {
  const lead = description ?? 'Lists boats.';
  const page = { title: 'A', lead, frontMatter: { ...frontMatter, description } };
  expect(remainingDescription(page, text)).toBe(rest);
});
