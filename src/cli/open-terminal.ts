import type { Terminal } from './command.ts';

/** The standard output and error of the process, as commands write to them. */
export function openTerminal(): Terminal {
  const interactive = Boolean(process.stderr.isTTY) && !process.env['CI'];
  // Whoever read the output may stop reading (`| head`), and the disk that it goes to may be full: the work goes on
  // without it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return {
    interactive,
    color: wantsColor(process.env, Boolean(process.stderr.isTTY)),
    volume: 'normal',
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  };
}

/** https://no-color.org and https://force-color.org: who asks for none gets none. */
export function wantsColor(environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (environment['NO_COLOR']) return false;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return isTerminal && environment['TERM'] !== 'dumb';
}
