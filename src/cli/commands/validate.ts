import { strictOption } from '../build-options.ts';
import type { Command } from '../command.ts';
import { checkOptions, runCheck } from '../run-check.ts';

export const validateCommand: Command = {
  name: 'validate',
  usage: '[site] [--strict]',
  summary: 'Report what build would, without building, and validate API descriptions in full',
  options: [{ ...strictOption, summary: 'fail on any page error' }, ...checkOptions],
  positionals: 1,
  run: (input) => runCheck(input, { part: 'validate', strict: input.options['strict'] === true }),
};
