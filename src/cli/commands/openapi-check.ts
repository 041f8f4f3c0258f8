import type { Command } from '../command.ts';
import { checkOptions, runCheck } from '../run-check.ts';

export const openapiCheckCommand: Command = {
  name: 'openapi-check',
  usage: '[site|description] [--reporter github]',
  summary: 'The part of check that looks at API descriptions, or at one by its file or address',
  options: checkOptions,
  positionals: 1,
  run: (input) => runCheck(input, { part: 'openapi-check', strict: true }),
};
