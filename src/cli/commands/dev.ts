import { setFlagsFromString } from 'node:v8';
import { startDevServer } from '../../build/dev/start-dev-server.ts';
import { announce } from '../announce.ts';
import { readRenderingOptions, renderingOptions } from '../build-options.ts';
import type { Command, CommandInput, ExitCode } from '../command.ts';
import { createFaultTeller } from '../create-fault-teller.ts';
import { formatSeconds } from '../format.ts';
import { honourProxies } from '../honour-proxies.ts';
import type { Listening } from '../list-addresses.ts';
import { listenOn, readPort } from '../listen-from.ts';
import { outputOptions } from '../output-options.ts';
import { opensBrowser, readAllowedHosts, readCertificate, readHost, serverOptions } from '../server-options.ts';
import { showUntilStopped } from '../show-until-stopped.ts';
import { readSiteOptions, siteOptions } from '../site-options.ts';

const standardPort = 3000;

export const devCommand: Command = {
  name: 'dev',
  usage: `[site] [--port ${standardPort}] [--host] [--open]`,
  summary: 'Start a development server that shows changes as you save',
  options: [...serverOptions(standardPort), ...siteOptions, ...renderingOptions, ...outputOptions],
  positionals: 1,
  run,
};

async function run(input: CommandInput): Promise<ExitCode> {
  const { terminal, options } = input;
  // A site is read again after each change: the engine would let twice of what is in use gather before it tidies up.
  setFlagsFromString('--heap-growing-percent=20');
  honourProxies(terminal);
  const site = readSiteOptions(input);
  const rendering = readRenderingOptions(input);
  const certificate = readCertificate(options);
  const host = readHost(options);
  const start = (port: number): ReturnType<typeof startDevServer> =>
    startDevServer({
      ...site,
      ...rendering,
      port,
      host,
      allowedHosts: readAllowedHosts(options),
      certificate,
      verbose: terminal.volume === 'verbose',
      onProblems: createFaultTeller(terminal),
    });
  const wanted = readPort(options['port'], standardPort);
  const started = performance.now();
  let server = await listenOn(wanted, start);
  const listening = (): Listening => ({
    protocol: certificate ? 'https' : 'http',
    host,
    port: server.port,
    base: site.base,
  });
  announce(terminal, { ...listening(), wanted, title: `Ready after ${formatSeconds(performance.now() - started)}` });
  const restart = async (): Promise<void> => {
    const { port } = server;
    await server.stop();
    server = await start(port);
    announce(terminal, { ...listening(), wanted: port, title: 'Restarted' });
  };
  await showUntilStopped({
    terminal,
    listening,
    open: opensBrowser(options),
    keys: [{ key: 'r', summary: 'restart the server', run: restart }],
  });
  await server.stop();
  return 0;
}
