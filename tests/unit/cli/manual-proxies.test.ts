import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { proxyHeaders } from '../../../src/base/http/proxy-headers.ts';
import { answerSockets } from '../../e2e/playground/socket-server.ts';
import { end, findServer, freePort } from '../build/hosts/start-server.ts';
import { readManualExamples } from './manual-examples.ts';

const host = 'docs.example.com';
const recipes = readManualExamples().filter(({ place }) => place.startsWith('service/deploy.mdx'));

interface Given {
  home: string;
  port: number;
  /** From the manual, with the addresses and files of this test. */
  recipe: string;
}

/** The rest of each configuration, as a system has it that is freshly installed; what to run it with. */
const proxies: Readonly<Record<'nginx' | 'caddy' | 'apache', (given: Given) => { config: string; args: string[] }>> = {
  nginx: ({ home, port, recipe }) => ({
    config: `daemon off; master_process off; pid ${home}/pid; error_log stderr; events {}
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
${recipe.replace('listen 443', `listen 127.0.0.1:${port}`)} }`,
    args: ['-e', 'stderr', '-c'],
  }),
  caddy: ({ home, port, recipe }) => ({
    config: `{\n  admin off\n  auto_https off\n}\n${recipe.replace(`${host} {`, `https://${host}:${port} {\n  tls ${home}/cert.pem ${home}/key.pem`)}\n`,
    args: ['run', '--adapter', 'caddyfile', '--config'],
  }),
  apache: ({ home, port, recipe }) => ({
    config: `ServerRoot ${home}\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${home}/pid\nErrorLog ${home}/error.log\nUser nobody\nGroup nogroup
${['mpm_event', 'authz_core', ...(/a2enmod (.*)/.exec(recipe)?.[1]?.split(' ') ?? [])].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}${recipe.replace('*:443', `*:${port}`)}\n`,
    args: ['-X', '-f'],
  }),
};

/** The largest headers that the service sends with an answer of the playground and with a new session. */
const longest = [
  [proxyHeaders.headers, 12_000],
  [proxyHeaders.redirects, 12_000],
  ['set-cookie', 4_000],
] as const;

/** What the service is to the proxy: tells what it was sent, streams, and takes WebSockets. */
async function startUpstream(): Promise<number> {
  const server = createServer(async (asked, answer) => {
    let size = 0;
    for await (const piece of asked) size += (piece as Buffer).length;
    if (asked.url === '/stream') {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      answer.write('data: first\n\n');
      return void setTimeout(() => answer.end('data: last\n\n'), 3_000);
    }
    if (asked.url === '/long') for (const [name, length] of longest) answer.setHeader(name, 'h'.repeat(length));
    answer.end(JSON.stringify({ url: asked.url, headers: asked.headers, size }));
  });
  answerSockets(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void (server.closeAllConnections(), server.close()));
  return (server.address() as AddressInfo).port;
}

async function startProxy(name: keyof typeof proxies): Promise<(more: RequestOptions, body?: Buffer) => Promise<Told>> {
  const home = mkdtempSync(join(tmpdir(), 'docwright-proxy-'));
  execFileSync('chmod', ['a+rwx', home]);
  const [cert, key] = [join(home, 'cert.pem'), join(home, 'key.pem')];
  const certify = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${host} -addext subjectAltName=DNS:${host}`;
  execFileSync('openssl', [...certify.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const port = await freePort();
  const recipe = recipes
    .find(({ meta }) => meta.toLowerCase() === name)!
    .code.replaceAll('127.0.0.1:4000', `127.0.0.1:${await startUpstream()}`)
    .replaceAll(`/etc/ssl/${host}.pem`, cert)
    .replaceAll(`/etc/ssl/${host}.key`, key);
  const { config, args } = proxies[name]({ home, port, recipe });
  mkdirSync(join(home, 'state'));
  writeFileSync(join(home, 'main.conf'), config);
  const child = spawn(findServer(name)!, [...args, join(home, 'main.conf')], {
    env: { ...process.env, HOME: home, XDG_DATA_HOME: join(home, 'state') },
  });
  onTestFinished(async () => {
    await end(child);
    rmSync(home, { recursive: true, force: true });
  });
  let output = '';
  child.stderr.on('data', (text) => (output += String(text)));
  const ask = (more: RequestOptions, body?: Buffer): Promise<Told> => askProxy({ ...more, port }, body);
  for (let tries = 0; ; tries++) {
    const isUp = await ask({ path: '/' }).catch(() => null);
    if (isUp) return ask;
    if (tries > 100 || child.exitCode !== null) throw new Error(`${name} did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Told {
  status: number;
  text: string;
  /** Milliseconds until the first piece of the body. */
  began: number;
}

function askProxy(options: RequestOptions, body?: Buffer): Promise<Told> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = request({
      host: '127.0.0.1',
      servername: host,
      rejectUnauthorized: false,
      agent: false,
      maxHeaderSize: 65_536,
      ...options,
    });
    asked.setHeader('host', host);
    asked.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode!, text: '', began: 0 });
    });
    asked.once('error', reject).once('response', (answer) => {
      let [text, began] = ['', 0];
      answer.on('data', (piece) => {
        began ||= performance.now() - started;
        text += String(piece);
      });
      answer.once('end', () => resolve({ status: answer.statusCode!, text, began }));
    });
    asked.end(body);
  });
}

for (const name of Object.keys(proxies) as (keyof typeof proxies)[])
  test.skipIf(findServer(name) === null)(
    `what the manual says of ${name} starts, and lets streams, large bodies, long headers and WebSockets through`,
    async () => {
      const ask = await startProxy(name);
      const forged = {
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-for': '192.0.2.1',
      };
      const told = JSON.parse((await ask({ path: '/a%2Fb?c=%20d', headers: forged })).text) as {
        url: string;
        headers: Record<string, string>;
      };
      expect([told.url, told.headers['host'], told.headers['x-forwarded-proto']]).toEqual([
        '/a%2Fb?c=%20d',
        host,
        'https',
      ]);
      expect(told.headers['x-forwarded-host']).toBe(host);
      expect(told.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
      const large = await ask({ path: '/', method: 'POST' }, Buffer.alloc(20_000_000));
      expect([large.status, JSON.parse(large.text)]).toMatchObject([200, { size: 20_000_000 }]);
      expect((await ask({ path: '/stream' })).began).toBeLessThan(2_000);
      expect((await ask({ path: '/long' })).status).toBe(200);
      const socket = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      };
      expect((await ask({ path: '/echo', headers: socket })).status).toBe(101);
    },
    30_000,
  );
