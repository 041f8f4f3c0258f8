import { expect, test } from 'vitest';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { validateAsyncApi } from '../../../../src/read/asyncapi/validate-asyncapi.ts';

async function faultsOf(channel: string, operation: string): Promise<string[]> {
  const text = `asyncapi: 3.0.0
info: { title: T, version: '1' }
servers: { own: { host: h, protocol: kafka } }
channels: { ticks: ${channel} }
operations: { listen: ${operation} }
`;
  const readRef = async (): Promise<string> => {
    throw new Error('gone');
  };
  const { problems: known } = await parseAsyncApi({ id: 'a.yaml', text, readRef });
  const found = await validateAsyncApi({ id: 'a.yaml', text, readRef, known });
  return [...known, ...found.filter(({ severity }) => severity === 'error')].map(({ code, key }) => `${code} ${key}`);
}

const sound = "{ action: send, channel: { $ref: '#/channels/ticks' } }";
const plain = '{ address: t, messages: { a: { payload: { type: string } } } }';

test.each([
  ["{ address: t, servers: [{ $ref: '#/servers/none' }] }", sound, '#/channels/ticks/servers/0'],
  [
    "{ address: t, messages: { a: { payload: { schemaFormat: 'application/vnd.apache.avro;version=1.9.0', schema: { $ref: 'https://x.invalid/a.avsc' } } } } }",
    sound,
    '#/channels/ticks/messages/a/payload/schema',
  ],
  ["{ address: t, messages: { a: { $ref: './gone.json#/a' } } }", sound, '#/channels/ticks/messages/a'],
  [plain, "{ action: send, channel: { $ref: './gone.json' } }", '#/operations/listen/channel'],
  [
    plain,
    "{ action: send, channel: { $ref: '#/channels/none' }, messages: [{ $ref: '#/channels/ticks/messages/a' }] }",
    '#/operations/listen/channel',
  ],
])(
  '%s and %s: the lost reference is all that is told',
  async (channel, operation, key) => {
    expect(await faultsOf(channel, operation)).toEqual([`unresolved-ref ${key}`]);
  },
  30_000,
);

test('faults elsewhere are told beside it', async () => {
  const channel = "{ address: t, bogus: 1, servers: [{ $ref: '#/servers/none' }] }";
  expect(await faultsOf(channel, sound)).toEqual([
    'unresolved-ref #/channels/ticks/servers/0',
    'asyncapi-document-resolved #/channels/ticks/bogus',
  ]);
}, 30_000);
