import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ApiDocument } from '../../../../src/model/api/document.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import { buildChannelPages } from '../../../../src/read/asyncapi/build-channel-pages.ts';
import { findChannel } from '../../../../src/read/asyncapi/find-channel.ts';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { buildRequest } from '../../../../src/shared/request/build-request.ts';
import { channelHandshake } from '../../../../src/shared/request/channel-handshake.ts';
import { defaultValues } from '../../../../src/shared/request/default-values.ts';
import { createCompleter } from '../site/create-completer.ts';

const folder = join(import.meta.dirname, '../../../fixtures/asyncapi');

async function parseFixture(name: string): Promise<{ document: ApiDocument; problems: Problem[] }> {
  const { document, problems } = await parseAsyncApi({ id: name, text: readFileSync(join(folder, name), 'utf8') });
  if (!document) throw new Error(`${name} gave no document`);
  return { document, problems };
}

test.each(['chat.yaml', 'legacy.yaml', 'everything.yaml', 'traits.yaml', 'faulty.yaml'])(
  'the pages of %s',
  async (name) => {
    const { document } = await parseFixture(name);
    const complete = createCompleter([document]);
    const pages = buildChannelPages({ document, directory: null, resolveFrontMatter }).flatMap(
      ({ label, pages: members }) =>
        members
          .map(complete)
          .map((page) => `@ ${label} | ${page.route} | ${page.lead}\n# ${page.title}\n\n${page.markdown}`),
    );
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(join(folder, `${name}.pages.md`));
  },
);

test('sound descriptions have no problems, faulty ones a line for each', async () => {
  expect((await parseFixture('chat.yaml')).problems).toEqual([]);
  expect((await parseFixture('legacy.yaml')).problems).toEqual([]);
  expect(
    (await parseFixture('faulty.yaml')).problems.map(({ code, line, message }) => `${line ?? '?'} ${code}: ${message}`),
  ).toMatchInlineSnapshot(`
    [
      "10 unresolved-ref: The reference to "other.yaml" cannot be read: other files cannot be read here",
      "15 unknown-security-scheme: The security scheme "odd" cannot be shown",
      "2 circular-ref: The reference "#/servers/b" leads back to itself",
      "14 invalid-operation: The operation "c" is not an object, so it is not shown",
      "12 unresolved-ref: The reference "#/channels/missing" points to nothing",
      "13 invalid-operation: The operation "b" has the unknown action "dance"",
      "4 invalid-message: The message "a" is not an object",
      "4 unresolved-ref: The reference "#/components/schemas/None" points to nothing",
      "8 unreadable-schema: The schema of this payload cannot be read: non-array record fields: undefined",
      "9 unreadable-schema: The schema of this payload cannot be read: illegal type name '{' (line 1)",
    ]
  `);
});

test('an Avro schema that lacks a type is told of in words', async () => {
  const text = `
asyncapi: 3.0.0
channels:
  a: { messages: { b: { payload: { schemaFormat: application/vnd.apache.avro, schema: { type: record, name: B, fields: [{ name: at }] } } } } }
`;
  const { problems } = await parseAsyncApi({ id: 'a.yaml', text });
  expect(problems.map(({ code, line, message }) => `${line} ${code}: ${message}`)).toEqual([
    '4 unreadable-schema: The schema of this payload cannot be read: part of it has no type',
  ]);
});

test("directions are the reader's: what the application receives is sent", async () => {
  const { document } = await parseFixture('chat.yaml');
  const directions = document.channels.map(({ id, sends, receives }) => [
    id,
    sends.map(({ name }) => name),
    receives.map(({ name }) => name),
  ]);
  expect(directions).toEqual([
    ['chatRoom', ['say'], ['said']],
    ['user/signedUp', [], ['signedUp']],
    ['avro', [], ['event']],
  ]);
  const legacy = (await parseFixture('legacy.yaml')).document;
  expect(
    legacy.channels.map(({ sends, receives }) => [sends.map(({ name }) => name), receives.map(({ name }) => name)]),
  ).toEqual([[['dim', 'off'], ['measured']]]);
});

