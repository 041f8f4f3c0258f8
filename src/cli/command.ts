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
  /** What the first of them may be, where that is one of a few words; else it is a folder or a file. */
  words?: readonly string[];
  run: (input: CommandInput) => Promise<ExitCode>;
}

export interface CommandOption {
  type: 'string' | 'boolean';
  short?: string;
  /** Name of the value in the help text. */
  value?: string;
  /** What it stands for where no value follows: `--host` alone. */
  bare?: string;
  /** What its value may be, where that is one of a few words. */
  words?: readonly string[];
  summary: string;
}

export interface CommandInput {
  positionals: string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  terminal: Terminal;
  /** All of them, for those that tell of the others. */
  loadCommands: () => Promise<readonly Command[]>;
}

export interface Terminal {
  /** Standard output and error show text to a person, not to a file. */
  interactive: boolean;
  color: boolean;
  /** What is said: errors alone, what a person wants to know, or everything. */
  volume: 'quiet' | 'normal' | 'verbose';
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

/** How an option may be written: `--out`, `-o`. */
export function optionNames({ name, short }: Command['options'][number]): string[] {
  return [`--${name}`, ...(short ? [`-${short}`] : [])];
}
