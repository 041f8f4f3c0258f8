import { expect, test } from 'vitest';
import { slugEndpoint, slugOperation } from '../../../../src/base/paths/endpoint-slug.ts';

test.each([
  ['List all users', 'list-all-users'],
  ['/users/{id}/posts', 'users-posts'],
  ['Get user (by id)', 'get-user-by-id'],
  ['Create User.v2', 'create-userv2'],
  ['/v1/chat/completions', 'v1chatcompletions'],
  ['/users/{id}', 'users'],
  ["User's inbox", 'users-inbox'],
  ['Users / Admin', 'users-admin'],
  ['../../etc', 'etc'],
  ['What is it? #1', 'what-is-it-1'],
  // URL standard, "path percent-encode set".
  ['Check `.github` of <b>"one"</b> ^main', 'check-github-of-boneb-main'],
  ['/', ''],
])('%s', (text, slug) => {
  expect(slugEndpoint(text)).toBe(slug);
});

test('an operation without a summary is named for its method and path', () => {
  expect(slugOperation({ summary: 'List posts', method: 'GET', path: '/posts' })).toBe('list-posts');
  expect(slugOperation({ summary: '', method: 'GET', path: '/users/{id}/posts' })).toBe('get-users-posts');
  expect(slugOperation({ summary: '', method: 'GET', path: '/' })).toBe('get');
});

test('a webhook is named for its summary, and without one for its name', () => {
  const event = { method: 'WEBHOOK', path: 'checkout.created' };
  expect(slugOperation({ ...event, summary: 'checkout_created' })).toBe('checkout_created');
  expect(slugOperation({ ...event, summary: '' })).toBe('checkoutcreated');
  expect(slugOperation({ ...event, path: '…/', summary: '?' })).toBe('…');
  expect(slugOperation({ ...event, path: '{event}', summary: '' })).toBe('webhook');
  for (const summary of [
    'Occurs at a checkout. See [events](https://a.example/events).',
    'Occurs.\n\nAt checkouts.',
    'It occurs. '.repeat(20),
  ])
    expect(slugOperation({ ...event, summary })).toBe('checkoutcreated');
});

test('a paragraph gives a name that file systems can hold, of whole words', () => {
  const slug = slugEndpoint('Classifies the query using examples '.repeat(20));
  expect(slug.length).toBeLessThanOrEqual(200);
  expect(slug).toMatch(/^classifies-the-query-using-examples-.*-(classifies|the|query|using|examples)$/);
  expect(new TextEncoder().encode(slugEndpoint('語'.repeat(300))).length).toBeLessThanOrEqual(200);
  expect(slugEndpoint('語'.repeat(300))).toMatch(/^語+$/);
});