test.each([
  ['what is done on it', { publish: { operationId: 'sendTick' } }, 'Send tick'],
  ['its address', { publish: { operationId: 'sendTick' }, subscribe: { operationId: 'hearTick' } }, '/'],
  ['its address', { publish: {} }, '/'],
])('a channel without a word in its name has the title of %s', async (_, channel, title) => {
  const { document } = await parseAsyncApi({
    id: 'a',
    text: JSON.stringify({ asyncapi: '2.6.0', info: { title: 'T', version: '1' }, channels: { '/': channel } }),
  });
  expect(document!.channels.map((one) => one.title)).toEqual([title]);
});

test('messages are called as they are named, whatever their names are', async () => {
  const { document } = await parseAsyncApi({
    id: 'a',
    text: JSON.stringify({
      asyncapi: '3.0.0',
      info: { title: 'T', version: '1' },
      channels: { all: { messages: { message: { payload: {} }, 101: { $ref: '#/components/messages/101' } } } },
      operations: { hear: { action: 'send', channel: { $ref: '#/channels/all' } } },
      components: { messages: { 101: { payload: {} } } },
    }),
  });
  expect(document!.channels[0]!.receives.map(({ name }) => name)).toEqual(['101', 'message']);
  expect(document!.channels[0]!.operations[0]!.messages).toEqual(['101', 'message']);
});

test('a message without a name is called by its title, and none of those that are listed by name', async () => {
  const { document } = await parseAsyncApi({
    id: 'a',
    text: JSON.stringify({
      asyncapi: '2.6.0',
      info: { title: 'T', version: '1' },
      channels: {
        all: {
          subscribe: { operationId: 'hear', message: { oneOf: [{ title: 'Said' }, { name: 'b' }, { payload: {} }] } },
        },
      },
    }),
  });
  expect(document!.channels[0]!.receives.map(({ name, title }) => [name, title])).toEqual([
    ['Said', 'Said'],
    ['b', 'b'],
    ['', ''],
  ]);
  expect(document!.channels[0]!.operations[0]!.messages).toEqual(['Said', 'b']);
});

