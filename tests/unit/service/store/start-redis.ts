import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestRedis {
  url: string;
  /** Ends the server; the address stays taken for `start`. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the server without a word. */
  kill: () => Promise<void>;
  /** Lets the server hang: it takes connections and says nothing, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  remove: () => Promise<void>;
}

/** Whether a Redis is installed. */
export function findRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

/** Starts a Redis of its own in a temporary folder; `null` where none is installed. */
export async function startRedis(): Promise<TestRedis | null> {
  if (!findRedis()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'docwright-redis-'));
  const port = await findFreePort();
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    server = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await untilReady(server);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!server) return;
    const ended = new Promise((resolve) => server!.once('exit', resolve));
    server.kill(signal);
    await ended;
    server = null;
  };
  const stop = (): Promise<void> => end('SIGTERM');
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    kill: () => end('SIGKILL'),
    freeze: () => void server!.kill('SIGSTOP'),
    thaw: () => void server!.kill('SIGCONT'),
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout!.on('data', (data: Buffer) => {
      if (data.toString().includes('Ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error('Redis did not start')));
  });
}
