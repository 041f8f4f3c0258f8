import type { ParseArgsOptionsConfig } from 'node:util';

/** A subcommand of `docwright`. One file each, one list in `commands.ts`. */
export interface Command {
  name: string;
  /** What follows the name in the usage line, e.g. `[site] [--out dist]`. */
  usage: string;
  summary: string;
  options: (CommandOption & { name: string })[];
  /** How many positional arguments it takes at most. */
  positionals: number;
  run: (input: CommandInput) => Promise<ExitCode>;
}

export interface CommandOption {
  type: 'string' | 'boolean';
  short?: string;
  /** Name of the value in the help text. */
  value?: string;
  summary: string;
}

export interface CommandInput {
  positionals: string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  terminal: Terminal;
}

export interface Terminal {
  /** Standard output and error show text to a person, not to a file. */
  interactive: boolean;
  color: boolean;
  out: (text: string) => void;
  error: (text: string) => void;
}

/** 0: done; 1: the site has errors; 2: the command was used wrongly. */
export type ExitCode = 0 | 1 | 2;

/** Shown with the command's usage; ends with exit code 2. */
export class UsageError extends Error {}

export function parseArgsOptions(command: Command): ParseArgsOptionsConfig {
  return Object.fromEntries(
    command.options.map(({ name, type, short }) => [name, { type, ...(short ? { short } : {}) }]),
  );
}