test("servers, security and the handshake's parameters are those of the channel", async () => {
  const { document } = await parseFixture('chat.yaml');
  const [room, signedUp] = document.channels;
  expect(room?.servers.map(({ url }) => url)).toEqual(['wss://ws.example.com:{port}/v1']);
  expect(signedUp?.servers.map(({ name }) => name)).toEqual(['production', 'kafka']);
  expect(room?.security).toEqual([[{ scheme: 'key', scopes: [] }], [{ scheme: 'http', scopes: [] }]]);
  expect(room?.parameters.map(({ in: place, name, required }) => `${place} ${name} ${required}`)).toEqual([
    'path room true',
    'query token true',
    'header X-Trace false',
  ]);
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('what is no description says so', async () => {
  const { document, problems } = await parseAsyncApi({ id: 'a.yaml', text: 'openapi: 3.0.0\npaths: {}' });
  expect(document).toBeNull();
  expect(problems.map(({ message, hint }) => `${message}. ${hint}`)).toEqual([
    'This file is not an AsyncAPI description. It needs a top-level "asyncapi" key with the version, for example "3.0.0"',
  ]);
});

test('a version that nothing reads is named', async () => {
  const { problems } = await parseAsyncApi({ id: 'a.yaml', text: 'asyncapi: 1.2.0\ntopics: {}' });
  expect(problems.map(({ message, hint }) => `${message}. ${hint}`)).toEqual([
    'AsyncAPI 1.2.0 cannot be read. Convert it to version 2 or 3',
  ]);
});

test('channels are found by id or address, with or without their file', async () => {
  const documents = [(await parseFixture('chat.yaml')).document, (await parseFixture('legacy.yaml')).document];
  const find = (ref: string): string => {
    const match = findChannel({ documents, ref });
    return match.kind === 'found' ? `${match.document.id} ${match.channel.id}` : `${match.message}. ${match.hint}`;
  };
  expect(
    ['chatRoom', 'chat.yaml chatRoom', 'chat user/signedUp', '/rooms/{room}', 'chatrom', 'legacy.yaml chatRoom'].map(
      find,
    ),
  ).toMatchInlineSnapshot(`
    [
      "chat.yaml chatRoom",
      "chat.yaml chatRoom",
      "chat.yaml user/signedUp",
      "chat.yaml chatRoom",
      "There is no channel "chatrom" in chat.yaml, legacy.yaml. Did you mean "chatRoom"?",
      "There is no channel "chatRoom" in legacy.yaml. Available: light/{id}/measured",
    ]
  `);
});

test('a server that is relative stays so, and readers call it where the documentation stands', async () => {
  const text = `
asyncapi: 2.6.0
servers:
  here: { url: /sockets, protocol: wss }
  beside: { url: '//api.example.com/a', protocol: ws }
  web: { url: 'https://api.example.com/b/', protocol: wss }
  one: { url: '{region}.example.com', protocol: wss, variables: { region: { default: eu } } }
channels:
  /a: { subscribe: { message: { payload: { type: string } } } }
`;
  const { document } = await parseAsyncApi({ id: 'a.yaml', text });
  const urls = document!.servers.map(({ url }) => url);
  expect(urls).toEqual([
    '/sockets',
    'ws://api.example.com/a',
    'https://api.example.com/b',
    'wss://{region}.example.com',
  ]);
  const operation = channelHandshake(document!.channels[0]!);
  const values = defaultValues({ document: document!, operation, only: 'required', fill: 'nothing' });
  const called = urls.map((url) =>
    buildRequest({
      document: document!,
      operation,
      values: { ...values, server: { url, variables: {} } },
      base: 'https://docs.example.com/x/',
    }),
  );
  expect(called.map(({ url }) => url)).toEqual([
    'wss://docs.example.com/sockets/a',
    'ws://api.example.com/a/a',
    'wss://api.example.com/b/a',
    'wss://eu.example.com/a',
  ]);
});

test('types that an Avro schema names and does not define are those of the files beside it', async () => {
  const files: Record<string, string> = {
    'avro/Order.avsc': `{ "type": "record", "name": "Order", "namespace": "shop", "fields": [
      { "name": "from", "type": "Address" }, { "name": "to", "type": ["null", "shop.Address"] },
      { "name": "state", "type": "shop.state.State" }, { "name": "lines", "type": { "type": "array", "items": "Line" } }] }`,
    'avro/Line.avsc': `{ "type": "record", "name": "shop.Line", "fields": [{ "name": "at", "type": "Address" }] }`,
    'avro/Address.avsc': `{ "type": "record", "name": "shop.Address", "doc": "Where.", "fields": [{ "name": "town", "type": "string" }] }`,
    'avro/shop.state.State.avsc': `{ "type": "enum", "name": "shop.state.State", "symbols": ["NEW"] }`,
    'avro/Circle.avsc': `{ "type": "record", "name": "Circle", "fields": [{ "name": "a", "type": "Other" }] }`,
    'avro/Other.avsc': `{ "type": "record", "name": "Other", "fields": [{ "name": "a", "type": "Circle" }] }`,
    'avro/Lost.avsc': `{ "type": "record", "name": "Lost", "fields": [{ "name": "a", "type": "gone.Type" }] }`,
  };
  const message = (name: string): string =>
    `${name}: { payload: { schemaFormat: application/vnd.apache.avro, schema: { $ref: ./avro/${name}.avsc } } }`;
  const { document, problems } = await parseAsyncApi({
    id: 'a.yaml',
    text: `
asyncapi: 3.0.0
channels:
  a: { messages: { ${['Order', 'Circle', 'Lost'].map(message).join(', ')} } }
`,
    readRef: async (location) => files[location] ?? Promise.reject(new Error('the file does not exist')),
  });
  const { schemas } = document!;
  expect(schemas['Order']!.properties).toMatchObject({
    from: { $ref: 'Address' },
    to: { oneOf: [{ type: 'null' }, { $ref: 'Address' }] },
    state: { $ref: 'State' },
    lines: { items: { $ref: 'Line' } },
  });
  expect([schemas['Address']!.description, schemas['State']!.enum]).toEqual(['Where.', ['NEW']]);
  expect(problems.map(({ message }) => message)).toEqual([
    'The schema of this payload cannot be read: undefined type name: Other',
    'The schema of this payload cannot be read: undefined type name: gone.Type',
  ]);
});

test('a message that is no object is told of where it stands', async () => {
  const told = async (description: object): Promise<unknown[]> => {
    const { problems } = await parseAsyncApi({ id: 'events.json', text: JSON.stringify(description) });
    return problems.map(({ code, severity, key }) => [code, severity, key]);
  };
  const info = { title: 'A', version: '1' };
  const address = '#/channels/a/messages/text';
  const three = {
    asyncapi: '3.0.0',
    info,
    channels: { a: { address: 'a', messages: { text: 'words', lost: { $ref: '#/nowhere' }, good: { payload: {} } } } },
    operations: {
      send: { action: 'send', channel: { $ref: '#/channels/a' }, messages: [{ $ref: address }] },
      receive: { action: 'receive', channel: { $ref: '#/channels/a' } },
    },
  };
  expect(await told(three)).toEqual([
    ['unresolved-ref', 'warning', '#/channels/a/messages/lost'],
    ['invalid-message', 'error', address],
  ]);
  const two = { asyncapi: '2.6.0', info, channels: { a: { publish: { message: { oneOf: [7, { payload: {} }] } } } } };
  expect(await told(two)).toEqual([['invalid-message', 'error', '#/channels/a/publish/message/oneOf/0']]);
});

test('an empty entry of a security list in version 2 says that nothing is needed, as in OpenAPI', async () => {
  const source = `asyncapi: 2.6.0
info: { title: Boats, version: '1' }
servers:
  main: { url: 'wss://boats.example', protocol: wss, security: [{}, { key: [] }] }
channels:
  boats: { subscribe: { message: { payload: { type: string } } } }
components:
  securitySchemes:
    key: { type: httpApiKey, in: header, name: X-Key }
`;
  const { document, problems } = await parseAsyncApi({ id: 'boats.yaml', text: source });
  expect(problems).toEqual([]);
  expect(document?.channels[0]?.security).toEqual([[], [{ scheme: 'key', scopes: [] }]]);
});

test('headers in a language of their own are read and shown as a payload is', async () => {
  const avro = { type: 'record', name: 'Trace', fields: [{ name: 'trace', type: 'string' }] };
  const raml = '#%RAML 1.0 DataType\ntype: object';
  const text = JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'A', version: '1' },
    channels: {
      a: {
        address: 'a',
        messages: {
          read: { headers: { schemaFormat: 'application/vnd.apache.avro;version=1.9.0', schema: avro } },
          shown: { headers: { schemaFormat: 'application/raml+yaml;version=1.0', schema: raml }, payload: {} },
          broken: { headers: { schemaFormat: 'application/vnd.apache.avro', schema: { type: 'nothing' } } },
        },
      },
    },
    operations: { o: { action: 'receive', channel: { $ref: '#/channels/a' } } },
  });
  const { document, problems } = await parseAsyncApi({ id: 'a.json', text });
  const [read, shown] = document!.channels[0]!.sends;
  expect(read).toMatchObject({ headers: { $ref: 'Trace' }, payload: null });
  expect(document!.schemas['Trace']!.properties).toEqual({ trace: { type: 'string' } });
  expect(shown).toMatchObject({ headers: null, headersSource: { code: raml }, payloadSource: null });
  expect(problems.map(({ message, key }) => [message, key])).toEqual([
    [
      'The schema of these headers cannot be read: unknown type: "nothing"',
      '#/channels/a/messages/broken/headers/schema',
    ],
  ]);
  const complete = createCompleter([document!]);
  const [page] = buildChannelPages({ document: document!, directory: null, resolveFrontMatter }).flatMap(
    ({ pages }) => pages,
  );
  expect(complete(page!).markdown).toContain(
    'Headers (application/raml+yaml;version=1.0):\n\n```\n#%RAML 1.0 DataType',
  );
});

