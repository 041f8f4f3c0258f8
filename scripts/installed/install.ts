import { measureInstall } from './measure-install.ts';
import type { Row } from './row.ts';
import { type CommandPlace, type CommandRun, runCommand } from './run-command.ts';

/** Runs the commands of an installation in a folder. @returns a row, with its fault where one failed */
export async function install(name: string, place: CommandPlace, commands: readonly string[][]): Promise<Row> {
  const runs: CommandRun[] = [];
  for (const command of commands) runs.push(await runCommand(command, place));
  const output = runs.map((run) => run.output).join('\n');
  const failed = runs.find(({ code }) => code !== 0);
  return {
    name,
    ...measureInstall(place.cwd),
    seconds: runs.reduce((sum, run) => sum + run.seconds, 0),
    secondsToPage: null,
    warnings: warningsOf(output),
    faults: failed
      ? [`installing: exit ${failed.code}, ${failed.output.trim().split('\n').slice(-6).join(' | ')}`]
      : [],
    output,
  };
}

/** Not what npm thinks of the settings of whoever runs this. */
function warningsOf(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.filter(
    (line) =>
      /\bwarn(?:ing|ings)?\b|deprecated|ignored build scripts|YN0004/i.test(line) &&
      !/Unknown \w+ config|no license field|with warnings/i.test(line),
  );
}
