import { expect, test } from 'vitest';
import {
  type ConnectionEvent,
  firstConnection,
  reduceConnection,
  retryDelay,
} from '../../../../../src/browser/playground/channel/connection-state.ts';
import { handshakeOf } from '../../../../../src/browser/playground/channel/handshake.ts';
import type { HttpRequest } from '../../../../../src/model/http.ts';

const entry = (kind: 'opened' | 'sent' | 'received' | 'failed', text: string): ConnectionEvent => ({
  kind,
  text,
  time: 0,
});

test('follows a connection and keeps a log of it', () => {
  const states = [
    { kind: 'connecting' } as const,
    entry('opened', 'wss://a'),
    entry('sent', 'hi'),
    entry('failed', '1006'),
    { kind: 'waiting' } as const,
  ];
  const after = states.reduce(reduceConnection, firstConnection);
  expect([after.phase, after.log.map(({ id, kind, text }) => `${id} ${kind} ${text}`)]).toEqual([
    'waiting',
    ['1 opened wss://a', '2 sent hi', '3 failed 1006'],
  ]);
  expect(reduceConnection(after, { kind: 'clear' }).log).toEqual([]);
  expect(reduceConnection(after, { kind: 'stopped' }).phase).toBe('closed');
});

test('drops the oldest of a log that never ends', () => {
  let state = firstConnection;
  for (let count = 0; count < 600; count++) state = reduceConnection(state, entry('received', String(count)));
  expect([state.log.length, state.log[0]!.text, state.log.at(-1)!.text]).toEqual([500, '100', '599']);
});

test('waits longer each time', () => {
  expect([0, 1, 2, 5, 1000].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});

test('sends credentials for headers as protocols, where they may be one', () => {
  const request = {
    url: 'wss://a',
    method: 'GET',
    cookies: [],
    body: null,
    headers: [
      { name: 'Authorization', value: 'Bearer abc.d-e' },
      { name: 'X', value: 'two words' },
      { name: 'Y', value: '' },
    ],
  } satisfies HttpRequest;
  expect(handshakeOf(request, { proxy: null, page: 'https://docs.example.com/x' })).toEqual({
    url: 'wss://a',
    address: 'wss://a',
    protocols: ['abc.d-e'],
  });
});

test('a connection goes through the service where there is one', () => {
  const request = {
    method: 'GET',
    url: 'ws://api.example.com/a?b=1',
    headers: [],
    cookies: [],
    body: null,
  } as unknown as Parameters<typeof handshakeOf>[0];
  const at = (proxy: string): string =>
    handshakeOf(request, { proxy, page: 'https://docs.example.com/x?y=1#z' }).address;
  expect(at('')).toBe('wss://docs.example.com/_docwright/proxy?target=ws%3A%2F%2Fapi.example.com%2Fa%3Fb%3D1');
  expect(at('http://service.example.com/docs')).toBe(
    'ws://service.example.com/docs/_docwright/proxy?target=ws%3A%2F%2Fapi.example.com%2Fa%3Fb%3D1',
  );
});
