import { cpSync, existsSync, readdirSync } from 'node:fs';

import { join, resolve } from 'node:path';
import { packageFolder } from '../../read/site/package-folder.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';

export const newCommand: Command = {
  name: 'new',
  usage: '[folder]',
  summary: 'Make a new site to start from',
  options: [],
  positionals: 1,
  run: async ({ positionals, terminal }: CommandInput): Promise<ExitCode> => {
    const folder = resolve(positionals[0] ?? '.');
    if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.'))) {
      throw new UsageError(`${folder} is not empty; name a new folder`);
    }
    cpSync(join(packageFolder, 'starter'), folder, { recursive: true });
    const name = positionals[0] ?? '.';
    terminal.out(
      `A new site stands in ${folder}.\n\n  docwright dev ${name}     look at it\n  docwright build ${name}   build it\n`,
    );
    return 0;
  },
};
