import { strictOption } from '../build-options.ts';
import type { Command } from '../command.ts';
import { checkOptions, runCheck } from '../run-check.ts';

export const validateCommand: Command = {
  name: 'validate',
  usage: '[site] [--strict]',
  summary: 'Find what build reports, without building, and check API descriptions in full',
  options: [{ ...strictOption, summary: 'fail on any error in a page' }, ...checkOptions],
  positionals: 1,
  run: (input) => runCheck(input, { part: 'validate', strict: input.options['strict'] === true }),
};
