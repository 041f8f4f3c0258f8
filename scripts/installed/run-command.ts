import { spawn } from 'node:child_process';

export interface CommandRun {
  code: number | null;
  output: string;
  seconds: number;
}

export interface CommandPlace {
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid?: number;
}

/** Runs a program to its end and gives all that it said. */
export function runCommand([program = '', ...args]: readonly string[], place: CommandPlace): Promise<CommandRun> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...place, gid: place.uid, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    const end = (code: number | null): void => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.once('error', (error) => {
      output += String(error);
      end(-1);
    });
    child.once('close', end);
  });
}
