import { expect, test } from 'vitest';
import { normalizePageName } from '../../../../src/read/config/navigation/page-name.ts';

test.each([
  ['guides/auth', 'guides/auth'],
  ['/guides/auth', 'guides/auth'],
  ['./guides/auth', 'guides/auth'],
  ['//guides//auth//', 'guides/auth'],
  ['guides/./a/../auth', 'guides/auth'],
  ['../other/page', '../other/page'],
  ['guides\\auth.mdx', 'guides/auth'],
  ['guides/auth.mdx', 'guides/auth'],
  ['guides/auth.md', 'guides/auth'],
  ['guides/auth.MDX#tokens', 'guides/auth#tokens'],
  ['guides/auth/#tokens', 'guides/auth#tokens'],
  ['releases/v1.2', 'releases/v1.2'],
  ['index', 'index'],
  ['/', 'index'],
  ['Guides/My Page', 'Guides/My Page'],
  [' guides/auth ', 'guides/auth'],
  ['get started/intro', 'get started/intro'],
  ['GET /users/{id}', 'GET /users/{id}'],
  ['  openapi.json   post  /users ', 'openapi.json post /users'],
  ['/specs/api.json DELETE /users/{id}/', '/specs/api.json DELETE /users/{id}/'],
  ['webhook userCreated', 'webhook userCreated'],
  ['https://example.com/docs/', 'https://example.com/docs/'],
])('%j becomes %j', (written, normal) => {
  expect(normalizePageName(written)).toBe(normal);
});
