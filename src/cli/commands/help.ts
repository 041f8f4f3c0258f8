import type { Command, CommandInput, ExitCode } from '../command.ts';
import { renderCommandHelp, renderHelp } from '../render-help.ts';
import { suggestCommand } from '../suggest-command.ts';

export const helpCommand: Command = {
  name: 'help',
  usage: '[command]',
  summary: 'List the commands, or the options of one',
  options: [],
  positionals: 1,
  run: async ({ positionals: [name], terminal, loadCommands }: CommandInput): Promise<ExitCode> => {
    const commands = await loadCommands();
    const topic = commands.find((command) => command.name === name);
    if (name !== undefined && !topic) {
      terminal.error(
        suggestCommand(
          name,
          commands.map((command) => command.name),
        ),
      );
      return 2;
    }
    terminal.out(topic ? renderCommandHelp(topic) : renderHelp(commands));
    return 0;
  },
};
