import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';

const servers: Server[] = [];
afterEach(() => void servers.splice(0).forEach((server) => server.close()));

const source = resolve(import.meta.dirname, '../../../../src');

async function listen(answer: string, heard: string[]): Promise<number> {
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.end(answer);
  });
  server.on('connect', (request, socket) => {
    heard.push(request.url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** A call of the playground to a name that is checked to be this machine, after the process was told of a proxy. */
async function call(port: number, environment: Record<string, string>): Promise<string> {
  const script = `
import { honourProxies } from ${JSON.stringify(`${source}/cli/honour-proxies.ts`)};
import { callTarget } from ${JSON.stringify(`${source}/service/proxy/call-target.ts`)};
honourProxies({ error: () => {} });
const call = { url: new URL('http://api.example:${port}/users'), method: 'GET', headers: [], body: null };
const limits = { connectTime: 5000, answerTime: 5000 };
const addresses = [{ address: '127.0.0.1', family: 4 }];
const answer = await callTarget(call, { addresses, limits, signal: AbortSignal.timeout(10000) });
for await (const chunk of answer) process.stdout.write(chunk);
process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env['PATH'], ...environment },
  });
  return stdout;
}

test.each<Record<string, string>>([{}, { NODE_USE_ENV_PROXY: '1' }])(
  'the playground goes past the proxies of the environment: %j',
  async (more) => {
    const heard: string[] = [];
    const proxy = `http://127.0.0.1:${await listen('through the proxy', heard)}`;
    const target = await listen('directly', []);
    const environment = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy, http_proxy: proxy, https_proxy: proxy, ...more };
    expect(await call(target, environment)).toBe('directly');
    expect(heard).toEqual([]);
  },
);
