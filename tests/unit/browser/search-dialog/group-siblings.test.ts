import { expect, test } from 'vitest';
import { groupSiblings } from '../../../../src/browser/search-dialog/group-siblings.ts';
import type { PageResult } from '../../../../src/shared/search/search-results.ts';

function page(route: string, fields: Partial<PageResult> = {}): PageResult {
  return {
    route,
    title: [],
    breadcrumb: ['API', 'Users'],
    kind: 'endpoint',
    method: 'GET',
    language: null,
    version: null,
    tab: null,
    score: 1,
    excerpt: [],
    sections: [],
    ...fields,
  };
}

test('operations of one place stand together where the best of them is; nothing else moves', () => {
  const groups = groupSiblings([
    page('/create', { method: 'POST' }),
    page('/guide', { method: '', kind: 'prose' }),
    page('/list'),
    page('/orders', { breadcrumb: ['API', 'Orders'] }),
    page('/guide-2', { method: '', kind: 'prose' }),
    page('/old', { version: 'v1' }),
    page('/remove', { method: 'DELETE' }),
    page('/ping', { breadcrumb: [] }),
    page('/pong', { breadcrumb: [] }),
  ]);
  expect(groups.map((group) => group.map(({ route }) => route))).toEqual([
    ['/create', '/list', '/remove'],
    ['/guide'],
    ['/orders'],
    ['/guide-2'],
    ['/old'],
    ['/ping'],
    ['/pong'],
  ]);
});
