import { spawn } from 'node:child_process';
import type { Terminal } from './command.ts';

/** By platform, what opens an address; `start` takes its first quoted argument for the title of a window. */
const programs: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the user's browser (`BROWSER` names another); where there is none, says so in a line. */
export function openBrowser(url: string, { error }: Pick<Terminal, 'error'>): void {
  const named = process.env['BROWSER'];
  const [program = '', ...args] = named ? [named] : (programs[process.platform] ?? ['xdg-open']);
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  const fail = (): void => error(`No browser could be opened (${program}); open ${url} yourself\n`);
  child.once('error', fail).once('exit', (code) => code && fail());
  child.unref();
}
