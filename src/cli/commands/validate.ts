import { stopsOutput } from '../../base/errors/stops-output.ts';
import { checkSite } from '../../build/validate/check-site.ts';
import { readRenderingOptions, renderingOptions, strictOption } from '../build-options.ts';
import type { Command, CommandInput, ExitCode } from '../command.ts';
import { honourProxies } from '../honour-proxies.ts';
import { outputOptions, say } from '../output-options.ts';
import { reportProblems } from '../report-problems.ts';
import { readSiteOptions } from '../site-options.ts';

export const validateCommand: Command = {
  name: 'validate',
  usage: '[site] [--strict]',
  summary: 'Check docs.json, pages and API descriptions without writing anything',
  options: [{ ...strictOption, summary: 'fail on any error in a page' }, ...renderingOptions, ...outputOptions],
  positionals: 1,
  run: async (input: CommandInput): Promise<ExitCode> => {
    const { terminal } = input;
    honourProxies(terminal);
    const { pages, problems } = await checkSite({ ...readSiteOptions(input), ...readRenderingOptions(input) });
    reportProblems(problems, terminal);
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    say(terminal, `${pages} pages checked: ${errors} errors, ${problems.length - errors} warnings\n`);
    return stopsOutput(problems, { strict: input.options['strict'] === true, force: false }) ? 1 : 0;
  },
};
