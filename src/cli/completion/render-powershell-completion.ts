import { type Command, optionNames } from '../command.ts';

/** A script that `docwright completion powershell | Out-String | Invoke-Expression` loads. */
export function renderPowershellCompletion(commands: readonly Command[]): string {
  const rows = commands.map((command) => {
    const words = command.name === 'help' ? commands.map(({ name }) => name) : (command.words ?? []);
    const options = command.options.flatMap((option) =>
      optionNames(option).map((spelling) => `      ${entry(spelling, option.summary)}`),
    );
    const entries = [
      ...words.map((word) => `      ${entry(word, word)}`),
      ...options,
      `      ${entry('--help', 'show the options')}`,
    ];
    return `    ${quote(command.name)} = @(\n${entries.join('\n')}\n    )`;
  });
  return `Register-ArgumentCompleter -Native -CommandName docwright -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $commands = @(
${commands.map(({ name, summary }) => `    ${entry(name, summary)}`).join('\n')}
    ${entry('--help', 'show the commands')}
    ${entry('--version', 'print the version')}
  )
  $options = @{
${rows.join('\n')}
  }
  $words = @($commandAst.CommandElements | ForEach-Object { $_.ToString() })
  $isFirst = $words.Count -lt 2 -or ($words.Count -eq 2 -and $wordToComplete -ne '')
  $found = if ($isFirst) { $commands } else { $options[$words[1]] }
  $found | Where-Object { $_.Name -like "$wordToComplete*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_.Name, $_.Name, 'ParameterValue', $_.Text)
  }
}
`;
}

function entry(name: string, text: string): string {
  return `@{ Name = ${quote(name)}; Text = ${quote(text)} }`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
