import type { Command } from '../command.ts';
import { checkOptions, runCheck } from '../run-check.ts';

export const openapiCheckCommand: Command = {
  name: 'openapi-check',
  usage: '[site|description] [--reporter github]',
  summary: 'Run only the checks for API descriptions, or check one file or URL',
  options: checkOptions,
  positionals: 1,
  run: (input) => runCheck(input, { part: 'openapi-check', strict: true }),
};
