import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAsyncApi } from '../../../../src/read/asyncapi/parse-asyncapi.ts';
import { writeChannelSnippets } from '../../../../src/shared/snippets/channels/write-channel-snippets.ts';
import { buildChannelSnippets } from '../../../../src/view/api-reference/build-channel-snippets.ts';

const folder = join(import.meta.dirname, '../../../fixtures/asyncapi');

test.each(['chat.yaml', 'legacy.yaml', 'everything.yaml', 'traits.yaml', 'brokers.yaml'])(
  'programs and commands for the channels of %s',
  async (name) => {
    const { document } = await parseAsyncApi({ id: name, text: readFileSync(join(folder, name), 'utf8') });
    const written = document!.channels.flatMap((channel) =>
      buildChannelSnippets(channel, document!).map(({ label, code }) => `# ${channel.id}: ${label}\n\n${code}\n`),
    );
    await expect(written.join('\n')).toMatchFileSnapshot(join(folder, `${name}.snippets.txt`));
  },
);

test.each(['wss', 'kafka', 'mqtt', 'amqp'])('what a description says ends no word of a command: %s', (protocol) => {
  const nasty = `a'; $(id) "\`x\`\n\u202e \\`;
  const snippets = writeChannelSnippets({
    direction: 'send',
    protocol,
    url: `${protocol}://host/${nasty}`,
    topic: nasty,
    message: nasty,
    headers: [{ name: 'X', value: nasty }],
    login: { mechanism: 'plain' },
    bindings: { kafka: { topic: nasty }, amqp: { is: 'routingKey', exchange: { name: nasty } } },
  });
  for (const { language, code } of snippets) {
    expect(code).not.toContain('\u202e');
    // What is left without quoted texts is the command alone.
    if (language === 'bash') expect(code.replace(/\$'(?:[^'\\]|\\.)*'|'[^']*'|\\'/g, '')).not.toMatch(/id|x`|\$\(/);
  }
});

test.each([
  ['mqtt', 'homes/{home}/dev-{id}/state', {}, '-t homes/+/+/state'],
  ['amqp', 'orders.{region}.v{n}.paid', { exchange: { name: 'x', type: 'topic' } }, "--routing-key='orders.*.*.paid'"],
  ['amqp', 'orders.{region}', { exchange: { name: 'x', type: 'direct' } }, "--routing-key='orders.{region}'"],
])('a subscription on %s to %s leaves open what has no value', (protocol, topic, amqp, expected) => {
  const call = { direction: 'receive' as const, url: 'host', message: '', headers: [], login: null };
  expect(writeChannelSnippets({ ...call, protocol, topic, bindings: { amqp } })[0]!.code).toContain(expected);
});

test.each([
  ['mqtt://[::1]', '-h ::1 '],
  ['mqtts://[2001:db8::1]:8884', '-h 2001:db8::1 \\\n  -p 8884 '],
  ['{host}:{port}', "-h '{host}' \\\n  -p '{port}' "],
])('mosquitto takes the host of %s without brackets', (url, expected) => {
  const call = { direction: 'receive' as const, message: '', headers: [], login: null, bindings: {} };
  const [snippet] = writeChannelSnippets({ ...call, protocol: 'mqtt', topic: 'a', url });
  expect(snippet!.code).toContain(expected);
});

test('numbers of messages and headers keep their digits', async () => {
  const text = `
asyncapi: 3.0.0
info: { title: Ids, version: '1' }
servers: { main: { host: example.com, protocol: mqtt }, other: { host: example.com, protocol: kafka } }
channels:
  ids:
    address: 'ids/{id}'
    parameters: { id: { default: 9007199254740993 } }
    messages:
      one:
        contentType: application/json
        headers: { type: object, required: [trace], properties: { trace: { type: integer, const: 9007199254740995 } } }
        payload: { type: object, properties: { id: { type: integer, example: 12345678901234567890 } } }
operations: { send: { action: receive, channel: { $ref: '#/channels/ids' } } }
`;
  const { document } = await parseAsyncApi({ id: 'ids', text });
  const code = document!.channels.flatMap((channel) => buildChannelSnippets(channel, document!).map((one) => one.code));
  for (const shown of ['{"id":12345678901234567890}', 'ids/9007199254740993', '9007199254740995'])
    expect(code.join('\n')).toContain(shown);
});

const webSocketCall = { direction: 'send' as const, protocol: 'wss', topic: '', login: null, bindings: {} };

function websocat(message: string, headers: { name: string; value: string }[]): string {
  const snippets = writeChannelSnippets({ ...webSocketCall, url: 'wss://example.com/a', message, headers });
  return snippets.find(({ label }) => label === 'websocat')!.code;
}

test('websocat takes each word behind `-H` for one more header, so its address stands in front of them', () => {
  const headers = [
    { name: 'Sec-WebSocket-Protocol', value: 'v1' },
    { name: 'X-A', value: '1' },
    { name: 'X-B', value: '2' },
  ];
  const words = websocat('hi', headers).split(/ \\\n {2}/);
  expect(words.slice(words.indexOf('wss://example.com/a'))).toEqual([
    'wss://example.com/a',
    "-H 'X-A: 1'",
    "-H 'X-B: 2'",
  ]);
});

test('a text of several lines is one message of websocat', () => {
  expect(websocat('one\ntwo', [])).toBe(
    "printf '%s\\0' 'one\ntwo' |\nwebsocat \\\n  --no-close \\\n  --null-terminated \\\n  wss://example.com/a",
  );
});

test('a WebSocket is opened with what its own server asks for, beside other servers and with the operation', async () => {
  const text = `
asyncapi: 2.6.0
info: { title: Two ways, version: '1' }
servers:
  broker: { url: 'broker.example.com:9092', protocol: kafka, security: [{ login: [] }] }
  socket: { url: 'wss://example.com', protocol: wss, security: [{ key: [] }] }
channels:
  news:
    publish: { security: [{ other: [] }], message: { payload: { type: string } } }
components:
  securitySchemes:
    login: { type: userPassword }
    key: { type: httpApiKey, name: X-Key, in: header }
    other: { type: httpApiKey, name: X-Other, in: header }
`;
  const { document } = await parseAsyncApi({ id: 'two-ways', text });
  const [channel] = document!.channels;
  const python = buildChannelSnippets(channel!, document!).find(({ label }) => label === 'Python')!;
  expect(python.code).toContain('"X-Key": ');
  expect(python.code).toContain('"X-Other": ');
  expect(python.code).not.toContain('Authorization');
  // The page tells of both servers.
  expect(channel!.security.map((way) => way.map(({ scheme }) => scheme))).toEqual([
    ['login', 'other'],
    ['key', 'other'],
  ]);
});

test('of several servers that one command fits, the first is called, as on the page and in the playground', async () => {
  const servers = { live: 'kafka', test: 'kafka', safe: 'kafka-secure' };
  const { document } = await parseAsyncApi({
    id: 'a.json',
    text: JSON.stringify({
      asyncapi: '3.0.0',
      servers: Object.fromEntries(
        Object.entries(servers).map(([name, protocol]) => [name, { host: `${name}.example`, protocol }]),
      ),
      channels: { a: { address: 'a', messages: { m: { payload: { type: 'string' } } } } },
    }),
  });
  const snippets = buildChannelSnippets(document!.channels[0]!, document!);
  expect(snippets.map(({ label }) => label)).toEqual(['kcat']);
  expect(snippets[0]!.code).toContain('live.example');
});
