import type { UIMessage } from 'ai';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type NodeServer, startNodeServer } from '../../../../src/service/server/start-node-server.ts';
import { hasClients, loadClient } from '../../../clients/load-client.ts';
import { type RenderedHook, renderHook } from '../../../clients/render-chat.ts';
import { type OpenDiscovery, openDiscovery } from './open-discovery.ts';

type Message = UIMessage<{ threadId?: string }>;
interface Hook {
  messages: Message[];
  status: string;
  error: Error | undefined;
  sendMessage: (message: { text: string }) => Promise<void>;
}
interface OldHook {
  messages: { role: string; content: string; annotations?: { threadId?: string }[] }[];
  isLoading: boolean;
  error: Error | undefined;
  append: (message: { role: string; content: string }, options: object) => Promise<unknown>;
}

let discovery: OpenDiscovery;
let server: NodeServer;

async function open(): Promise<void> {
  discovery = await openDiscovery();
  server = await startNodeServer({ service: discovery.service, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.stop(0));
}

async function render<Value>(useValue: () => Value, textOf: (value: Value) => string): Promise<RenderedHook<Value>> {
  const rendered = await renderHook(useValue, textOf);
  onTestFinished(() => rendered.unmount());
  return rendered;
}

const textOf = ({ parts }: Message): string => parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

async function keptRoles(threadId: string): Promise<string[]> {
  return (await discovery.stores.threads.read(threadId, 'example'))!.messages.map(({ role }) => role);
}

describe.skipIf(!hasClients)('chat hooks, drawn by React', () => {
  for (const [name, base] of [
    ['ai-react-5-oldest', 'ai-5-oldest'],
    ['ai-react-5', 'ai-5'],
    ['ai-react-6-oldest', 'ai-6-oldest'],
    ['ai-react-6', 'ai-6'],
    ['ai-react-7-oldest', 'ai-7-oldest'],
    ['ai-react-7', 'ai-7'],
  ] as const) {
    test(`${name} shows two answers of one thread`, async () => {
      await open();
      const { useChat } = await loadClient<{ useChat: (options: object) => Hook }>(name);
      const { DefaultChatTransport } = await loadClient<{ DefaultChatTransport: new (options: object) => object }>(
        base,
      );
      const transport = new DefaultChatTransport({
        api: `http://127.0.0.1:${server.port}/discovery/v2/assistant/example/message`,
        headers: {
          authorization: `Bearer ${discovery.assistantKey}`,
          ...(name.endsWith('oldest') ? { 'x-ui-message-stream-strict': '1' } : {}),
        },
        body: { fp: 'anonymous' },
        prepareSendMessagesRequest: ({ id, messages, body }: { id: string; messages: Message[]; body: object }) => ({
          body: {
            ...body,
            id,
            messages,
            threadId: messages.findLast(({ metadata }) => metadata?.threadId)?.metadata?.threadId,
          },
        }),
      });
      const chat = await render(
        () => useChat({ id: 'chat', transport }),
        ({ messages }) => messages.map(textOf).join('\n'),
      );
      await chat.act(() => chat.current().sendMessage({ text: 'Where do I send the key?' }));
      expect([chat.current().status, chat.current().error]).toEqual(['ready', undefined]);
      expect(chat.text()).toContain('Send the key in the header');
      const threadId = chat.current().messages.at(-1)!.metadata!.threadId!;
      await chat.act(() => chat.current().sendMessage({ text: 'And what when a request is refused?' }));
      expect([chat.current().status, chat.current().error, chat.current().messages.at(-1)!.metadata?.threadId]).toEqual(
        ['ready', undefined, threadId],
      );
      expect(chat.text()).toContain('A refused request says when to try again');
      expect(await keptRoles(threadId)).toEqual(['user', 'assistant', 'user', 'assistant']);
    });
  }

  for (const name of ['ai-react-4-oldest', 'ai-react-4']) {
    test(`${name} shows two answers of one thread by the older endpoint`, async () => {
      await open();
      const { useChat } = await loadClient<{ useChat: (options: object) => OldHook }>(name);
      const options = {
        id: 'chat',
        api: `http://127.0.0.1:${server.port}/discovery/v1/assistant/example/message`,
        headers: {
          authorization: `Bearer ${discovery.assistantKey}`,
          ...(name.endsWith('oldest') ? { 'x-ui-message-stream-strict': '1' } : {}),
        },
        streamProtocol: 'data',
        sendExtraMessageFields: true,
      };
      const chat = await render(
        () => useChat(options),
        ({ messages }) => messages.map(({ content }) => content).join('\n'),
      );
      await chat.act(() =>
        chat.current().append({ role: 'user', content: 'Where do I send the key?' }, { body: { fp: 'anonymous' } }),
      );
      expect([chat.current().isLoading, chat.current().error]).toEqual([false, undefined]);
      expect(chat.text()).toContain('Send the key in the header');
      const threadId = chat
        .current()
        .messages.at(-1)!
        .annotations!.find((annotation) => annotation.threadId)!.threadId!;
      await chat.act(() =>
        chat
          .current()
          .append(
            { role: 'user', content: 'And what when a request is refused?' },
            { body: { fp: 'anonymous', threadId } },
          ),
      );
      expect([chat.current().isLoading, chat.current().error, chat.current().messages.length]).toEqual([
        false,
        undefined,
        4,
      ]);
      expect(await keptRoles(threadId)).toEqual(['user', 'assistant', 'user', 'assistant']);
    });
  }
});
