import { expect, test } from 'vitest';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { validateAsyncApi } from '../../../../src/read/asyncapi/validate-asyncapi.ts';

const third = `asyncapi: 3.0.0
info: { title: T, version: '1' }
channels:
  orders:
    address: orders/{id}
    messages:
      Order: { $ref: '#/components/schemas/Order' }
      payload: { $ref: '#/components/messages/M' }
    parameters: { id: { $ref: '#/components/schemas/Order' } }
  other: { $ref: '#/components/messages/M' }
operations:
  send:
    action: send
    channel: { $ref: '#/components/messages/M' }
  take:
    action: receive
    channel: { $ref: '#/channels/orders' }
    messages: [{ $ref: '#/components/schemas/Order' }]
    traits: [{ $ref: '#/components/messageTraits/T' }]
    reply: { channel: { $ref: '#/operations/take' } }
components:
  schemas: { Order: { type: object, properties: { id: { type: string } } }, Wrong: { $ref: '#/components/messages/M' } }
  messages: { M: { payload: { $ref: '#/components/messages/N' } }, N: { payload: { $ref: 'other.yaml#/Order' } } }
  messageTraits: { T: { contentType: text/plain } }
`;

const second = `asyncapi: 2.6.0
info: { title: T, version: '1' }
channels:
  orders:
    publish: { message: { $ref: '#/components/schemas/Order' } }
    subscribe: { message: { oneOf: [{ $ref: '#/components/schemas/Order' }, { $ref: '#/components/messages/M' }] } }
components:
  schemas: { Order: { type: object, properties: { id: { type: string } } } }
  messages: { M: { payload: { type: string } } }
`;

async function read(text: string) {
  const readRef = async () => 'Order: { type: object }';
  const { document, problems } = await parseAsyncApi({ id: 'a.yaml', text, readRef });
  const found = await validateAsyncApi({ id: 'a.yaml', text, readRef, known: problems });
  const told = problems.map(({ line, message, hint }) => `${line} ${message} → ${hint}`);
  return { document: document!, told, errors: found.filter(({ severity }) => severity === 'error') };
}

test('a reference to another kind of object is told where it stands', async () => {
  const { told, errors } = await read(third);
  expect(told).toMatchInlineSnapshot(`
    [
      "7 The reference "#/components/schemas/Order" points to a schema, but a message is expected → Write { "payload": { "$ref": "#/components/schemas/Order" } }",
      "9 The reference "#/components/schemas/Order" points to a schema, but a parameter is expected → Only a parameter can be referenced here",
      "10 The reference "#/components/messages/M" points to a message, but a channel is expected → Only a channel can be referenced here",
      "19 The reference "#/components/messageTraits/T" points to a message trait, but an operation trait is expected → Only an operation trait can be referenced here",
      "20 The reference "#/operations/take" points to an operation, but a channel is expected → Only a channel can be referenced here",
      "23 The reference "#/components/messages/N" points to a message, but a schema is expected → Only a schema can be referenced here",
      "22 The reference "#/components/messages/M" points to a message, but a schema is expected → Only a schema can be referenced here",
    ]
  `);
  expect(errors).toEqual([]);
});

test('in the place of a message, a schema is its payload', async () => {
  const { document, told, errors } = await read(second);
  expect(told).toMatchInlineSnapshot(`
    [
      "5 The reference "#/components/schemas/Order" points to a schema, but a message is expected → Write { "payload": { "$ref": "#/components/schemas/Order" } }",
    ]
  `);
  expect(errors).toEqual([]);
  expect(document.channels[0]!.sends.map(({ name, payload }) => [name, payload])).toEqual([
    ['Order', { $ref: 'Order' }],
  ]);
});
