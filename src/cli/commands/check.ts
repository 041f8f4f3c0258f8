import type { Command } from '../command.ts';
import { checkOptions, linkOptions, runCheck } from '../run-check.ts';

export const checkCommand: Command = {
  name: 'check',
  usage: '[site] [--external] [--fix] [--reporter github]',
  summary: 'Check the links, settings, pages, API descriptions and images of a site',
  options: [...linkOptions, ...checkOptions],
  positionals: 1,
  run: (input) => runCheck(input, { strict: true }),
};
