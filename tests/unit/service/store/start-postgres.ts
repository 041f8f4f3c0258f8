import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.ts';
import { signalTree } from './signal-tree.ts';

export interface TestPostgres {
  /** Address of an empty database. */
  url: string;
  /** Ends the server for good. */
  stop: () => Promise<void>;
  /** Ends the server as a machine that goes down does; `start` brings it back with everything it knew. */
  halt: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the server and all its processes without a word. */
  kill: () => Promise<void>;
  /** Lets the server hang: it takes connections and says nothing, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
}

/** Starts a PostgreSQL of its own in a temporary folder; `null` where none is installed. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), 'docwright-postgres-'));
  const user = findUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'docwright', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    server = spawn(
      join(programs, 'postgres'),
      ['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await untilReady(server);
  };
  const end = async (signal: (process: number) => void): Promise<void> => {
    if (!server) return;
    const ended = new Promise((resolve) => server!.once('exit', resolve));
    signal(server.pid!);
    await ended;
    server = null;
  };
  const halt = (): Promise<void> => end((root) => process.kill(root, 'SIGINT'));
  await start();
  return {
    url: `postgres://docwright@127.0.0.1:${port}/postgres`,
    start,
    halt,
    kill: () => end((root) => signalTree(root, 'SIGKILL')),
    freeze: () => signalTree(server!.pid!, 'SIGSTOP'),
    thaw: () => signalTree(server!.pid!, 'SIGCONT'),
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return uid && gid ? { uid, gid } : undefined;
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
    let log = '';
    server.stderr!.on('data', (data: Buffer) => {
      log += data.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
}
