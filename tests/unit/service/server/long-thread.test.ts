import { expect, test } from 'vitest';
import { createModelAnswerer } from '../../../../src/service/assistant/openai/create-model-answerer.ts';
import { estimateTokens } from '../../../../src/service/assistant/openai/estimate-tokens.ts';
import { resolveServerConfig } from '../../../../src/service/server/config/resolve-server-config.ts';
import { startMockModel } from '../assistant/mock-model.ts';
import { openDiscovery } from './open-discovery.ts';

const TURNS = 24;

test('a thread far longer than the budget goes on, its beginning shortened, and a cut answer is continued', async () => {
  let turn = 0;
  const model = await startMockModel([
    (response) => {
      const end = ++turn === TURNS ? 'length' : 'stop';
      const content = `Answer ${turn}: ${'a key goes into the header. '.repeat(300)}`;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(
        `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: end }] })}\n\ndata: [DONE]\n\n`,
      );
    },
  ]);
  const { model: options } = resolveServerConfig({
    input: { assistant: { model: { url: model.baseUrl, name: 'scripted' } } },
    folder: '/',
    environment: {},
    flags: { folders: [] },
  });
  const { post } = await openDiscovery({ answerer: createModelAnswerer(options!) });
  let threadId: string | undefined;
  const send = async (text: string): Promise<string> => {
    const messages = [{ role: 'user', parts: [{ type: 'text', text }] }];
    const answer = await post('/discovery/v2/assistant/example/message', { fp: 'anonymous', threadId, messages });
    threadId = answer.headers.get('x-thread-id')!;
    return answer.text();
  };
  for (let index = 1; index < TURNS; index++)
    expect(await send(`Question ${index}: where does the key go?`)).toContain('"finishReason":"stop"');
  expect(await send('And the last one?')).toContain('"finishReason":"length"');
  expect(await send('Go on')).toContain(`Answer ${TURNS + 1}:`);

  const read = model.requests.map(({ body }) => body.messages);
  const sizes = read.map((messages) => estimateTokens(JSON.stringify(messages)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(options!.contextTokens);
  // The whole thread would take twice of that.
  expect(TURNS * estimateTokens('a key goes into the header. '.repeat(300))).toBeGreaterThan(2 * 24_000);
  const [cut, continued] = read.slice(-2);
  expect(JSON.stringify(continued)).toContain(`Answer ${TURNS}:`);
  for (const messages of [cut!, continued!]) {
    const asked = messages.findLast(({ role }) => role === 'user')!.content!;
    expect(asked).toContain('Said before, shortened');
    expect(asked).toMatch(/Question \d+: where does the key go\?/);
  }
});
