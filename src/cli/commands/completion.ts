import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { completionShells } from '../completion/completion-shells.ts';

export const completionCommand: Command = {
  name: 'completion',
  usage: Object.keys(completionShells).join('|'),
  summary: 'Print a completion script for your shell',
  options: [],
  positionals: 1,
  words: Object.keys(completionShells),
  run: async ({ positionals: [shell = ''], terminal, loadCommands }: CommandInput): Promise<ExitCode> => {
    const found = Object.hasOwn(completionShells, shell) ? completionShells[shell] : undefined;
    if (!found) throw new UsageError(`Specify a shell: ${Object.keys(completionShells).join(', ')}`);
    terminal.out(found(await loadCommands()));
    return 0;
  },
};
