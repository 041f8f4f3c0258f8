import { text as readText } from 'node:stream/consumers';
import { hashPasswords, longestPassword } from '../../service/access/password.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';

export const hashPasswordCommand: Command = {
  name: 'hash-password',
  usage: '< file',
  summary: 'Hash passwords from standard input, one per line, for the sign-in configuration',
  options: [],
  positionals: 0,
  run,
};

/** A password among the arguments would stand in the shell's history and in the list of processes. */
async function run({ terminal }: CommandInput): Promise<ExitCode> {
  const text = await readText(process.stdin);
  const lines = text.split(/\r?\n/);
  const long = lines.findIndex((line) => line.length > longestPassword);
  if (long !== -1)
    throw new UsageError(
      `The password on line ${long + 1} has ${lines[long]!.length} characters; the limit is ${longestPassword}`,
    );
  const passwords = lines.filter((line) => line !== '');
  if (passwords.length === 0)
    throw new UsageError('hash-password reads passwords from standard input, one per line, but received none');
  terminal.out(`${(await hashPasswords(passwords)).join('\n')}\n`);
  return 0;
}
