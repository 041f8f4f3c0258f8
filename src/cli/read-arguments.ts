import { parseArgs } from 'node:util';
import { type Command, type CommandInput, optionNames, parseArgsOptions, UsageError } from './command.ts';
import { suggestOption } from './suggest-option.ts';

/**
 * Reads what follows a command's name.
 * @throws UsageError for an unknown option, a missing value, or an argument too many
 */
export function readArguments(
  command: Command,
  args: readonly string[],
): { values: CommandInput['options']; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: fillBare(command, args),
      options: parseArgsOptions(command),
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length > command.positionals)
      throw new UsageError(`Unexpected argument "${positionals[command.positionals]}"`);
    refuseEmpty(command, { values, positionals });
    return { values: values as CommandInput['options'], positionals };
  } catch (error) {
    throw error instanceof UsageError ? error : explain(error, command);
  }
}

/** What scripts hand on as it is, since nothing means none. */
const mayBeEmpty: ReadonlySet<string> = new Set(['base', 'preview', 'before']);

/** A variable that is not set would else name the current folder. */
function refuseEmpty(
  { options }: Command,
  { values, positionals }: { values: Readonly<Record<string, unknown>>; positionals: readonly string[] },
): void {
  if (positionals.includes('')) throw new UsageError('An argument is empty');
  const empty = options.find(({ name }) => values[name] === '' && !mayBeEmpty.has(name));
  if (empty) throw new UsageError(`--${empty.name} needs ${articled(empty.value ?? 'value')}, but is empty`);
}

/** Puts in what an option stands for where nothing follows it. */
function fillBare({ options }: Command, args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const option = options.find((candidate) => candidate.bare !== undefined && optionNames(candidate).includes(arg));
    const next = args[index + 1];
    return option && (next === undefined || next.startsWith('-')) ? `--${option.name}=${option.bare}` : arg;
  });
}

function explain(error: unknown, command: Command): UsageError {
  const message = error instanceof Error ? error.message.split('. ')[0]! : String(error);
  const unknown = /Unknown option '--?([^']+)'/.exec(message)?.[1];
  const advice = unknown
    ? suggestOption(
        unknown,
        command.options.map((option) => option.name),
      )
    : '';
  return new UsageError(advice ? `${message}. ${advice}` : message);
}

function articled(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
