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
