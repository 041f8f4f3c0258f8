import { renderReport } from '../../base/errors/render-report.ts';
import { checkSite } from '../../build/validate/check-site.ts';
import type { Command, CommandInput, ExitCode } from '../command.ts';
import { honourProxies } from '../honour-proxies.ts';
import { readSiteOptions } from '../site-options.ts';

export const validateCommand: Command = {
  name: 'validate',
  usage: '[site]',
  summary: 'Check docs.json, pages and API descriptions without writing anything',
  options: [],
  positionals: 1,
  run: async (input: CommandInput): Promise<ExitCode> => {
    honourProxies(input.terminal);
    const { pages, problems } = await checkSite(readSiteOptions(input));
    if (problems.length > 0) input.terminal.error(`${renderReport(problems, { color: input.terminal.color })}\n`);
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    input.terminal.out(`${pages} pages checked: ${errors} errors, ${problems.length - errors} warnings\n`);
    return errors > 0 ? 1 : 0;
  },
};
