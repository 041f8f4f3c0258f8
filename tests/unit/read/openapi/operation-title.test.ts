import { expect, test } from 'vitest';
import { operationTitle } from '../../../../src/read/openapi/operation-title.ts';
import { sampleOperation } from '../../shared/request/sample-operation.ts';

test.each([
  [{ summary: 'List users', description: 'All of them.' }, 'List users'],
  [{ description: 'Creates a `PaymentIntent` object.\n\nAfter it is made, …' }, 'Creates a PaymentIntent object'],
  [{ description: '<p>Returns <b>all</b> users. And more.</p>' }, 'Returns all users'],
  [{ description: 'Deprecated.', operationId: 'getV1Users' }, 'Get v1 users'],
  [{ description: `A ${'long '.repeat(20)}text.`, operationId: 'list_api_keys' }, 'List api keys'],
  [{ operationId: 'listAPIKeys' }, 'List API keys'],
  [{ operationId: 'PostPaymentIntentsIntentCapture' }, 'Post payment intents intent capture'],
  [{ operationId: 'f3a9' }, 'Get items'],
  [{ path: '/v1/users/{userId}' }, 'Get v1 users by user id'],
  [{ method: 'POST', path: '/v1/users/{id}/sendMail' }, 'Post v1 users send mail'],
  [{ path: '/' }, 'Get'],
  [{ method: 'WEBHOOK', path: 'order.created', summary: 'An order' }, 'Order created'],
  [{ description: 'ユーザーを作成します。詳細は以下。' }, 'ユーザーを作成します'],
])('%j is called %s', (changes, title) => {
  expect(operationTitle(sampleOperation(changes), [])).toBe(title);
});

test('a sentence that several operations begin with names none of them', () => {
  const one = { description: 'Manages parts.', operationId: 'parts_list', path: '/parts' };
  const operations = [
    one,
    { ...one, operationId: 'parts_create', method: 'POST' },
    { description: 'Manages parts.\n\nOne by one.', path: '/parts/{id}' },
    { description: 'Manages parts and more.', operationId: 'parts_all', path: '/all' },
    { description: 'Manages parts. All of them.', summary: 'Count parts', path: '/count' },
  ].map(sampleOperation);
  expect(operations.map((operation) => operationTitle(operation, operations))).toEqual([
    'Parts list',
    'Parts create',
    'Get parts by id',
    'Manages parts and more',
    'Count parts',
  ]);
  expect(operationTitle(operations[0]!, operations.slice(3))).toBe('Manages parts');
});
