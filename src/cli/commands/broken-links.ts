import type { Command } from '../command.ts';
import { checkOptions, linkOptions, runCheck } from '../run-check.ts';

export const brokenLinksCommand: Command = {
  name: 'broken-links',
  usage: '[site] [--external] [--fix] [--reporter github]',
  summary: 'Run only the checks for links, anchors, files and redirects',
  options: [...linkOptions, ...checkOptions],
  positionals: 1,
  run: (input) => runCheck(input, { part: 'broken-links', strict: true }),
};
