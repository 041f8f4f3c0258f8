import type { HotPayload, ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SentPage, tellFailures } from '../../../../src/build/astro/tell-failures.ts';

const failure = { type: 'error', err: { message: 'Unexpected token', stack: '' } };

let told: string[] = [];
let hot: { send: (payload: unknown) => void };
let connect: () => void;
let onSent: (page: SentPage) => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  hot = { send: () => void told.push('shown') };
  const client = { send: ({ type }: HotPayload) => void told.push(`${type} for one`) };
  const on = (_event: string, listener: (data: undefined, client: unknown) => void): void => {
    connect = () => listener(undefined, client);
  };
  const server = { environments: { client: { hot: Object.assign(hot, { on }) } }, config: { root: '/project' } };
  onSent = tellFailures(server as unknown as ViteDevServer, {
    folder: '/site',
    teller: {
      rendered: () => {},
      replaced: () => {},
      failed: ({ message }) => void told.push(message),
      drawn: () => void told.push('drawn'),
    },
  });
});
afterEach(() => void vi.useRealTimers());

test('a failure is told and shown', () => {
  onSent({ status: 500, isShown: false });
  hot.send(failure);
  expect(told).toEqual(['Unexpected token', 'shown']);
});

test('what failed before the page was drawn is not told after it', () => {
  onSent({ status: 500, isShown: false });
  onSent({ status: 500, isShown: false });
  hot.send(failure);
  onSent({ status: 200, isShown: false });
  hot.send(failure);
  expect(told).toEqual(['Unexpected token', 'shown', 'drawn']);
});

test('a style sheet that fails after its page was drawn is told', () => {
  onSent({ status: 200, isShown: false });
  hot.send(failure);
  expect(told).toEqual(['drawn', 'Unexpected token', 'shown']);
});

test('a page that failed without a word hides no later failure', () => {
  onSent({ status: 500, isShown: false });
  onSent({ status: 200, isShown: false });
  vi.advanceTimersByTime(6000);
  hot.send(failure);
  expect(told).toEqual(['drawn', 'Unexpected token', 'shown']);
});

test('a browser that connects after the change that mends its page loads it again, once', () => {
  onSent({ status: 500, isShown: true });
  hot.send({ type: 'full-reload' });
  connect();
  connect();
  expect(told).toEqual(['shown', 'full-reload for one']);
});

test('a browser that was there for the change hears of it as all do', () => {
  onSent({ status: 500, isShown: true });
  connect();
  hot.send({ type: 'full-reload' });
  connect();
  expect(told).toEqual(['shown']);
});