test('plain JSON named as the format of a payload is JSON Schema', async () => {
  const payload = (schemaFormat: string) => ({ payload: { schemaFormat, schema: { type: 'object' } } });
  const text = JSON.stringify({
    asyncapi: '3.0.0',
    channels: { a: { messages: { a: payload('application/json'), b: payload('application/yaml; charset=utf-8') } } },
    operations: { o: { action: 'receive', channel: { $ref: '#/channels/a' } } },
  });
  const { document } = await parseAsyncApi({ id: 'a.json', text });
  expect(document!.channels[0]!.sends.map(({ payload, payloadSource }) => [payload, payloadSource])).toEqual([
    [{ type: 'object' }, null],
    [{ type: 'object' }, null],
  ]);
});

test('data of a trait in another file keeps what looks like a reference in it', async () => {
  const example = { $ref: 'Patient/1', display: 'Ada' };
  const files: Record<string, object> = {
    'parts/trait.json': {
      headers: {
        type: 'object',
        properties: {
          default: { $ref: './types.json#/Id' },
          who: { const: example, default: example, enum: [example] },
        },
        examples: [{ who: example }],
      },
      examples: [{ payload: example, headers: { $ref: './types.json#/example' } }, { payload: { deep: [example] } }],
    },
    'parts/types.json': { Id: { type: 'integer' }, example: { given: true } },
  };
  const text = JSON.stringify({
    asyncapi: '3.0.0',
    channels: { a: { messages: { a: { payload: {}, traits: [{ $ref: './parts/trait.json' }] } } } },
    operations: { o: { action: 'receive', channel: { $ref: '#/channels/a' } } },
  });
  const readRef = async (location: string): Promise<string> =>
    files[location] ? JSON.stringify(files[location]) : Promise.reject(new Error('the file does not exist'));
  const { document } = await parseAsyncApi({ id: 'a.json', text, readRef });
  const [message] = document!.channels[0]!.sends;
  expect(message!.examples.map(({ value }) => value)).toEqual([example, { deep: [example] }]);
  expect(message!.headerExamples.map(({ value }) => value)).toEqual([{ given: true }]);
  const { properties, examples } = message!.headers!;
  expect(examples).toEqual([{ who: example }]);
  expect(properties!['who']).toMatchObject({ const: example, default: example, enum: [example] });
  expect(document!.schemas[properties!['default']!.$ref!]).toEqual({ type: 'integer' });
});

