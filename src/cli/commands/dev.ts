import { renderReport } from '../../base/errors/render-report.ts';
import { startDevServer } from '../../build/astro/start-dev-server.ts';
import type { Command, CommandInput, ExitCode } from '../command.ts';
import { formatSeconds } from '../format.ts';
import { honourProxies } from '../honour-proxies.ts';
import { readPort } from '../listen-from.ts';
import { readSiteOptions, siteOptions } from '../site-options.ts';

export const devCommand: Command = {
  name: 'dev',
  usage: '[site] [--port 3000]',
  summary: 'Show a site while it is being written',
  options: [
    {
      name: 'port',
      type: 'string',
      short: 'p',
      value: 'number',
      summary: 'port to listen on; the next free one is taken (default: 3000)',
    },
    { name: 'host', type: 'string', value: 'address', summary: 'address to listen on (default: localhost)' },
    ...siteOptions,
  ],
  positionals: 1,
  run,
};

async function run(input: CommandInput): Promise<ExitCode> {
  const { terminal, options } = input;
  honourProxies(terminal);
  const started = performance.now();
  const server = await startDevServer({
    ...readSiteOptions(input),
    port: readPort(options['port'], 3000),
    host: typeof options['host'] === 'string' ? options['host'] : 'localhost',
    onProblems: (problems) => {
      if (problems.length > 0) terminal.error(`${renderReport(problems, { color: terminal.color })}\n`);
    },
  });
  terminal.out(`${server.url} is ready after ${formatSeconds(performance.now() - started)}\n`);
  await new Promise<void>((stop) => process.once('SIGINT', stop).once('SIGTERM', stop));
  await server.stop();
  return 0;
}
