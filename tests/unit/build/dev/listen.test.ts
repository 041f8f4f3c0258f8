import { expect, test } from 'vitest';
import { listen } from '../../../../src/build/dev/listen.ts';

const options = { host: '127.0.0.1', certificate: null };

test('where a port is taken, a free one after it is used, and closing gives it back', async () => {
  const first = await listen((_, response) => response.end('first'), { ...options, port: 0 });
  const second = await listen((_, response) => response.end('second'), { ...options, port: first.port });
  expect(second.port).toBeGreaterThan(first.port);
  expect(await (await fetch(`http://127.0.0.1:${second.port}`)).text()).toBe('second');
  await first.close();
  await second.close();
  await expect(fetch(`http://127.0.0.1:${second.port}`)).rejects.toThrow();
});

test('an address of another machine is refused', async () => {
  await expect(listen(() => {}, { ...options, host: '203.0.113.9', port: 0 })).rejects.toThrow(/EADDRNOTAVAIL/);
});

test('a page that Vite has shown learns that a server is there again, and its question holds up no end', async () => {
  const { port, close } = await listen((_, response) => response.end(), { ...options, port: 0 });
  const ask = (protocol: string): Promise<string> =>
    new Promise((told) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, protocol);
      socket.onopen = () => told('open');
      socket.onerror = () => told('refused');
    });
  expect(await ask('vite-ping')).toBe('open');
  expect(await ask('vite-hmr')).toBe('refused');
  await close();
});
