import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const command = resolve(root, 'bin/docwright.js');

/** A running `docwright serve`. */
export interface ServeProcess {
  url: string;
  child: ChildProcess;
  /** What it wrote so far. */
  log: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  stop: () => Promise<number | null>;
}

/** Starts `docwright serve`, on a free port unless one is given, and waits until it answers. */
export async function startServe(args: string[], env: Record<string, string> = {}, port = 0): Promise<ServeProcess> {
  const child = spawn(process.execPath, [command, 'serve', ...args, '--port', String(port)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => void (log += text.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const url = await new Promise<string>((found, failed) => {
    const look = setInterval(() => {
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(log)?.[0];
      if (address) {
        clearInterval(look);
        found(address.replace('localhost', '127.0.0.1'));
      }
    }, 50);
    void ended.then(() => {
      clearInterval(look);
      failed(new Error(`serve ended: ${log}`));
    });
  });
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, child, log: () => log, ended, stop };
}

/** Runs another command of Docwright and gives its output. */
export function docwright(args: string[], env: Record<string, string> = {}): string {
  return execFileSync(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
