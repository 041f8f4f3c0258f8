import { parseArgs } from 'node:util';
import { DocsError } from '../base/errors/docs-error.ts';
import { renderReport } from '../base/errors/render-report.ts';
import { suggestNearest } from '../base/errors/suggest.ts';
import { packageVersion } from '../read/site/package-folder.ts';
import { type Command, type ExitCode, parseArgsOptions, type Terminal, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { openTerminal } from './open-terminal.ts';
import { renderCommandHelp, renderHelp } from './render-help.ts';

/** Runs `docwright` with its arguments (without the program's name) and gives the exit code. */
export async function run(args: string[], terminal: Terminal = openTerminal()): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  if (name === '' || name === '--help' || name === '-h' || name === 'help') {
    const topic = commands.find((command) => command.name === rest[0]);
    terminal.out(topic ? renderCommandHelp(topic) : renderHelp(commands));
    return name === '' ? 2 : 0;
  }
  if (name === '--version' || name === '-v') {
    terminal.out(`${packageVersion}\n`);
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return runCommand(command, rest, terminal);
  const near = suggestNearest(
    name,
    commands.map((candidate) => candidate.name),
  );
  terminal.error(`There is no command "${name}".${near ? ` Did you mean "${near}"?` : ''} See docwright --help.\n`);
  return 2;
}

async function runCommand(command: Command, args: string[], terminal: Terminal): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.out(renderCommandHelp(command));
    return 0;
  }
  try {
    const { values, positionals } = readArguments(command, args);
    return await command.run({ positionals, options: values, terminal });
  } catch (error) {
    return reportFailure(error, { command, terminal });
  }
}

function readArguments(
  command: Command,
  args: string[],
): { values: Record<string, string | boolean | undefined>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: parseArgsOptions(command),
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length > command.positionals)
      throw new UsageError(`"${positionals[command.positionals]}" is one argument too many`);
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const message = error instanceof Error ? error.message.split('. ')[0]! : String(error);
    const unknown = /Unknown option '--?([^']+)'/.exec(message)?.[1];
    const near = unknown
      ? suggestNearest(
          unknown,
          command.options.map((option) => option.name),
        )
      : null;
    throw new UsageError(near ? `${message}. Did you mean --${near}?` : message);
  }
}

function reportFailure(error: unknown, { command, terminal }: { command: Command; terminal: Terminal }): ExitCode {
  if (error instanceof UsageError) {
    terminal.error(`${error.message}\n\nUsage: docwright ${command.name} ${command.usage}\n`);
    return 2;
  }
  if (error instanceof DocsError) {
    terminal.error(`${renderReport(error.problems, { color: terminal.color })}\n`);
    return 1;
  }
  terminal.error(
    `docwright ${command.name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return 1;
}
