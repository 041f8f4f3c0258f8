import type { Command } from './command.ts';

/** The text of `docwright --help`. */
export function renderHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const rows = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `docwright turns a folder with a docs.json into a static documentation site.

Usage: docwright <command> [options]

${rows.join('\n')}

  docwright <command> --help   show the options of a command
  docwright --version          print the version

"site" is a folder with a docs.json (default: the current folder).
Exit codes: 0 success; 1 docs.json or an API description cannot be used, or there are no pages
(with --strict, also any page error), and the previous output is kept; 2 incorrect usage.
`;
}

/** The text of `docwright <command> --help`. */
export function renderCommandHelp(command: Command): string {
  const names = command.options.map(
    ({ name, short, value }) => `${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`,
  );
  const width = Math.max(0, ...names.map((name) => name.length));
  const rows = command.options.map((option, index) => `  ${names[index]!.padEnd(width)}  ${option.summary}`);
  return `${command.summary}.

Usage: ${`docwright ${command.name} ${command.usage}`.trimEnd()}
${rows.length > 0 ? `\n${rows.join('\n')}\n` : ''}`;
}
