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
