import { packageVersion } from '../../read/site/package-folder.ts';
import type { Command } from '../command.ts';

export const versionCommand: Command = {
  name: 'version',
  usage: '',
  summary: 'Print the version',
  options: [],
  positionals: 0,
  run: async ({ terminal }) => {
    terminal.out(`${packageVersion}\n`);
    return 0;
  },
};
