import type { Terminal } from './command.ts';

/** The standard output and error of the process, as commands write to them. */
export function openTerminal(): Terminal {
  const interactive = Boolean(process.stderr.isTTY) && !process.env['CI'];
  // Whoever read the output may stop reading (`| head`), and the disk that it goes to may be full: the work goes on
  // without it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return {
    interactive,
    color: Boolean(process.stderr.isTTY) && !process.env['NO_COLOR'],
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  };
}
