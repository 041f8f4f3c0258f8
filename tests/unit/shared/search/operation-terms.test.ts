import { expect, test } from 'vitest';
import { findAskedOperation, operationTerm } from '../../../../src/shared/search/operation-terms.ts';
import type { SearchSection } from '../../../../src/shared/search/search-section.ts';
import { makeSection } from './make-section.ts';
import { openBuilt } from './open-built.ts';

test.each([
  ['POST /posts', 'post:/posts'],
  ['GET /posts/{postId}/', 'get:/posts/{}'],
  ['/posts/{id}:cancel', '/posts/{}:cancel'],
  ['WEBHOOK posted', null],
  ['createPost', null],
  ['and/or', null],
])('a line of keywords: %s', (line, term) => {
  expect(operationTerm(line)).toBe(term);
});

test.each([
  ['POST /posts', ['post:/posts']],
  ['post /Posts/{anything}?draft=true', ['post:/posts/{}', 'post:/{}']],
  [
    'GET https://api.example.com/v2/posts/123:cancel',
    ['get:/v2/posts/{}:cancel', 'get:/posts/{}:cancel', 'get:/{}:cancel'],
  ],
  ['DELETE /posts/6f1c2d3e-1111-4222-8333-444455556666', ['delete:/posts/{}', 'delete:/{}']],
  ['what does /posts/:id answer', ['/posts/{}', '/{}']],
  ['PATCH /<org>/$ID', ['patch:/{}/{}', 'patch:/{}']],
])('a query: %s', (query, terms) => {
  expect(findAskedOperation(query)?.terms).toEqual(terms);
});

test.each(['and/or', 'post', 'CI / CD', '/', 'client/server', ''])('no operation: %j', (query) => {
  expect(findAskedOperation(query)).toBeNull();
});

/** Like descriptions have them: all speak of posts, and the one that is named least of all. */
function makeOperation(title: string, operation: string): SearchSection {
  return makeSection({
    route: `/api/${title.toLowerCase().replaceAll(' ', '-')}`,
    title,
    keywords: [operation],
    isReference: true,
    kind: 'endpoint',
    method: operation.split(' ')[0]!,
  });
}

test.each([
  ['POST /posts', '/api/make-one'],
  ['get /posts', '/api/list-all-posts'],
  ['GET /posts/{postId}', '/api/get-post'],
  ['GET https://api.example.com/v1/posts/12', '/api/get-post'],
  ['PUT /posts/12/status', '/api/post-status-of-posts'],
])('%s comes first', async (query, route) => {
  const { search } = await openBuilt([
    makeOperation('Delete post', 'DELETE /posts/{id}'),
    makeOperation('Get post', 'GET /posts/{id}'),
    makeOperation('Post status of posts', 'PUT /posts/{id}/status'),
    makeOperation('List all posts', 'GET /posts'),
    makeOperation('Make one', 'POST /posts'),
    makeSection({ route: '/guides/posts', title: 'Posts', text: 'Get posts, and post posts.' }),
  ]);
  expect((await search({ query })).pages[0]!.route).toBe(route);
});
