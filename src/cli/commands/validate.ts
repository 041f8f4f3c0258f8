import { checkSite } from '../../build/validate/check-site.ts';
import type { Command, CommandInput, ExitCode } from '../command.ts';
import { honourProxies } from '../honour-proxies.ts';
import { outputOptions, say } from '../output-options.ts';
import { reportProblems } from '../report-problems.ts';
import { readSiteOptions } from '../site-options.ts';

export const validateCommand: Command = {
  name: 'validate',
  usage: '[site]',
  summary: 'Check docs.json, pages and API descriptions without writing anything',
  options: outputOptions,
  positionals: 1,
  run: async (input: CommandInput): Promise<ExitCode> => {
    const { terminal } = input;
    honourProxies(terminal);
    const { pages, problems } = await checkSite(readSiteOptions(input));
    reportProblems(problems, terminal);
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    say(terminal, `${pages} pages checked: ${errors} errors, ${problems.length - errors} warnings\n`);
    return errors > 0 ? 1 : 0;
  },
};
