import { spawn } from 'node:child_process';

export interface CommandResult {
  ok: boolean;
  output: string;
}

export interface CommandOptions {
  cwd: string;
  /** Seconds. */
  limit: number;
}

/** Runs a command to its end, or kills it with all it started when it takes too long. Never throws. */
export function runCommand([name = '', ...args]: string[], { cwd, limit }: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C.UTF-8', GO111MODULE: 'off' },
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setTimeout(() => killGroup(child.pid), limit * 1000);
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code) => finish(code === 0, output));
    const finish = (ok: boolean, text: string) => {
      clearTimeout(timer);
      resolve({ ok, output: text });
    };
  });
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
