import { expect, test } from 'vitest';
import { loadApiSite } from './load-api-site.ts';

const paths = {
  '/users': {
    post: {
      summary: 'Add',
      responses: {
        201: {
          description: 'Added',
          links: {
            Read: { operationId: 'readUser' },
            Remove: { operationRef: '#/paths/~1users~1{id}/delete' },
            Count: { operationRef: 'https://other.example.com/api.json#/paths/~1users~1{id}/get' },
            Later: { operationId: 'later' },
            Staff: { operationId: 'staffOnly' },
          },
        },
      },
    },
  },
  '/users/{id}': {
    get: { summary: 'Read', operationId: 'readUser' },
    delete: { summary: 'Remove' },
    put: { summary: 'Later', operationId: 'later', 'x-docs': { hidden: true } },
    patch: { summary: 'Staff', operationId: 'staffOnly', 'x-docs': { groups: ['staff'] } },
  },
};

test('links of responses lead to the pages of operations of the same description that the reader may read', async () => {
  const site = await loadApiSite(paths, { api: { overview: false } });
  const { markdown } = site.pages.find(({ title }) => title === 'Add')!;
  const targets = [...markdown.matchAll(/^- `(\w+)` \((.*)\)$/gm)].map(([, name, target]) => [name, target]);
  expect(targets).toEqual([
    ['Read', '[GET /users/{id}](</api-reference/read>)'],
    ['Remove', '[DELETE /users/{id}](</api-reference/remove>)'],
    ['Count', '`GET /users/{id}`'],
    ['Later', expect.stringMatching(/^`.*`$/)],
    ['Staff', expect.stringMatching(/^`.*`$/)],
  ]);
});
