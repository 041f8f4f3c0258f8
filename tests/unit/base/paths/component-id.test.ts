import { expect, test } from 'vitest';
import { createComponentIds, slugAccordion, slugParam } from '../../../../src/base/paths/component-id.ts';

test.each([
  ['OAuth 2.0: Setup', 'oauth-2-0-setup'],
  ["What's included?", 'whats-included'],
  ['Größe & Gewicht', 'groesse-and-gewicht'],
  ['Café', 'cafe'],
  ['日本語 見出し', '日本語-見出し'],
  ['???', 'accordion'],
])('accordion %s', (title, id) => {
  expect(slugAccordion(title)).toBe(id);
});

test.each([
  ['userId', 'param-user-id'],
  ['X-API-Key', 'param-x-api-key'],
  ['user.firstName', 'param-user-first-name'],
  ['created_at', 'param-created-at'],
  ['HTTPServer', 'param-http-server'],
  ['filter[name]', 'param-filter-name'],
  ['$', 'param-$'],
  ['.', 'param-value'],
])('param %s', (name, id) => {
  expect(slugParam(name)).toBe(id);
});

test('each kind counts its own repetitions in its own way', () => {
  const ids = createComponentIds();
  expect([ids.tab('npm'), ids.tab('npm'), ids.tab('npm')]).toEqual(['npm', 'npm-2', 'npm-3']);
  expect([ids.accordion('npm'), ids.accordion('npm'), ids.accordion('npm')]).toEqual(['npm', 'npm-1', 'npm-2']);
  expect([ids.param('userId'), ids.param('userId'), ids.param('userId')]).toEqual([
    'param-user-id',
    'param-user-id-1',
    'param-user-id-2',
  ]);
});

test('an id that the author wrote wins and is counted', () => {
  const ids = createComponentIds();
  expect(ids.accordion('Anything', 'setup')).toBe('setup');
  expect(ids.accordion('Setup')).toBe('setup-1');
});
