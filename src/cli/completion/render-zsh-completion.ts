import type { Command, CommandOption } from '../command.ts';

/** A script for a folder of zsh's `fpath`, or for `eval "$(docwright completion zsh)"` after `compinit`. */
export function renderZshCompletion(commands: readonly Command[]): string {
  const names = commands.map(({ name, summary }) => `      ${quote(`${name}:${summary}`)}`);
  return `#compdef docwright
_docwright() {
  if (( CURRENT == 2 )); then
    local -a commands
    commands=(
${names.join('\n')}
    )
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands.map((command) => renderCommand(command, commands)).join('\n')}
  esac
}
if [[ $funcstack[1] == _docwright ]]; then _docwright "$@"; else compdef _docwright docwright; fi
`;
}

function renderCommand(command: Command, commands: readonly Command[]): string {
  const words = command.name === 'help' ? commands.map(({ name }) => name) : command.words;
  const specs = [
    ...command.options.flatMap(renderOption),
    "'(-h --help)'{-h,--help}'[show the options]'",
    ...(command.positionals > 0 ? [quote(`*:argument:${words ? `(${words.join(' ')})` : '_files'}`)] : []),
  ];
  return `    ${command.name}) _arguments ${specs.join(' ')} ;;`;
}

function renderOption({ name, short, type, value, words, summary }: CommandOption & { name: string }): string[] {
  const about = `[${escapeText(summary)}]`;
  const takes =
    type === 'string' ? `:${escapeText(value ?? 'value')}:${words ? `(${words.join(' ')})` : '_files'}` : '';
  return [quote(`--${name}${about}${takes}`), ...(short ? [quote(`-${short}${about}${takes}`)] : [])];
}

function escapeText(text: string): string {
  return text.replace(/[\\:[\]]/g, '\\$&');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
