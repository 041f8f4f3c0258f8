import { expect, test } from 'vitest';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { buildDocumentPages } from '../../../../src/read/openapi/build-document-pages.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';

/** One operation for each tag, in this order; the groups as `outer > inner` lines. */
async function groupsOf(tags: readonly string[], rest: object): Promise<string[]> {
  const paths = Object.fromEntries(tags.map((tag) => [`/${tag}`, { get: { tags: [tag], responses: {} } }]));
  const info = { title: 'Harbour', version: '1' };
  const { document } = await parseOpenApi({
    id: 'a.json',
    text: JSON.stringify({ openapi: '3.1.0', info, paths, ...rest }),
  });
  return buildDocumentPages({ document: document!, directory: null, resolveFrontMatter }).map(({ label, parents }) =>
    [...parents, label].join(' > '),
  );
}

test('groups of tags stand within those of `x-tagGroups`, in its order; the other tags follow', async () => {
  const groups = [
    { name: 'Sailing', tags: ['berths', 'ferries'] },
    { name: 'People', tags: ['crew'] },
  ];
  const tags = [{ name: 'ferries', 'x-group': 'Ferries' }];
  expect(await groupsOf(['status', 'crew', 'ferries', 'berths'], { tags, 'x-tagGroups': groups })).toEqual([
    'Sailing > berths',
    'Sailing > Ferries',
    'People > crew',
    'status',
  ]);
});

test('a tag of the same name as its group is the group', async () => {
  const groups = [{ name: 'Crew', tags: ['Crew', 'Roles'] }];
  expect(await groupsOf(['Crew', 'Roles'], { 'x-tagGroups': groups })).toEqual(['Crew', 'Crew > Roles']);
});

test('a tag that two groups name stands in the first', async () => {
  const groups = [
    { name: 'Sailing', tags: ['ferries'] },
    { name: 'People', tags: ['crew', 'ferries'] },
  ];
  expect(await groupsOf(['crew', 'ferries'], { 'x-tagGroups': groups })).toEqual([
    'Sailing > ferries',
    'People > crew',
  ]);
});

test('a `parent` (OpenAPI 3.2) is nearer than the group around it', async () => {
  const tags = [{ name: 'roles', parent: 'crew' }, { name: 'crew' }];
  const groups = [{ name: 'People', tags: ['crew', 'roles'] }];
  expect(await groupsOf(['roles'], { tags, 'x-tagGroups': groups })).toEqual(['People > crew > roles']);
});

test('the label is `x-group`, else `x-displayName`, else the summary', async () => {
  const tags = [
    { name: 'a', summary: 'none', 'x-displayName': 'none', 'x-group': 'A' },
    { name: 'b', summary: 'none', 'x-displayName': 'B' },
    { name: 'c', summary: 'C' },
  ];
  expect(await groupsOf(['a', 'b', 'c'], { tags })).toEqual(['A', 'B', 'C']);
});

test.each([[null], ['People'], [[{ tags: ['crew'] }, null, 'crew', { name: 'People', tags: 'crew' }]]])(
  'groups that are none, %j, change nothing',
  async (groups) => {
    expect(await groupsOf(['crew'], { 'x-tagGroups': groups })).toEqual(['crew']);
  },
);