test('Protobuf messages may have any name, and durations look as JSON has them', async () => {
  const schema = `syntax = "proto3";
message Job { constructor by = 1; google.protobuf.Duration length = 2; }
message constructor { int32 id = 1; }`;
  const text = JSON.stringify({
    asyncapi: '3.0.0',
    channels: { a: { messages: { a: { payload: { schemaFormat: 'application/vnd.google.protobuf', schema } } } } },
    operations: { o: { action: 'receive', channel: { $ref: '#/channels/a' } } },
  });
  const { document } = await parseAsyncApi({ id: 'a.json', text });
  expect(document!.schemas['Job']!.properties).toEqual({
    by: { $ref: 'constructor' },
    length: { type: 'string', examples: ['3.5s'] },
  });
});

test.each([
  [{}, ['', 'avro/binary', 'application/json']],
  [{ defaultContentType: 'application/x-avro' }, ['application/x-avro', 'avro/binary', 'application/x-avro']],
])('a payload in another language is JSON only where the description says so: %j', async (root, types) => {
  const payload = { schemaFormat: 'application/vnd.apache.avro', schema: { type: 'string' } };
  const messages = { a: { payload }, b: { payload, contentType: 'avro/binary' }, c: { payload: { type: 'string' } } };
  const text = JSON.stringify({ asyncapi: '3.0.0', ...root, channels: { a: { messages } } });
  const { document } = await parseAsyncApi({ id: 'a.json', text });
  expect(document!.channels[0]!.receives.map(({ contentType }) => contentType)).toEqual(types);
  const [page] = buildChannelPages({ document: document!, directory: null, resolveFrontMatter })[0]!.pages;
  const { markdown } = createCompleter([document!])(page!);
  expect(markdown).toContain(types[0] === '' ? '### a\n\nType: `string`' : `### a\n\n\`${types[0]}\`\n`);
});

