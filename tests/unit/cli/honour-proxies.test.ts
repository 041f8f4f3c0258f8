import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { UsageError } from '../../../src/cli/command.ts';
import { honourProxies } from '../../../src/cli/honour-proxies.ts';
import { isNodeBefore } from '../../is-node-before.ts';

const servers: Server[] = [];
afterEach(() => void servers.splice(0).forEach((server) => server.close()));

async function listen(answer: string): Promise<string> {
  const server = createServer((_, response) => response.end(answer));
  server.on('connect', (_, socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    server.emit('connection', socket);
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** In a process of its own, since a proxy is set for all of one. */
async function fetchWith(environment: Record<string, string>, url: string): Promise<string> {
  const module = join(resolve(import.meta.dirname, '../../../src/cli'), 'honour-proxies.ts');
  const script = `import { honourProxies } from ${JSON.stringify(module)};
honourProxies({ error: console.error });
console.log(await (await fetch(${JSON.stringify(url)})).text());
process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  return stdout.trim();
}

test.skipIf(isNodeBefore('24.14'))(
  'addresses are asked for through the proxy, but not those of this machine',
  async () => {
    const proxy = await listen('through the proxy');
    const own = await listen('directly');
    expect(await fetchWith({ http_proxy: proxy }, 'http://docs.example/openapi.json')).toBe('through the proxy');
    expect(await fetchWith({ http_proxy: proxy }, own)).toBe('directly');
    expect(await fetchWith({}, own)).toBe('directly');
  },
);

test('nothing is said where no proxy is named or Node sees to it', () => {
  const error = vi.fn();
  honourProxies({ error }, {});
  honourProxies({ error }, { HTTPS_PROXY: 'http://proxy.example', NODE_USE_ENV_PROXY: '1' });
  expect(error).not.toHaveBeenCalled();
});

test.skipIf(isNodeBefore('24.14'))('a proxy may be named without its scheme, as curl takes it', async () => {
  const proxy = (await listen('through the proxy')).replace('http://', '');
  expect(await fetchWith({ http_proxy: proxy }, 'http://docs.example/openapi.json')).toBe('through the proxy');
});

test.skipIf(isNodeBefore('24.14'))('what is no address of a proxy is told of by its name, and not shown', () => {
  for (const value of ['nonsense://name:word@proxy', 'http://', 'http://a b', 'name:word@'])
    expect(() => honourProxies({ error: vi.fn() }, { HTTP_PROXY: 'http://proxy.example', https_proxy: value })).toThrow(
      new UsageError(
        'The environment variable https_proxy must be the URL of a proxy, such as http://proxy.example.com:8080',
      ),
    );
});
