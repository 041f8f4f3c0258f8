import type { Terminal } from './command.ts';
import { type Listening, listAddresses } from './list-addresses.ts';
import { say } from './output-options.ts';

export interface Announcement extends Listening {
  /** What is to be said first: `Ready after 1.2 s`. */
  title: string;
  /** The port that was asked for. */
  wanted: number;
}

/** Says where a server can be reached, and that it is another port where the one that was asked for was taken. */
export function announce(
  terminal: Terminal,
  { title, wanted, ...listening }: Announcement,
  stream: 'out' | 'error' = 'out',
): void {
  if (wanted !== 0 && wanted !== listening.port) say(terminal, tellTaken(wanted, listening.port), stream);
  say(terminal, `${title}\n\n${renderAddresses(listening)}\n`, stream);
}

export function tellTaken(wanted: number, port: number): string {
  return `Port ${wanted} is in use; using ${port} instead.\n`;
}

/** The addresses of a server, one a line. */
export function renderAddresses(listening: Listening): string {
  const { local, network } = listAddresses(listening);
  const lines = [...(local === null ? [] : [`  Local    ${local}`]), ...network.map((url) => `  Network  ${url}`)];
  return lines.map((line) => `${line}\n`).join('');
}
