import { spawn } from 'node:child_process';

export interface RunningServer {
  /** Without a `/` at the end. */
  url: string;
  /** What it has written so far. */
  log: () => string;
  stop: () => Promise<void>;
}

// Astro behaves differently inside of a Vitest process; users run it in none.
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;

/** Runs a script of Node that serves something, until it says at which address. */
export async function startServer(script: string, args: string[], cwd: string): Promise<RunningServer> {
  const server = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  let log = '';
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((found, failed) => {
    const read = (data: Buffer): void => {
      log += String(data);
      const [, address] = /(http:\/\/localhost:\d+)/.exec(log) ?? [];
      if (address) found(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => failed(new Error(`It ended before it served anything:\n${log}`)));
  });
  return {
    url,
    log: () => log,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
