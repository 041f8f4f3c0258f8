import { type Command, optionNames } from '../command.ts';

/** A script that `eval "$(docwright completion bash)"` loads; for bash 3.2, which macOS has, and newer. */
export function renderBashCompletion(commands: readonly Command[]): string {
  return `_docwright() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
${commands.flatMap(renderValues).join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${commands.map(renderWords(commands)).join('\n')}
  esac
  if [[ $current == -* || $COMP_CWORD -eq 2 ]]; then COMPREPLY=($(compgen -W "$words" -- "$current")); fi
}
complete -o default -o bashdefault -F _docwright docwright
`;
}

/** The values of an option; where these are files, nothing, and bash completes files by itself. */
function renderValues({ name, options }: Command): string[] {
  return options
    .filter(({ type }) => type === 'string')
    .map((option) => {
      const pattern = optionNames(option)
        .map((spelling) => `"${name} ${spelling}"`)
        .join('|');
      return `    ${pattern}) COMPREPLY=(${option.words ? `$(compgen -W "${option.words.join(' ')}" -- "$current")` : ''}); return ;;`;
    });
}

function renderWords(commands: readonly Command[]): (command: Command) => string {
  return ({ name, options, words = [] }) => {
    const first = name === 'help' ? commands.map((command) => command.name) : words;
    return `    ${name}) words="${[...first, ...options.flatMap(optionNames), '--help'].join(' ')}" ;;`;
  };
}
