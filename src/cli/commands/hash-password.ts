import { hashPassword } from '../../service/access/password.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';

export const hashPasswordCommand: Command = {
  name: 'hash-password',
  usage: '< file',
  summary: 'Turn a password, read from standard input, into what the configuration of sign-in holds',
  options: [],
  positionals: 0,
  run,
};

/** A password among the arguments would stand in the shell's history and in the list of processes. */
async function run({ terminal }: CommandInput): Promise<ExitCode> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  const password = text.replace(/\r?\n$/, '');
  if (password === '') throw new UsageError('hash-password reads the password from standard input, and nothing came');
  terminal.out(`${await hashPassword(password)}\n`);
  return 0;
}
