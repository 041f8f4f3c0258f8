import type { Command } from '../command.ts';
import { checkOptions, runCheck } from '../run-check.ts';

export const a11yCommand: Command = {
  name: 'a11y',
  usage: '[site] [--reporter github]',
  summary: 'Run only the checks for alt texts and colour contrast',
  options: checkOptions,
  positionals: 1,
  run: (input) => runCheck(input, { part: 'a11y', strict: true }),
};
