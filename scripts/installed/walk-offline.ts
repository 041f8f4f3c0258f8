import { resolve } from 'node:path';
import { runCommand } from './run-command.ts';
import type { Walked } from './walk.ts';
import type { WalkOptions } from './walk-options.ts';

/** `walk` in a network of its own, in which there is nothing but this machine. Root of Linux alone can make one. */
export async function walkOffline(options: WalkOptions): Promise<Walked> {
  const script = resolve(import.meta.dirname, 'walk-alone.ts');
  const { code, output } = await runCommand(
    [
      'unshare',
      '--net',
      'sh',
      '-c',
      'ip link set lo up && exec "$0" "$@"',
      process.execPath,
      script,
      JSON.stringify(options),
    ],
    { cwd: options.place.cwd, env: process.env },
  );
  const result = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0)
    return { faults: [`walking offline: exit ${code}, ${output.trim().slice(-300)}`], secondsToPage: null };
  return JSON.parse(result) as Walked;
}
