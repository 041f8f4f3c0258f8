import type { AbstractChat, ChatState, DefaultChatTransport, UIMessage } from 'ai';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type NodeServer, startNodeServer } from '../../../../src/service/server/start-node-server.ts';
import { hasClients, loadClient } from '../../../clients/load-client.ts';
import { type OpenDiscovery, openDiscovery } from './open-discovery.ts';

type Message = UIMessage<{ threadId?: string }>;
type ChatClass = new (options: object) => AbstractChat<Message>;
interface ClientModule {
  DefaultChatTransport: new (options: object) => DefaultChatTransport<Message>;
  AbstractChat: ChatClass;
}

let discovery: OpenDiscovery;
let server: NodeServer;

async function open(): Promise<void> {
  discovery = await openDiscovery();
  server = await startNodeServer({ service: discovery.service, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.stop(0));
}

/** What a framework's binding keeps; the newest and the oldest `AbstractChat` want the same. */
class PlainState implements ChatState<Message> {
  status: ChatState<Message>['status'] = 'ready';
  error: Error | undefined = undefined;
  messages: Message[] = [];
  pushMessage = (message: Message): void => void (this.messages = [...this.messages, message]);
  popMessage = (): void => void (this.messages = this.messages.slice(0, -1));
  replaceMessage = (index: number, message: Message): void => void (this.messages = this.messages.with(index, message));
  snapshot = <Value>(value: Value): Value => structuredClone(value);
}

/** The recipe of the manual: the thread's id is that of the last message that knows one. */
function createTransport(module: ClientModule, headers: Record<string, string> = {}): DefaultChatTransport<Message> {
  return new module.DefaultChatTransport({
    api: `http://127.0.0.1:${server.port}/discovery/v2/assistant/example/message`,
    headers: { authorization: `Bearer ${discovery.assistantKey}`, ...headers },
    body: { fp: 'anonymous', retrievalPageSize: 5 },
    prepareSendMessagesRequest: ({ id, messages, body }: { id: string; messages: Message[]; body: object }) => ({
      body: {
        ...body,
        id,
        messages,
        threadId: messages.findLast(({ metadata }) => metadata?.threadId)?.metadata?.threadId,
      },
    }),
  });
}

async function converse(chat: AbstractChat<Message>, question: string): Promise<Message> {
  await chat.sendMessage({ text: question } as never);
  return chat.messages.at(-1)!;
}

const textOf = ({ parts }: Message): string => parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

describe.skipIf(!hasClients)('chat clients', () => {
  const refusesTopLevel = ['ai-5-oldest', 'ai-6-oldest', 'ai-7-oldest'];
  for (const name of ['ai-5-oldest', 'ai-5', 'ai-6-oldest', 'ai-6', 'ai-7-oldest', 'ai-7']) {
    test(`${name} reads answers and stays in the thread`, async () => {
      await open();
      const module = await loadClient<ClientModule>(name);
      const Chat = class extends module.AbstractChat {};
      const isStrict = refusesTopLevel.includes(name);
      const chat = new Chat({
        state: new PlainState(),
        id: 'chat',
        transport: createTransport(module, isStrict ? { 'x-ui-message-stream-strict': '1' } : {}),
      });
      const first = await converse(chat, 'Where do I send the key?');
      expect([chat.status, chat.error]).toEqual(['ready', undefined]);
      expect(textOf(first)).toContain('Send the key in the header');
      expect(first.parts.filter(({ type }) => type === 'source-url')).toMatchObject([
        { url: 'https://docs.example.com/guides/auth#keys' },
        {},
      ]);
      const threadId = first.metadata!.threadId!;
      const second = await converse(chat, 'And what when a request is refused?');
      expect([chat.status, second.metadata?.threadId]).toEqual(['ready', threadId]);
      const kept = await discovery.stores.threads.read(threadId, 'example');
      expect(kept!.messages.map(({ id, role }) => [id, role])).toEqual(chat.messages.map(({ id, role }) => [id, role]));
    });
  }

  for (const name of refusesTopLevel) {
    test(`${name} without its header holds text and thread before it fails at the end`, async () => {
      await open();
      const module = await loadClient<ClientModule>(name);
      const Chat = class extends module.AbstractChat {};
      const chat = new Chat({
        state: new PlainState(),
        id: 'chat',
        onError: () => undefined,
        transport: createTransport(module),
      });
      const answer = await converse(chat, 'Where do I send the key?');
      expect(chat.status).toBe('error');
      expect(textOf(answer)).toContain('Send the key in the header');
      expect(answer.metadata?.threadId).toMatch(/^thr_/);
    });
  }

  for (const [name, base] of [
    ['ai-react-5', 'ai-5'],
    ['ai-react-6', 'ai-6'],
    ['ai-react-7', 'ai-7'],
  ] as const) {
    test(`the chat of ${name}`, async () => {
      await open();
      const { Chat } = await loadClient<{ Chat: ChatClass }>(name);
      const chat = new Chat({ id: 'chat', transport: createTransport(await loadClient<ClientModule>(base)) });
      expect(textOf(await converse(chat, 'Where do I send the key?'))).toContain('Send the key in the header');
      expect([chat.status, chat.error]).toEqual(['ready', undefined]);
    });
  }

  test('a refusal reaches the client as text it can read', async () => {
    await open();
    const module = await loadClient<ClientModule>('ai-7');
    const Chat = class extends module.AbstractChat {};
    const chat = new Chat({
      state: new PlainState(),
      id: 'chat',
      onError: () => undefined,
      transport: createTransport(module, { authorization: 'Bearer svc_dsc_wrong' }),
    });
    await chat.sendMessage({ text: 'key' } as never);
    expect(JSON.parse(chat.error!.message)).toMatchObject({ code: 'unauthorized' });
  });

  test('AI SDK 4 reads the older endpoint', async () => {
    await open();
    interface OldMessage {
      id?: string;
      role: string;
      content: string;
      annotations?: unknown[];
      parts?: { type: string; source?: { url: string } }[];
    }
    const { callChatApi } = await loadClient<{ callChatApi: (options: object) => Promise<void> }>('@ai-sdk/ui-utils');
    const send = async (messages: OldMessage[], threadId?: string): Promise<OldMessage> => {
      let finished: OldMessage | undefined;
      await callChatApi({
        api: `http://127.0.0.1:${server.port}/discovery/v1/assistant/example/message`,
        headers: { authorization: `Bearer ${discovery.assistantKey}` },
        body: { fp: 'anonymous', threadId, messages },
        streamProtocol: 'data',
        abortController: () => null,
        restoreMessagesOnFailure: () => undefined,
        onUpdate: () => undefined,
        onFinish: (message: OldMessage) => void (finished = message),
        generateId: () => 'made-here',
        lastMessage: undefined,
      });
      return finished!;
    };
    const question = {
      id: 'q1',
      role: 'user',
      content: 'Where do I send the key?',
      parts: [{ type: 'text', text: 'Where do I send the key?' }],
    };
    const answer = await send([question]);
    expect(answer.content).toContain('Send the key in the header');
    expect(answer.parts!.filter(({ type }) => type === 'source').map(({ source }) => source!.url)).toContain(
      'https://docs.example.com/guides/auth#keys',
    );
    const [{ threadId }] = answer.annotations as [{ threadId: string }];
    await send([question, answer, { id: 'q2', role: 'user', content: 'And the limits of a key?' }], threadId);
    expect((await discovery.stores.threads.read(threadId, 'example'))!.messages.map(({ role }) => role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
  });
});
