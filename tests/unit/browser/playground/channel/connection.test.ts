import { expect, test } from 'vitest';
import { packSocketHeaders, unpackSocketHeaders } from '../../../../../src/base/http/socket-headers.ts';
import {
  type ConnectionEvent,
  firstConnection,
  reduceConnection,
  retryDelay,
} from '../../../../../src/browser/playground/channel/connection-state.ts';
import { handshakeOf } from '../../../../../src/browser/playground/channel/handshake.ts';
import { readBytes, writeBytes } from '../../../../../src/browser/playground/channel/message-bytes.ts';
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

const route = { page: 'https://docs.example.com/x?y=1#z', shown: 'wss://seen', subprotocols: '' };

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
  expect(handshakeOf(request, { ...route, proxy: null })).toEqual({
    url: 'wss://seen',
    address: 'wss://a',
    protocols: ['abc.d-e'],
    named: [],
    unsent: ['Authorization', 'X', 'Y'],
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
  const at = (proxy: string): string => handshakeOf(request, { ...route, proxy }).address;
  expect(at('')).toBe('wss://docs.example.com/_docwright/proxy?target=ws%3A%2F%2Fapi.example.com%2Fa%3Fb%3D1');
  expect(at('http://service.example.com/docs')).toBe(
    'ws://service.example.com/docs/_docwright/proxy?target=ws%3A%2F%2Fapi.example.com%2Fa%3Fb%3D1',
  );
});

test('the service is told of headers and cookies in a subprotocol of its own, beside those that the reader names', () => {
  const request: HttpRequest = {
    method: 'GET',
    url: 'wss://api.example.com/',
    headers: [
      { name: 'Authorization', value: 'Bearer a b' },
      { name: 'X-Name', value: 'Grüße' },
      { name: 'Sec-WebSocket-Protocol', value: 'v1, v2' },
    ],
    cookies: [{ name: 'a', value: '1' }],
    body: null,
  };
  const { protocols, named, unsent } = handshakeOf(request, {
    ...route,
    proxy: '',
    subprotocols: 'v2, mqtt, not a token',
  });
  expect([named, unsent]).toEqual([['v1', 'v2', 'mqtt'], []]);
  expect(unpackSocketHeaders(protocols.join(', '))).toEqual({
    protocols: ['v1', 'v2', 'mqtt'],
    carrier: protocols.at(-1),
    headers: [
      ['Authorization', 'Bearer a b'],
      ['X-Name', 'Grüße'],
      ['Cookie', 'a=1'],
    ],
  });
});

test.each([
  packSocketHeaders([{ name: 'X', value: 'a\r\nEvil: 1' }]),
  packSocketHeaders([{ name: 'X: 1\r\nEvil', value: 'a' }]),
  'docwright.headers.!!!',
  'docwright.headers.',
])('headers that could be more than they say are none: %s', (protocol) => {
  expect(unpackSocketHeaders(protocol).headers).toEqual([]);
});

test('bytes are written and read as hexadecimal digits and as Base64', () => {
  const bytes = Uint8Array.from({ length: 20 }, (_, index) => index * 13);
  expect(writeBytes(bytes, 'hex')).toBe('00 0d 1a 27 34 41 4e 5b 68 75 82 8f 9c a9 b6 c3\nd0 dd ea f7');
  for (const format of ['hex', 'base64'] as const) expect(readBytes(writeBytes(bytes, format), format)).toEqual(bytes);
  expect(readBytes('-_8', 'base64')).toEqual(new Uint8Array([251, 255]));
  expect([readBytes('0', 'hex'), readBytes('xy', 'hex'), readBytes('%', 'base64')]).toEqual([null, null, null]);
});

test('the end of a connection that another has followed does not close it', () => {
  const after = [
    entry('opened', 'first'),
    { kind: 'stopped' } as const,
    { kind: 'connecting' } as const,
    { kind: 'closed', text: '1000', time: 0, isLate: true } as const,
  ].reduce(reduceConnection, firstConnection);
  expect([after.phase, after.log.at(-1)?.text]).toEqual(['connecting', '1000']);
});
