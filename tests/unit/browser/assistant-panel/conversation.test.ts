import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  findThread,
  lastMessages,
  type Message,
  readConversation,
  saveConversation,
} from '../../../../src/browser/assistant-panel/conversation.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

function message(id: string, role: 'user' | 'assistant', threadId?: string): Message {
  return { id, role, parts: [{ type: 'text', text: id }], ...(threadId && { metadata: { threadId } }) };
}

test('a question continues the thread that the service named last', () => {
  expect(
    findThread([
      message('a', 'user'),
      message('b', 'assistant', 't1'),
      message('c', 'user'),
      message('d', 'assistant', 't2'),
      message('e', 'user'),
    ]),
  ).toBe('t2');
  expect(findThread([message('a', 'user')])).toBeUndefined();
});

test('what is sent begins with a question and ends with the last one', () => {
  const messages = Array.from({ length: 31 }, (_, index) =>
    message(String(index), index % 2 === 0 ? 'user' : 'assistant'),
  );
  const sent = lastMessages(messages);
  expect(sent[0]?.role).toBe('user');
  expect(sent.at(-1)?.id).toBe('30');
  expect(sent.length).toBeLessThanOrEqual(12);
});

test('a conversation comes back as it was kept, and an empty one is forgotten', () => {
  const conversation = { id: 'x', messages: [message('a', 'user'), message('b', 'assistant', 't')] };
  saveConversation('key', conversation);
  expect(readConversation('key')).toEqual(conversation);
  saveConversation('key', { id: 'x', messages: [] });
  expect(kept.has('key')).toBe(false);
});

test.each([
  '{',
  '[]',
  '{"id":1,"messages":[]}',
  '{"id":"a","messages":[{"id":"m","role":"system","parts":[]}]}',
  '{"id":"a","messages":[{"id":"m","role":"user"}]}',
  '{"id":"a","messages":[{"id":"m","role":"user","parts":[null]}]}',
  '{"id":"a","messages":[{"id":"m","role":"user","parts":[{"type":"text"}]}]}',
  '{"id":"a","messages":[{"id":"m","role":"user","parts":[],"metadata":{"context":[{"type":"code"}]}}]}',
])('a damaged conversation begins anew: %s', (text) => {
  kept.set('key', text);
  expect(readConversation('key').messages).toEqual([]);
});

test('refused storage costs nothing but the memory', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {},
  });
  expect(readConversation('key').messages).toEqual([]);
  expect(() => saveConversation('key', { id: 'x', messages: [message('a', 'user')] })).not.toThrow();
});
