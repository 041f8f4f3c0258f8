import type { Command, CommandOption } from '../command.ts';

/** A script for fish's folder of completions, or for `docwright completion fish | source`. */
export function renderFishCompletion(commands: readonly Command[]): string {
  const lines = commands.flatMap((command) => {
    const within = `complete -c docwright -n '__fish_seen_subcommand_from ${command.name}'`;
    const words = command.name === 'help' ? commands.map(({ name }) => name) : (command.words ?? []);
    return [
      `complete -c docwright -n __fish_use_subcommand -f -a ${command.name} -d ${quote(command.summary)}`,
      ...(words.length > 0 ? [`${within} -f -a ${quote(words.join(' '))}`] : []),
      ...command.options.map((option) => `${within} ${renderOption(option)}`),
    ];
  });
  return `${lines.join('\n')}
complete -c docwright -n __fish_use_subcommand -l version -d 'Print the version'
complete -c docwright -l help -s h -d 'Show the options'
`;
}

function renderOption({ name, short, type, words, summary }: CommandOption & { name: string }): string {
  const value = words ? ` -x -a ${quote(words.join(' '))}` : type === 'string' ? ' -r' : '';
  return `-l ${name}${short ? ` -s ${short}` : ''}${value} -d ${quote(summary)}`;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
