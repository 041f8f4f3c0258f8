import { DocsError } from '../base/errors/docs-error.ts';
import { explainError } from '../base/errors/explain-error.ts';
import { missingBinding } from '../base/errors/missing-binding.ts';
import { type Command, type ExitCode, type Terminal, UsageError } from './command.ts';
import { commandLoaders, loadCommands } from './commands.ts';
import { exitOnSignals } from './exit-on-signals.ts';
import { explainSystemError } from './explain-system-error.ts';
import { keepCompiled } from './keep-compiled.ts';
import { openTerminal } from './open-terminal.ts';
import { setVolume } from './output-options.ts';
import { readArguments } from './read-arguments.ts';
import { renderCommandHelp } from './render-help.ts';
import { reportProblems } from './report-problems.ts';
import { suggestCommand } from './suggest-command.ts';

/** What the older names of commands stand for. */
const shorthands: Readonly<Record<string, string>> = {
  '--help': 'help',
  '-h': 'help',
  '--version': 'version',
  '-v': 'version',
};

/** What `bin` does: as `run`, in a process of its own. */
export function start(args: string[]): Promise<ExitCode> {
  keepCompiled();
  return run(args);
}

/** Runs `docwright` with its arguments (without the program's name) and gives the exit code. */
export async function run(args: string[], terminal: Terminal = openTerminal()): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  if (name === '') {
    await runCommand(await commandLoaders['help']!(), [], terminal);
    return 2;
  }
  const known = shorthands[name] ?? name;
  if (Object.hasOwn(commandLoaders, known)) {
    const command = await loadCommand(known, terminal);
    return command ? runCommand(command, rest, terminal) : 1;
  }
  terminal.error(suggestCommand(name, Object.keys(commandLoaders)));
  return 2;
}

/** `null` where it needs a package without code for this system, which is told. */
async function loadCommand(name: string, terminal: Terminal): Promise<Command | null> {
  try {
    return await commandLoaders[name]!();
  } catch (error) {
    if (tellMissing(error, terminal)) return null;
    throw error;
  }
}

async function runCommand(command: Command, args: string[], terminal: Terminal): Promise<ExitCode> {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.out(renderCommandHelp(command));
    return 0;
  }
  const release = exitOnSignals();
  let told = terminal;
  try {
    const { values, positionals } = readArguments(command, args);
    told = setVolume(terminal, values);
    return await command.run({ positionals, options: values, terminal: told, loadCommands });
  } catch (error) {
    return reportFailure(error, { command, terminal: told });
  } finally {
    release();
  }
}

function reportFailure(error: unknown, { command, terminal }: { command: Command; terminal: Terminal }): ExitCode {
  if (error instanceof UsageError) {
    terminal.error(`${error.message}\n\nUsage: ${`docwright ${command.name} ${command.usage}`.trimEnd()}\n`);
    return 2;
  }
  if (error instanceof DocsError) {
    reportProblems(error.problems, terminal);
    return 1;
  }
  if (terminal.volume !== 'verbose' && tellMissing(error, terminal)) return 1;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const said = explainSystemError(error);
  const canSayMore = terminal.volume !== 'verbose' && command.options.some(({ name }) => name === 'verbose');
  // Where the file system has refused something, the way there says nothing to those who cannot ask for it.
  const whole = terminal.volume === 'verbose' ? (stack ?? message) : (said ?? stack ?? message);
  terminal.error(
    `docwright ${command.name} failed: ${canSayMore ? `${said ?? message}\nRun with --verbose to see where` : whole}\n`,
  );
  return 1;
}

function tellMissing(error: unknown, terminal: Terminal): boolean {
  const missing = missingBinding(explainError(error));
  if (missing) reportProblems([missing], terminal);
  return missing !== null;
}