const withTraits = (traits: object[], headers: object, schemas: object = {}): ReturnType<typeof parseAsyncApi> =>
  parseAsyncApi({
    id: 'a.json',
    text: JSON.stringify({
      asyncapi: '3.0.0',
      channels: { a: { messages: { a: { payload: {}, headers, traits } } } },
      operations: { o: { action: 'receive', channel: { $ref: '#/channels/a' } } },
      components: { schemas },
    }),
  });

test('thousands of traits of one message cost no more than their number', async () => {
  const traits = Array.from({ length: 3000 }, (_, index) => ({
    headers: { properties: { [`a${index}`]: { type: 'string' } } },
  }));
  const before = performance.now();
  const { document } = await withTraits(traits, { properties: { own: {} } });
  expect(Object.keys(document!.channels[0]!.sends[0]!.headers!.properties!)).toHaveLength(3001);
  expect(performance.now() - before).toBeLessThan(1000);
});

test('schemas that refer to each other in many places end where a trait meets them', { timeout: 5000 }, async () => {
  const schemaOf = (name: string): object => ({
    properties: Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`p${index}`, { $ref: `#/components/schemas/${name}` }]),
    ),
  });
  const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const { document } = await withTraits([{ headers: ref('A') }], ref('B'), { A: schemaOf('A'), B: schemaOf('B') });
  expect(Object.keys(document!.channels[0]!.sends[0]!.headers!.properties!)).toHaveLength(10);
});

/** What is done on the channels of a description, as their pages say it. */
async function actionsOf(operations: object, messages: object = { placed: {}, gone: {} }): Promise<string[]> {
  const { document } = await parseAsyncApi({
    id: 'a.json',
    text: JSON.stringify({ asyncapi: '3.0.0', channels: { orders: { messages }, idle: {} }, operations }),
  });
  return document!.channels.map(({ id, sends, receives, messages: others, operations: done }) => {
    const lists = others.length > 0 ? [sends, receives, others] : [sends, receives];
    const said = [done.map((one) => `${one.direction} ${one.id}`), ...lists].map((parts) =>
      parts.map((part) => (typeof part === 'string' ? part : part.name)).join(' '),
    );
    return `${id}: ${said.join(' | ')}`;
  });
}

test('an operation with a lost channel is on the one that its messages are of', async () => {
  const placed = { $ref: '#/channels/orders/messages/placed' };
  const place = { action: 'receive', channel: { $ref: '#/channels/order' }, messages: [placed] };
  expect(await actionsOf({ place })).toEqual(['orders: send place | placed | gone', 'idle:  |  | ']);
  const lost = { ...place, messages: [{ $ref: '#/channels/order/messages/placed' }] };
  expect(await actionsOf({ lost })).toEqual(['orders:  |  | placed gone', 'idle:  |  | ']);
});

