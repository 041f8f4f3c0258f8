import type { Command } from './command.ts';

/** The text of `docwright --help`. */
export function renderHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const rows = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`);
  return `docwright turns a folder with a docs.json into a static documentation site.

Usage: docwright <command> [options]

${rows.join('\n')}

  docwright <command> --help   options of a command
  docwright --version          version

"site" is a folder with a docs.json; without it, the current folder.
Exit codes: 0 done; 1 docs.json or an API description cannot be used, or there is no page
(with --strict: any error in a page), and the last output is as it was; 2 wrong usage.
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
