import type { Command, CommandInput, Terminal } from './command.ts';

/** Options of the commands that tell of their work. */
export const outputOptions: Command['options'] = [
  { name: 'quiet', type: 'boolean', short: 'q', summary: 'print only errors' },
  {
    name: 'verbose',
    type: 'boolean',
    summary: 'print everything: all problems of a kind, stack traces, output of Astro and Vite',
  },
];

/** The terminal as these options want it. */
export function setVolume(terminal: Terminal, options: CommandInput['options']): Terminal {
  if (options['quiet'] === true) return { ...terminal, volume: 'quiet' };
  return options['verbose'] === true ? { ...terminal, volume: 'verbose' } : terminal;
}

/** Says what went well or goes on; on standard error where the output itself is for programs. */
export function say(terminal: Terminal, text: string, stream: 'out' | 'error' = 'out'): void {
  if (terminal.volume !== 'quiet') terminal[stream](text);
}
