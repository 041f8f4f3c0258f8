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
  expect([ids.accordion('pip'), ids.accordion('pip'), ids.accordion('pip')]).toEqual(['pip', 'pip-1', 'pip-2']);
  expect([ids.param('userId'), ids.param('userId'), ids.param('userId')]).toEqual([
    'param-user-id',
    'param-user-id-1',
    'param-user-id-2',
  ]);
});

test('no two parts of a page have one id, of whatever kind they are', () => {
  const ids = createComponentIds(new Set(['setup', 'param-a', 'code-1']));
  const given = [
    ids.tab('npm'),
    ids.accordion('npm'),
    ids.accordion('npm'),
    ids.tab('Setup'),
    ids.accordion('Setup'),
    ids.param('x', 'npm'),
    ids.param('a'),
    ids.numbered('code-1'),
  ];
  expect(given).toEqual([
    'npm',
    'npm-part',
    'npm-1',
    'setup-part',
    'setup-part-2',
    'npm-part-2',
    'param-a-part',
    'code-1-part',
  ]);
});

test('an id that the author wrote wins and is counted', () => {
  const ids = createComponentIds();
  expect(ids.accordion('Anything', 'setup')).toBe('setup');
  expect(ids.accordion('Setup')).toBe('setup-1');
});