test('messages that no operation names go the way of one that names a lost message', async () => {
  const named = (action: string, ...names: string[]): object => ({
    action,
    channel: { $ref: '#/channels/orders' },
    messages: names.map((name) => ({ $ref: `#/channels/orders/messages/${name}` })),
  });
  expect(await actionsOf({ place: named('receive', 'place') })).toEqual([
    'orders: send place | placed gone | ',
    'idle:  |  | ',
  ]);
  expect(await actionsOf({ place: named('receive', 'place'), tell: named('send', 'gone') })).toEqual([
    'orders: send place receive tell | placed | gone',
    'idle:  |  | ',
  ]);
  // The channel has a message of this name, which is lost itself.
  expect(await actionsOf({ a: named('receive', 'x') }, { x: { $ref: '#/nowhere' }, gone: {} })).toEqual([
    'orders: send a |  | gone',
    'idle:  |  | ',
  ]);
});

test('messages of an operation that does not say its direction are in none', async () => {
  const channel = { $ref: '#/channels/orders' };
  for (const place of [{ action: 'publish', channel }, { channel }])
    expect(await actionsOf({ place })).toEqual(['orders: message place |  |  | placed gone', 'idle:  |  | ']);
  const reply = { channel: { $ref: '#/channels/idle' }, messages: [{ $ref: '#/channels/orders/messages/gone' }] };
  const placed = { $ref: '#/channels/orders/messages/placed' };
  expect(await actionsOf({ place: { action: 'Send', channel, messages: [placed], reply } })).toEqual([
    'orders: message place |  | gone | placed',
    'idle:  |  |  | gone',
  ]);
});

test.each([{ $ref: '#/components/operations/gone' }, 'words'])(
  'messages that a lost operation may have taken have no direction: %j',
  async (lost) => {
    expect(await actionsOf({ lost })).toEqual(['orders:  |  |  | placed gone', 'idle:  |  | ']);
    const placed = { $ref: '#/channels/orders/messages/placed' };
    const known = { action: 'receive', channel: { $ref: '#/channels/orders' }, messages: [placed] };
    expect(await actionsOf({ lost, known })).toEqual(['orders: send known | placed |  | gone', 'idle:  |  | ']);
  },
);

test('an operation that cannot be read is told of where it stands', async () => {
  const told = async (description: object): Promise<unknown[]> => {
    const { problems } = await parseAsyncApi({ id: 'a.json', text: JSON.stringify(description) });
    return problems.map(({ key, code, message }) => [key, code, message]);
  };
  const channel = { $ref: '#/channels/a' };
  const operations = { one: { action: 'publish', channel }, two: { channel }, three: 'words', four: null };
  expect(await told({ asyncapi: '3.0.0', channels: { a: {} }, operations })).toEqual([
    ['#/operations/three', 'invalid-operation', 'The operation "three" is not an object, so it is not shown'],
    ['#/operations/four', 'invalid-operation', 'The operation "four" is not an object, so it is not shown'],
    ['#/operations/one/action', 'invalid-operation', 'The operation "one" has the unknown action "publish"'],
    ['#/operations/two', 'invalid-operation', 'The operation "two" has no action'],
  ]);
  expect(await told({ asyncapi: '2.6.0', channels: { a: { publish: 'words', subscribe: null } } })).toEqual([
    ['#/channels/a/publish', 'invalid-operation', 'The operation "publish" is not an object, so it is not shown'],
    ['#/channels/a/subscribe', 'invalid-operation', 'The operation "subscribe" is not an object, so it is not shown'],
  ]);
});

test('every reference that leads back to itself is told', async () => {
  const to = (name: string): object => ({ $ref: `#/channels/${name}` });
  const description = { asyncapi: '3.0.0', channels: { a: to('b'), b: to('a'), c: {} } };
  const { problems } = await parseAsyncApi({ id: 'a.json', text: JSON.stringify(description) });
  expect(problems.map(({ key, message }) => `${key} ${message}`)).toEqual([
    '#/channels/a The reference "#/channels/b" leads back to itself',
    '#/channels/b The reference "#/channels/a" leads back to itself',
  ]);
});
