import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askDevice } from '../../../../../src/browser/playground/oauth/ask-device.ts';

const task = { device_code: 'd', user_code: 'ABCD', verification_uri: 'https://id.example.com/device' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [2, 2],
  [undefined, 5],
  [0, 5],
  [-1, 5],
  ['soon', 5],
])('asks again after the interval %j in %i seconds', async (interval, seconds) => {
  const asked: string[] = [];
  const pending = { error: 'authorization_pending' };
  vi.stubGlobal('location', new URL('https://docs.example.com/'));
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url.endsWith('/device') ? Response.json({ ...task, interval }) : Response.json(pending, { status: 400 });
  });
  const cancel = new AbortController();
  const asking = askDevice({
    flow: {
      kind: 'device',
      authorization: 'https://id.example.com/device',
      token: 'https://id.example.com/token',
    } as never,
    client: { id: 'c', secret: '' },
    scopes: [],
    signal: cancel.signal,
    onTask: () => {},
  });
  asking.catch(() => {});
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(asked).toHaveLength(2);
  cancel.abort();
});

test.each([
  ['https://id.example.com/device?code=ABCD', 'https://id.example.com/device?code=ABCD'],
  ['javascript:alert(1)', task.verification_uri],
  [undefined, task.verification_uri],
])('leads to the address with the code in it, if it is one: %j', async (complete, link) => {
  vi.stubGlobal('location', new URL('https://docs.example.com/'));
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('fetch', async () => Response.json({ ...task, verification_uri_complete: complete }));
  const cancel = new AbortController();
  const told = new Promise((resolve) => {
    askDevice({
      flow: { authorization: task.verification_uri, token: 'https://id.example.com/token' } as never,
      client: { id: 'c', secret: '' },
      scopes: [],
      signal: cancel.signal,
      onTask: resolve,
    }).catch(() => {});
  });
  expect(await told).toEqual({ address: task.verification_uri, code: 'ABCD', link });
  cancel.abort();
});
