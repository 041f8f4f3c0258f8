import type { Terminal } from './command.ts';

/** The standard output and error of the process, as commands write to them. */
export function openTerminal(): Terminal {
  const interactive = Boolean(process.stderr.isTTY) && !process.env['CI'];
  for (const stream of [process.stdout, process.stderr]) stream.on('error', tellOnce());
  return {
    interactive,
    color: wantsColor(process.env, Boolean(process.stderr.isTTY)),
    volume: 'normal',
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  };
}

/**
 * Has the work go on without its output: whoever read it may have stopped (`| head`), and the disk that it goes to may
 * be full. The latter is said where that still can be, and is no success.
 */
function tellOnce(): (error: NodeJS.ErrnoException) => void {
  let isTold = false;
  return (error) => {
    if (error.code === 'EPIPE' || isTold) return;
    isTold = true;
    process.stderr.write(`The output could not be written: ${error.message}\n`);
    process.once('exit', (code) => {
      if (code === 0) process.exitCode = 1;
    });
  };
}

/** https://no-color.org and https://force-color.org: who asks for none gets none. */
export function wantsColor(environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (environment['NO_COLOR']) return false;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && environment['TERM'] !== 'dumb';
}
