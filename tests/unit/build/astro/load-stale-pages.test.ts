import type { HotPayload, ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStalePages } from '../../../../src/build/astro/load-stale-pages.ts';

let told: string[] = [];
let hot: { send: (payload: unknown) => void };
let connect: () => void;
let ask: () => () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  hot = { send: () => {} };
  const client = { send: ({ type }: HotPayload) => void told.push(type) };
  const on = (_event: string, listener: (data: undefined, client: unknown) => void): void => {
    connect = () => listener(undefined, client);
  };
  const server = { environments: { client: { hot: Object.assign(hot, { on }) } } };
  ask = loadStalePages(server as unknown as ViteDevServer);
});
afterEach(() => void vi.useRealTimers());

test('a browser that connects after a change loads its page again, once', () => {
  ask()();
  hot.send({ type: 'full-reload' });
  connect();
  connect();
  expect(told).toEqual(['full-reload']);
});

test('a page that took long is loaded again, too', () => {
  const sent = ask();
  hot.send({ type: 'full-reload' });
  vi.advanceTimersByTime(20_000);
  sent();
  connect();
  expect(told).toEqual(['full-reload']);
});

test('a browser that was there for the change hears of it as all do', () => {
  ask()();
  connect();
  hot.send({ type: 'full-reload' });
  connect();
  expect(told).toEqual([]);
});

test('a browser that was closed before takes the reload of no other', () => {
  ask()();
  hot.send({ type: 'full-reload' });
  vi.advanceTimersByTime(6000);
  ask()();
  connect();
  expect(told).toEqual([]);
});

test('a page that was given up for another does not have that one loaded again', () => {
  ask()();
  ask()();
  hot.send({ type: 'full-reload' });
  ask()();
  connect();
  ask()();
  connect();
  expect(told).toEqual([]);
});
