import type { Command } from '../command.ts';
import { checkOptions, runCheck } from '../run-check.ts';

export const a11yCommand: Command = {
  name: 'a11y',
  usage: '[site] [--reporter github]',
  summary: 'The part of check that looks at texts of pictures and contrast of colours',
  options: checkOptions,
  positionals: 1,
  run: (input) => runCheck(input, { part: 'a11y', strict: true }),
};
